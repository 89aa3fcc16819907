import { t } from "../../i18n/index.ts";
import { WindowMark, type WindowState, windowStates } from "./window.tsx";

export type ReadinessCounts = Record<WindowState, number>;

export function countStates(states: readonly WindowState[]): ReadinessCounts {
  const counts: ReadinessCounts = { ready: 0, coming: 0, needs_help: 0, no_answer: 0, declined: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
}

/** The five states with their shapes, numbers and names. */
export function ReadinessKeys({ counts }: { counts: ReadinessCounts }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft max-md:grid max-md:grid-cols-2 max-md:gap-y-2">
      {windowStates.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <WindowMark state={state} />
          <span>
            <b className="text-ink tabular-nums">{counts[state]}</b> {t.readiness[state]}
          </span>
        </li>
      ))}
    </ul>
  );
}
