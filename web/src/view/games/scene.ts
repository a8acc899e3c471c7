// A scene of a game's page as a board to look at.

import { arrowsFor } from "../../board/arrows";
import { opposite, wideShape, type Shape } from "../../board/geometry";
import { fresh } from "../../board/input";
import { frameOf } from "../../board/pointer";
import type { BoardState } from "../../board/state";
import { stillBoard } from "../../board/still";
import { movesOf, positionOf, type Picture, type Scene } from "../../games/page";
import { t } from "../../i18n/games";
import { settings } from "../../session/settings.svelte";
import type { PositionView, VariantInfo } from "../../wire";

export const namesOf = (): { a: string; b: string } => ({ a: t.play.you, b: t.rules.opponent });

export function scenePosition(variant: VariantInfo, scene: Scene): PositionView {
  return positionOf(scene, variant.checkers, (point) => opposite(variant.geometry, point), variant.contact === "share");
}

function boardOf(variant: VariantInfo, position: PositionView, shape: Shape): BoardState {
  const board = stillBoard({ position, geometry: variant.geometry, contact: variant.contact, shape });
  board.mirrored = settings.mirrored;
  board.swapped = settings.swapped;
  board.names = namesOf();
  return board;
}

/** The start with both ways home and both counts. */
export function startBoard(variant: VariantInfo): BoardState {
  const board = boardOf(variant, variant.start, wideShape());
  board.ways = ["a", "b"];
  board.bothNumbers = variant.geometry !== "same";
  return board;
}

/** A picture: its roll, the play as arrows, and what is refused as closed points. */
export function pictureBoard(variant: VariantInfo, picture: Picture): BoardState {
  const board = boardOf(variant, scenePosition(variant, picture), wideShape());
  if (picture.dice && picture.dice.length > 0) board.dice = { seat: "a", ...fresh(picture.dice) };
  if (picture.play) board.arrows = arrowsFor("best", frameOf(board), variant, board.position, "a", movesOf(picture.play));
  // Only a point that is held is closed to everybody; other rules are told in the caption.
  board.blocked = (picture.refused ?? []).filter(([, , word]) => word.includes("holds")).map(([, to]) => to);
  return board;
}
