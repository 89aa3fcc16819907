import type { EvidenceFigure } from "@lantern/contract/http";

/** The scale ends at one step up or down, or further out where the interval does. */
const usual = 1;

/** A change with its interval on a scale around zero: whether it contains zero is visible at a glance. */
export function IntervalBar({
  change: { mean, low, high },
  label,
}: {
  change: NonNullable<EvidenceFigure["change"]>;
  label: string;
}) {
  const end = Math.max(usual, Math.abs(low), Math.abs(high));
  const at = (value: number) => `${50 + (50 * value) / end}%`;
  const isSettled = low > 0 || high < 0;
  return (
    <div className="mt-4">
      <div className="relative h-6" aria-hidden="true">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
        <span className="absolute inset-y-0 left-1/2 w-px bg-ink-soft" />
        <span
          className={`absolute top-1/2 h-2 -translate-y-1/2 rounded-sm ${isSettled ? "bg-tide" : "bg-ink-soft"}`}
          style={{ left: at(low), width: `${(50 * (high - low)) / end}%`, minWidth: 2 }}
        />
        <span
          className="absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-raised bg-ink"
          style={{ left: at(mean) }}
        />
      </div>
      <p className="mt-1 text-sm tabular-nums">{label}</p>
    </div>
  );
}
