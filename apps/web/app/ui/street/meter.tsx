import { t } from "../../i18n/index.ts";
import { WindowMark, type WindowState, windowStates } from "./window.tsx";

export type ReadinessCounts = Record<WindowState, number>;

export function countStates(states: readonly WindowState[]): ReadinessCounts {
  const counts: ReadinessCounts = { ready: 0, coming: 0, needs_help: 0, no_answer: 0, declined: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
}

/** The five states as a stripe, in their order. */
export function ReadinessMeter({ counts, className }: { counts: ReadinessCounts; className?: string }) {
  const present = windowStates.filter((state) => counts[state] > 0);
  return (
    <span role="img" aria-label={t.readiness.sum(counts)} className={`flex h-2 gap-0.5 ${className ?? ""}`}>
      {present.map((state) => (
        <i
          key={state}
          className={`m-${state} min-w-0.75 rounded-[2px] first:rounded-l-[4px] last:rounded-r-[4px]`}
          style={{ flex: counts[state] }}
        />
      ))}
    </span>
  );
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
