// Answers of passkeys that a server must refuse, made by Chromium itself: each is signed by the browser's virtual device and
// wrong in one place only.

import type { Page } from "playwright-core";
import type { PasskeyProof } from "../../src/wire";
import { check, until, type Stage } from "../harness";
import { DESKTOP, device, me, withoutOffers } from "./passkeys";

type Asked = Record<string, unknown> & { challenge: string };

/** An origin that is not the server's, of the same host: browsers let its pages use the host's passkeys. */
const ELSEWHERE = "http://localhost:18099";

/** A challenge of 32 bytes that no server gave to anybody. */
const INVENTED = "A".repeat(43);

async function account(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Create account with a passkey" }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

const post = (page: Page, path: string, body: unknown): Promise<{ status: number; answer: Record<string, unknown> }> =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(`/api/v1/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      return { status: answer.status, answer: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>) };
    },
    [path, body] as const,
  );

async function asked(page: Page): Promise<Asked> {
  const { status, answer } = await post(page, "session/passkey/challenge", {});
  check(status === 200, `a challenge is given, not ${status}`);
  return answer["publicKey"] as Asked;
}

/** Lets the device of the page sign; the name of the error where the browser itself refuses. */
const sign = (page: Page, options: Asked): Promise<PasskeyProof | string> =>
  page.evaluate(async (options) => {
    const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const text = (buffer: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    try {
      const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] } as PublicKeyCredentialRequestOptions;
      const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
      const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
      const owner = userHandle === null ? {} : { userHandle: text(userHandle) };
      return {
        id: text(shown.rawId),
        clientData: text(clientDataJSON),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        ...owner,
      };
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error);
    }
  }, options);

async function signed(page: Page, options: Asked): Promise<PasskeyProof> {
  const proof = await sign(page, options);
  check(typeof proof !== "string", `the browser signs: ${String(proof)}`);
  return proof;
}

export async function wrongPasskeys({ open, server }: Stage): Promise<void> {
  const at = server;
  const other = await open("/account?do=create", { at, size: DESKTOP, first: withoutOffers });
  await device(other);
  await account(other, "Gudrun");

  const page = await open("/account?do=create", { at, size: DESKTOP, first: withoutOffers, besides: ELSEWHERE });
  const own = await device(page);
  await account(page, "Brynhild");
  const { id } = await me(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await until("a new guest after signing out", async () => (await me(page)).role === null);

  const refused = async (what: string, proof: PasskeyProof, status: number, code: string): Promise<void> => {
    const { status: got, answer } = await post(page, "session/passkey", proof);
    const error = answer["error"] as { code?: string } | undefined;
    check(got === status && (error?.code ?? answer["code"]) === code, `${what}: ${got} ${JSON.stringify(answer)}`);
    check((await me(page)).role === null, `${what} opens nothing`);
  };

  // Challenges: invented, of another browser, used before.
  await refused("an invented challenge", await signed(page, { ...(await asked(page)), challenge: INVENTED }), 409, "challenge-over");
  await refused("another browser's challenge", await signed(page, await asked(other)), 409, "challenge-over");

  // The same host, another port: the browser signs, the server sees the origin.
  const options = await asked(page);
  await page.route(`${ELSEWHERE}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
  );
  await page.goto(`${ELSEWHERE}/`);
  const elsewhere = await signed(page, options);
  await page.goto(`${at.url}/account`);
  await refused("another origin", elsewhere, 401, "bad-passkey");
  await refused("another origin, again", elsewhere, 409, "challenge-over");

  // Another account's key, under this account's identifier.
  const theirs = await signed(other, await asked(page));
  const mine = await signed(page, await asked(page));
  await refused("another account's key", { ...theirs, id: mine.id }, 401, "bad-passkey");

  // Nobody there, nobody verified, a signature that is none: as the device says it. Where the browser refuses such an answer
  // by itself, it never reaches the server.
  const bits = [
    ["nobody was present", { isBadUP: true }],
    ["nobody was verified", { isBadUV: true }],
    ["no signature", { isBogusSignature: true }],
  ] as const;
  for (const [what, wrong] of bits) {
    await own.line.send("WebAuthn.setResponseOverrideBits", { authenticatorId: own.id, ...wrong });
    const proof = await sign(page, await asked(page));
    if (typeof proof === "string") check(proof === "NotAllowedError", `${what}: the browser says ${proof}`);
    else await refused(what, proof, 401, "bad-passkey");
    await own.line.send("WebAuthn.setResponseOverrideBits", { authenticatorId: own.id });
  }

  // A true one opens the account once, and never again. After so many failures the server lets everybody wait for a while.
  let right = await signed(page, await asked(page));
  await until("the account's own passkey is accepted", async () => {
    right = await signed(page, await asked(page));
    const { status } = await post(page, "session/passkey", right);
    check(status === 200 || status === 429, `a true proof: ${status}`);
    if (status === 429) await page.waitForTimeout(2000);
    return status === 200;
  });
  check((await me(page)).id === id, "the account is open");
  const { status } = await post(page, "session/passkey", right);
  check(status === 409, `a proof is good once: ${status}`);
}
