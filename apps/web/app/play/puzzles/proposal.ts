import type { ClientCommand } from "@lantern/contract/live";
import { t } from "../../i18n/index.ts";
import type { SceneOf } from "../stage/kind.ts";

type Puzzle = SceneOf<"puzzle">;

/** What somebody else would do. */
export function proposedText({ proposal, hints }: Puzzle, name: string): string {
  const { puzzle } = t.liveScenes();
  const { check, hint } = puzzle.proposed.others;
  return proposal?.what === "hint" ? hint(name, puzzle.costs(hints.nextCost)) : check(name);
}

/** Asks for a hint or a check, or joins in. */
export function commandOf(what: "hint" | "check", { hints }: Puzzle): ClientCommand {
  return what === "check" ? { type: "check" } : { type: "hint", revealed: hints.revealed.length };
}

/** Who has stopped the last proposal, while there is no other. A node of the version before sends no waits. */
export const lastWait = ({ proposal, waits }: Puzzle) => (proposal ? undefined : waits?.at(-1));
