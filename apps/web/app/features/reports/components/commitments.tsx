import type { Report } from "@lantern/contract/http";
import { t } from "../../../i18n/index.ts";
import { Crest } from "./crest.tsx";
import { Section } from "./section.tsx";

const texts = t.report.commitments;

/** The one line each team wrote down. */
export function Commitments({ report: { teams } }: { report: Report }) {
  const told = teams.flatMap(({ name, commitment }, index) =>
    commitment ? [{ name, index, ...commitment }] : [],
  );
  return (
    <Section id="commitments" title={texts.title} note={told.length > 0 && texts.note}>
      {told.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {told.map(({ name, index, text }) => (
          <figure
            key={name}
            className="flex flex-col justify-between gap-4 rounded-md border border-line bg-raised p-5"
          >
            {text === null ? (
              <p className="text-ink-soft">{texts.removed}</p>
            ) : (
              <blockquote className="font-display text-xl leading-snug break-words">“{text}”</blockquote>
            )}
            <figcaption>
              <Crest name={name} index={index} named />
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
