import type { ReactNode } from "react";
import { textHeading } from "../shell/style.ts";

/** A section of a page of text: a heading with paragraphs and lists. */
export function TextSection({ id, title, children }: { id?: string; title?: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="pb-9 [&_:is(p,li)]:mt-2 [&_:is(p,li)]:max-w-[38em] [&_:is(p,li)]:text-ink-soft"
    >
      {title && <h2 className={textHeading}>{title}</h2>}
      {children}
    </section>
  );
}
