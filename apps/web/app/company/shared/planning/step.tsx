import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** One numbered step; a check mark replaces the number once it is complete. */
export function Step({
  number,
  heading,
  done,
  last = false,
  children,
}: {
  number: number;
  heading: string;
  done: boolean;
  last?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={heading}
      className={`relative grid pb-8 md:grid-cols-[32px_minmax(0,1fr)] md:gap-x-4 md:pb-10 ${last ? "" : "md:before:absolute md:before:top-10 md:before:bottom-2 md:before:start-[15.5px] md:before:border-s md:before:border-line"}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-8 place-items-center rounded-full border font-semibold max-md:hidden ${done ? "border-ember bg-ember-wash text-ember" : "border-field-line"}`}
      >
        {done ? <Check strokeWidth={1.5} className="size-4" /> : number}
      </span>
      <h2 className="leading-8">{heading}</h2>
      <div className="grid gap-6 pt-4 md:col-start-2">{children}</div>
    </section>
  );
}
