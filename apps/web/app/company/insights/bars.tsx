import { cn } from "../../ui/cn.ts";

interface Bar {
  /** Unique key of the bar. */
  key: string;
  label: string;
  value: number;
  /** The value, shown above the bar and read out. */
  text: string;
}

const height = 132;
/** With more bars the values do not fit on a phone; the table has them. */
const fewBars = 6;

/**
 * Vertical bars on a scale from zero, the newest on the right. The table after them has the same values.
 *
 * @param scale what is written at the top of the scale and at zero
 */
export function Bars({
  bars,
  max,
  label,
  scale: [topText, zeroText],
}: {
  bars: Bar[];
  max: number;
  label: string;
  scale: readonly [string, string];
}) {
  const top = Math.max(max, 1);
  return (
    <div className="relative ps-14">
      <Scale height={height} below="bottom-[1.85rem]" top={topText} zero={zeroText} />
      <BarRow bars={bars} top={top} label={label} />
    </div>
  );
}

/** Two lines across a chart, with what they stand for at their start. */
export function Scale({
  height,
  below,
  top,
  zero,
}: {
  height: number | string;
  /** A class that says how far the lower line is from the end of the chart. */
  below: string;
  top: string;
  zero: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={cn("absolute inset-x-0 text-sm text-ink-soft", below)}
      style={{ height }}
    >
      {[top, zero].map((text, index) => (
        <span
          key={text}
          className={cn(
            "absolute inset-x-0 flex items-center gap-2 tabular-nums",
            index === 0 ? "top-0 -translate-y-1/2" : "bottom-0 translate-y-1/2",
          )}
        >
          <span className="w-12 text-end">{text}</span>
          <i className="h-px flex-1 bg-line" />
        </span>
      ))}
    </span>
  );
}

function BarRow({ bars, top, label }: { bars: Bar[]; top: number; label: string }) {
  return (
    <div
      role="img"
      aria-label={`${label}: ${bars.map((bar) => `${bar.label} ${bar.text}`).join("; ")}`}
      className="relative flex items-end gap-1 sm:gap-2"
    >
      {bars.map((bar) => (
        <span key={bar.key} className="flex min-w-0 max-w-16 flex-1 flex-col items-center gap-1">
          <span
            className={cn("text-sm whitespace-nowrap tabular-nums", bars.length > fewBars && "max-sm:hidden")}
          >
            {bar.text}
          </span>
          <i
            className="block w-full rounded-t-sm bg-ember"
            style={{ height: Math.max(bar.value > 0 ? 3 : 1, (height * bar.value) / top) }}
          />
          <span
            className={cn(
              "w-full truncate pb-1.5 text-center text-sm text-ink-soft",
              bars.length > fewBars && "max-sm:invisible",
            )}
          >
            {bar.label}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Horizontal bars, each a share of its whole. */
export function Shares({
  shares,
}: {
  shares: { key: string; label: string; part: number; of: number; text: string }[];
}) {
  return (
    <ul className="grid gap-3">
      {shares.map(({ key, label, part, of, text }) => (
        <li key={key} className="min-w-0">
          <div className="mb-1 flex justify-between gap-4 text-sm">
            <span className="min-w-0">{label}</span>
            <span className="whitespace-nowrap text-ink-soft tabular-nums">{text}</span>
          </div>
          <span
            aria-hidden="true"
            className="block h-2.5 rounded-sm bg-raised shadow-[inset_0_0_0_1px_var(--line)]"
          >
            <i
              className="block h-full rounded-sm bg-ember"
              style={{ width: of === 0 ? 0 : `${(100 * part) / of}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
