import { formatNumber } from "../../i18n/format.ts";
import { cn } from "../../ui/cn.ts";
import { readinessNames } from "../../ui/readiness-names.ts";
import { type ReadinessCounts, statesIn } from "../../ui/street/meter.tsx";
import { WindowIcon, type WindowState } from "../../ui/street/window.tsx";

/** The readiness states, each as wide as its share, with large numbers. Each shows only its people on the board. */
export function ReadinessBand({
  counts,
  chosen,
  onChoose,
}: {
  counts: ReadinessCounts;
  /** The only state that the board shows; empty: all. */
  chosen: WindowState | "";
  onChoose: (state: WindowState | "") => void;
}) {
  return (
    <div className="flex gap-1 max-md:grid max-md:gap-0">
      {statesIn(counts).map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === chosen}
          onClick={() => onChoose(state === chosen ? "" : state)}
          style={{ flexGrow: counts[state] }}
          className={cn(
            "min-w-28 basis-0 border-b-2 text-left hover:bg-hover max-md:flex max-md:min-h-11 max-md:items-center max-md:gap-3 max-md:border-t max-md:border-line",
            state === chosen ? "border-ember" : "border-transparent",
          )}
        >
          <i aria-hidden="true" className={`m-${state} mb-2 block h-2.5 rounded-[3px] max-md:hidden`} />
          <span className="md:hidden">
            <WindowIcon state={state} />
          </span>
          <b className="block font-display text-lg leading-tight font-medium tabular-nums max-md:w-8 max-md:text-right">
            {formatNumber(counts[state])}
          </b>
          <span className="text-sm text-ink-soft">{readinessNames[state]}</span>
        </button>
      ))}
    </div>
  );
}
