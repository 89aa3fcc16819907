import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

/** A radio button with a sentence of explanation. */
export function RadioOption({
  title,
  children,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "title"> & { title: ReactNode }) {
  return (
    <label
      className={cn(
        "grid grid-cols-[20px_1fr] gap-x-3 rounded-md border border-line px-4 py-3.5 hover:border-field-line has-checked:border-ember has-checked:shadow-[inset_0_0_0_1px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-tide",
        className,
      )}
    >
      <input {...rest} type="radio" className="choice-dot outline-none" />
      <span className="font-semibold">{title}</span>
      {children && <span className="col-start-2 text-sm text-ink-soft">{children}</span>}
    </label>
  );
}

/** A segmented control: a short row of options with one selected. */
export function SegmentedControl<V extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: V;
  options: readonly { value: V; label: ReactNode }[];
  onChange: (value: V) => void;
}) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="inline-flex max-w-full justify-self-start gap-0.5 overflow-x-auto rounded-md border border-line bg-raised p-0.75"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-[calc(var(--control)-8px)] items-center rounded-[7px] px-3 text-sm font-medium whitespace-nowrap text-ink-soft has-checked:bg-page has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-tide"
        >
          <input
            type="radio"
            name={label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
