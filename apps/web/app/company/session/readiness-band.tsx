import { readinessNames } from "../../ui/readiness-names.ts";
import { type ReadinessCounts, statesIn } from "../../ui/street/meter.tsx";
import { WindowIcon } from "../../ui/street/window.tsx";

/** The readiness states, each as wide as its share, with large numbers. */
export function ReadinessBand({ counts }: { counts: ReadinessCounts }) {
  return (
    <ul className="flex gap-1 max-md:grid max-md:gap-0">
      {statesIn(counts).map((state) => (
        <li
          key={state}
          style={{ flexGrow: counts[state] }}
          className="min-w-28 basis-0 max-md:flex max-md:min-h-11 max-md:items-center max-md:gap-3 max-md:border-t max-md:border-line"
        >
          <i aria-hidden="true" className={`m-${state} mb-2 block h-2.5 rounded-[3px] max-md:hidden`} />
          <span className="md:hidden">
            <WindowIcon state={state} />
          </span>
          <b className="block font-display text-lg leading-tight font-medium tabular-nums max-md:w-8 max-md:text-right">
            {counts[state]}
          </b>
          <span className="text-sm text-ink-soft">{readinessNames[state]}</span>
        </li>
      ))}
    </ul>
  );
}
