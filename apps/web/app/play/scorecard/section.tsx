import type { ReactNode } from "react";
import { cn } from "../../ui/cn.ts";

/** The width of a scorecard's content. */
export const width = "mx-auto max-w-304 px-4 md:px-8";

/** A section of a scorecard, below a rule. */
export function Section({
  title,
  intro,
  className,
  children,
}: {
  title?: string;
  intro?: string;
  /** Layout of the content. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className="border-t border-line py-10 first-of-type:border-t-0 md:py-14">
      <div className={cn(width, className)}>
        {title && <Title>{title}</Title>}
        {intro && <Note>{intro}</Note>}
        {children}
      </div>
    </section>
  );
}

export function Title({ children }: { children: ReactNode }) {
  return <h2 className="mb-2 text-2xl leading-[1.15] font-medium tracking-normal">{children}</h2>;
}

export function Note({ children }: { children: ReactNode }) {
  return <p className="max-w-[62ch] text-ink-soft">{children}</p>;
}

/** The summary of details, drawn as a link. */
export const detailsLink =
  "inline-flex min-h-11 items-center text-sm font-semibold text-tide underline underline-offset-4";
