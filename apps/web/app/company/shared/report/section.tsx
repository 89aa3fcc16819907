import type { ReactNode } from "react";

/** A section of a report or of the insights, with a note beside its title. */
export function Section({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 break-inside-auto">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** Content that opens on a click; the summary looks like a link. */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer font-semibold text-tide pointer-coarse:min-h-11">
        {summary}
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}
