// A file or text on its way to the analysis; refusals stay to be read where the file was given.

import { t } from "../i18n";
import { ApiError, api } from "./api";
import { listed } from "./positionList.svelte";
import { go, positionPath } from "./router.svelte";

export const MAX_BYTES = 10 * 1024 * 1024;

export interface Refused {
  where: string;
  message: string;
}

export const upload = $state<{ sending: string | null; refused: Refused | null }>({ sending: null, refused: null });

/** A position, in a file of nothing else or where an unfinished match stands, has a page of its own. */
async function opened(file: Blob, name: string): Promise<boolean> {
  const place = await api.positionOf(file, name).catch(() => null);
  if (!place?.id) return false;
  listed(place.list, place.id);
  go(positionPath(place.id));
  return true;
}

export async function analyse(file: Blob, name: string): Promise<void> {
  upload.refused = null;
  if (file.size > MAX_BYTES) {
    upload.refused = { where: name, message: t.upload.tooBig({ name }) };
    return;
  }
  if (file.size === 0) {
    upload.refused = { where: name, message: t.upload.emptyFile({ name }) };
    return;
  }
  upload.sending = name;
  try {
    const { id } = await api.analyseFile(file, name);
    go(`/analysis/${id}`);
  } catch (error) {
    if (error instanceof ApiError && error.code === "nothing-to-analyse" && (await opened(file, name))) return;
    const told = error instanceof ApiError ? error.where : null;
    const where = told === null ? name : told.includes(name) ? told : `${name}, ${told}`;
    upload.refused = { where, message: error instanceof Error ? error.message : String(error) };
  } finally {
    upload.sending = null;
  }
}
