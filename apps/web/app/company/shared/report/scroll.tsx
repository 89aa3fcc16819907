import type { ReactNode } from "react";

/** A container for content that may be wider than the page; it also scrolls by keyboard. */
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
    // biome-ignore lint/a11y/useSemanticElements: this group is a picture or a table, not form fields
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className={`overflow-x-auto print:overflow-visible ${className ?? ""}`}
    >
      {children}
    </div>
  );
}
