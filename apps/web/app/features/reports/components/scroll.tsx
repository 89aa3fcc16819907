import type { ReactNode } from "react";

/** What may be wider than the page, and then can be moved by keys too. */
export function Scroll({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of one picture or table, not of fields
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who cannot see or point can still scroll it
      tabIndex={0}
      className={`overflow-x-auto print:overflow-visible ${className ?? ""}`}
    >
      {children}
    </div>
  );
}
