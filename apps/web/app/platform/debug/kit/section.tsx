import { type ReactNode, useId } from "react";
import { texts } from "./texts.ts";

/** One group of parts, in the scheme of the system and on a story page; parts of the live pages only on a story page. */
export function KitSection({
  title,
  live = false,
  children,
}: {
  title: string;
  live?: boolean;
  children: (theme: string) => ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      <div className="grid gap-4 xl:grid-cols-2">
        {!live && (
          <Theme name={`${title}: ${texts.page}`} className="border border-line">
            {children("page")}
          </Theme>
        )}
        <Theme name={`${title}: ${texts.story}`} className={live ? "dusk xl:col-span-2" : "dusk"}>
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
