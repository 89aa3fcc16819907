const BARS = 7;
/** Speech at arm's length turns most bars on. */
const LOUD = 0.18;

/** Microphone level as seven bars. */
export function Level({ label, value }: { label: string; value: number }) {
  const barsOn = Math.min(BARS, Math.ceil(Math.sqrt(value / LOUD) * BARS));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn as bars in every browser
    <span
      className="inline-flex gap-1"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={BARS}
      aria-valuenow={barsOn}
    >
      {Array.from({ length: BARS }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: seven bars in a row, always the same
          key={index}
          className="h-3.5 w-1.5 rounded-[2px] bg-press data-on:bg-tide"
          data-on={index < barsOn || undefined}
        />
      ))}
    </span>
  );
}
