import type { ReactNode } from "react";

/** An empty list: says what will be here, and offers the first action. */
export function EmptyState({
  title,
  action,
  art,
  children,
}: {
  title: ReactNode;
  action: ReactNode;
  art?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="@container rounded-md border border-line">
      <div className="grid items-center gap-6 p-5 md:gap-8 md:p-10 @2xl:grid-cols-[minmax(0,1fr)_minmax(240px,380px)] @4xl:gap-12">
        <div className="@max-2xl:order-2">
          <h2 className="text-xl">{title}</h2>
          <div className="mt-3 mb-6 max-w-[46ch] text-ink-soft">{children}</div>
          {action}
        </div>
        {art && <div className="overflow-hidden rounded-md">{art}</div>}
      </div>
    </section>
  );
}
