// The figures of the reference page, as `pasch reference --json web/src/reference` writes them; a file for each section.

import entering from "../../reference/entering.json";
import equities from "../../reference/equities.json";
import last from "../../reference/last.json";
import model from "../../reference/model.json";
import races from "../../reference/races.json";
import shots from "../../reference/shots.json";
import takes from "../../reference/takes.json";

/** A roll that hits: its dice, and for each path the points on which the checker lands before. */
export type Way = readonly [high: number, low: number, paths: readonly (readonly number[])[]];

interface Shots {
  /** Rolls of 36 by distance, from 1 away on. */
  readonly open: readonly number[];
  readonly ways: readonly (readonly Way[])[];
  readonly pairs: readonly (readonly number[])[];
}

interface Wrong {
  readonly share: number;
  readonly lost: number;
}

export interface RaceSet {
  readonly races: number;
  readonly pips: number;
  readonly rows: readonly {
    readonly formula: string | null;
    readonly races: number;
    readonly double: Wrong;
    readonly redouble: Wrong;
    readonly take: Wrong;
  }[];
  readonly chances: readonly { readonly formula: string; readonly mean: number; readonly worst: number }[];
}

interface Takes {
  readonly table: string;
  readonly most: number;
  readonly weight: number;
  readonly cubes: readonly {
    readonly cube: number;
    readonly dead: readonly (readonly (number | null)[])[];
    readonly live: readonly (readonly (number | null)[])[];
  }[];
  readonly gammons: readonly { readonly cube: number; readonly values: readonly (readonly number[])[] }[];
  readonly after: readonly number[];
}

export type Rule = "janowski" | "turner" | "numbers" | "pasch";

interface Equities {
  readonly tables: readonly {
    readonly name: string;
    readonly before: readonly (readonly number[])[];
    readonly after: readonly number[];
  }[];
  /** The most points at the scores that the rules are tried on. */
  readonly most: number;
  /** What each point of the lead is worth if the trailer needs 3, 4, 5 points and so on. */
  readonly numbers: readonly number[];
  readonly rules: readonly { readonly rule: Rule; readonly mean: number; readonly worst: number; readonly at: readonly number[] }[];
}

export const SHOTS = shots as unknown as Shots;
export const ENTERING = entering;
export const LAST = last;
export const TAKES = takes as Takes;
export const EQUITIES = equities as Equities;
export const RACES = races as Omit<typeof races, "short" | "long"> & { readonly short: RaceSet; readonly long: RaceSet };
export const MODEL = model;

/** The rolls that hit a blot so far away while some points are blocked. */
export function hitting(away: number, blocked: ReadonlySet<number>): readonly Way[] {
  const ways = blocked.has(away) ? [] : (SHOTS.ways[away - 1] ?? []);
  return ways.filter(([, , paths]) => paths.some((path) => path.every((point) => !blocked.has(point))));
}

/** How many of the 36 rolls some are: a double is one, another roll two. */
export const count = (ways: readonly Way[]): number => ways.reduce((sum, [high, low]) => sum + (high === low ? 1 : 2), 0);

/** The whole numbers from one to another. */
export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A figure with fixed decimals; a dash where there is none. */
export const figure = (value: number | null | undefined, decimals: number): string => value?.toFixed(decimals) ?? "–";
