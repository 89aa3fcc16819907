import { formatNumber } from "../../i18n/format.ts";
import { readinessNames } from "../readiness-names.ts";
import { WindowIcon, type WindowState, windowStates } from "./window.tsx";

export type ReadinessCounts = Record<WindowState, number>;

export function countStates(states: readonly WindowState[]): ReadinessCounts {
  const counts: ReadinessCounts = {
    here: 0,
    joined: 0,
    attended: 0,
    ready: 0,
    coming: 0,
    needs_help: 0,
    no_answer: 0,
    not_invited: 0,
    declined: 0,
    absent: 0,
  };
  for (const state of states) counts[state] += 1;
  return counts;
}

/** The states that occur, in order. */
export const statesIn = (counts: ReadinessCounts): WindowState[] =>
  windowStates.filter((state) => counts[state] > 0);

/** The states that occur, with their icons, counts and names. */
export function ReadinessKeys({ counts }: { counts: ReadinessCounts }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft max-md:grid max-md:grid-cols-2 max-md:gap-y-2">
      {statesIn(counts).map((state) => (
        <li key={state} className="flex items-center gap-2">
          <WindowIcon state={state} />
          <span>
            <b className="text-ink tabular-nums">{formatNumber(counts[state])}</b> {readinessNames[state]}
          </span>
        </li>
      ))}
    </ul>
  );
}
