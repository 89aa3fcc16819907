/** All puzzle kinds. A new one is a folder and a line in each of the two lists here. */
import * as z from "zod";
import { cipher } from "./cipher/index.ts";
import { CipherSource } from "./cipher/source.ts";
import { code } from "./code/index.ts";
import { CodeSource } from "./code/source.ts";
import type { PuzzleKind } from "./kind.ts";
import { match } from "./match/index.ts";
import { MatchSource } from "./match/source.ts";
import { order } from "./order/index.ts";
import { OrderSource } from "./order/source.ts";
import { route } from "./route/index.ts";
import { RouteSource } from "./route/source.ts";
import { switchboard } from "./switchboard/index.ts";
import { SwitchboardSource } from "./switchboard/source.ts";

/** A puzzle as it stands in a pack. */
export const PuzzleSource = z.discriminatedUnion("kind", [
  CodeSource,
  OrderSource,
  MatchSource,
  RouteSource,
  SwitchboardSource,
  CipherSource,
]);
export type PuzzleDef = z.output<typeof PuzzleSource>;

/** Any kind, its board and moves unknown. */
export type AnyPuzzleKind = PuzzleKind<PuzzleDef, unknown, unknown>;

const KINDS = { code, order, match, route, switchboard, cipher } satisfies Record<PuzzleDef["kind"], unknown>;

/** The rules of a kind. Hand its functions only a `def` of that kind, and states that it made itself. */
export function puzzleKind(kind: PuzzleDef["kind"]): AnyPuzzleKind {
  return KINDS[kind];
}
