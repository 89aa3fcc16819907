import type { ReactNode } from "react";
import { formatNumber } from "../../i18n/format.ts";

/** Key figures. */
export function Figures({
  label,
  figures,
}: {
  label: string;
  figures: [number, (count: number) => string][];
}) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-4 border-y border-line py-5 md:flex md:flex-wrap md:gap-x-10"
    >
      {figures.map(([value, text]) => (
        <div
          key={text(2)}
          className="flex min-w-0 flex-col-reverse justify-end gap-x-2 md:flex-row-reverse md:items-baseline"
        >
          <dt className="text-ink-soft">{text(value)}</dt>
          <dd className="font-display text-3xl leading-none tabular-nums [font-variant-numeric:lining-nums]">
            {formatNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Names and values, one per line. */
export function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="border-line first:border-t">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[200px_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
