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

/** Vertical bars, the newest on the right. The table after them has the same values. */
export function Bars({ bars, max, label }: { bars: Bar[]; max: number; label: string }) {
  const top = Math.max(max, 1);
  return (
    <div
      role="img"
      aria-label={`${label}: ${bars.map((bar) => `${bar.label} ${bar.text}`).join("; ")}`}
      className="flex items-end gap-1 border-b border-line sm:gap-2"
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
