import { type ReactNode, useId } from "react";
import { texts } from "./texts.ts";

/** One group of parts, in the scheme of the system and on a story page. */
export function KitSection({ title, children }: { title: string; children: (theme: string) => ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      <div className="grid gap-4 xl:grid-cols-2">
        <Theme name={`${title}: ${texts.page}`} className="border border-line">
          {children("page")}
        </Theme>
        <Theme name={`${title}: ${texts.story}`} className="dusk">
          {children("story")}
        </Theme>
      </div>
    </section>
  );
}

function Theme({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <section aria-label={name} className={`grid min-w-0 content-start gap-4 rounded-md p-5 ${className}`}>
      {children}
    </section>
  );
}
