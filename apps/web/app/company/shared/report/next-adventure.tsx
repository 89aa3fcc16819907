import { useQuery } from "@tanstack/react-query";
import { experiencesQuery } from "../../../api/queries/adventures.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Cover } from "../cover.tsx";
import { nextAfter } from "./model.ts";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.next;

/** Another adventure with one line that is left open, as the participants saw it, and a button to plan it. */
export function NextAdventure({ played }: { played: string }) {
  const next = nextAfter(played, useQuery(experiencesQuery).data ?? []);
  if (!next?.open_line) return null;
  return (
    <section
      aria-labelledby="next-adventure"
      className="grid overflow-hidden rounded-md border border-line bg-raised sm:grid-cols-[minmax(0,280px)_1fr] print:hidden"
    >
      <Cover src={next.cover} className="h-44 w-full sm:h-full" lazy />
      <div className="grid content-center justify-items-start gap-3 p-5">
        <h2 id="next-adventure" className="text-lg">
          {texts.title(next.title)}
        </h2>
        <p className="font-display text-xl leading-snug" lang={next.locale}>
          {next.open_line}
        </p>
        <ButtonLink to={`/dashboard/createSession?experience=${next.slug}`}>{texts.plan}</ButtonLink>
      </div>
    </section>
  );
}
