import type { ReactNode } from "react";

/** One figure of a report in a `dl`: its name, its value, and what it means. */
export function Figure({ term, value, children }: { term: string; value: string; children: ReactNode }) {
  return (
    <div className="p-5">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd>
        <span className="mt-1 block font-display text-2xl leading-tight tabular-nums [font-variant-numeric:lining-nums]">
          {value}
        </span>
        <span className="mt-1 block text-sm text-ink-soft">{children}</span>
      </dd>
    </div>
  );
}
