import { Minus, Plus } from "lucide-react";
import { useFieldLinks } from "./field.tsx";

/** A number with a button on each side. */
export function Stepper({
  value,
  min,
  max,
  fewer,
  more,
  onChange,
}: {
  value: number;
  min: number;
  max: number;
  fewer: string;
  more: string;
  onChange: (value: number) => void;
}) {
  const links = useFieldLinks();
  const step = (by: number) =>
    onChange(Math.min(max, Math.max(min, (Number.isNaN(value) ? min : value) + by)));
  const side = "grid size-11 place-items-center bg-page hover:bg-hover disabled:text-ink-soft/50";
  return (
    <div
      className={`inline-flex w-fit overflow-hidden rounded-md border ${links["aria-invalid"] ? "border-rose" : "border-field-line"} has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-tide`}
    >
      <button
        type="button"
        aria-label={fewer}
        disabled={value <= min}
        onClick={() => step(-1)}
        className={side}
      >
        <Minus aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </button>
      <input
        {...links}
        inputMode="numeric"
        value={Number.isNaN(value) ? "" : value}
        onChange={(event) => onChange(Number.parseInt(event.target.value.replace(/\D/g, ""), 10))}
        className="w-16 border-x border-line bg-page text-center text-lg font-semibold tabular-nums outline-none"
      />
      <button
        type="button"
        aria-label={more}
        disabled={value >= max}
        onClick={() => step(1)}
        className={side}
      >
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </button>
    </div>
  );
}
