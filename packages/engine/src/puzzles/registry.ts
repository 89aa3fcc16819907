/** All puzzle kinds. A new kind is a file in this folder and a line in each of the two lists here. */
import * as z from "zod";
import { CipherSource, cipher } from "./cipher.ts";
import { CodeSource, code } from "./code.ts";
import type { PuzzleKind } from "./kind.ts";
import { MatchSource, match } from "./match.ts";
import { OrderSource, order } from "./order.ts";
import { RouteSource, route } from "./route.ts";
import { SwitchboardSource, switchboard } from "./switchboard.ts";

/** A puzzle in a pack. */
export const PuzzleSource = z.discriminatedUnion("kind", [
  CodeSource,
  OrderSource,
  MatchSource,
  RouteSource,
  SwitchboardSource,
  CipherSource,
]);
export type PuzzleDef = z.output<typeof PuzzleSource>;

const KINDS = { code, order, match, route, switchboard, cipher } satisfies Record<PuzzleDef["kind"], unknown>;

/** The rules of a kind. Its functions accept only a `def` of this kind and boards that it made itself. */
export function puzzleKind(kind: PuzzleDef["kind"]): PuzzleKind<PuzzleDef, unknown, unknown> {
  return KINDS[kind];
}
