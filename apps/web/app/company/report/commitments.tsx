import type { Report } from "@lantern/contract/http";
import { Section } from "./section.tsx";
import { TeamBadge } from "./team-badge.tsx";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.commitments;

/** The commitment that each team wrote down. */
export function Commitments({ report: { teams, smallest_group } }: { report: Report }) {
  const shared = teams.flatMap(({ name, commitment }, index) =>
    commitment ? [{ name, index, ...commitment }] : [],
  );
  return (
    <Section id="commitments" title={texts.title} note={shared.length > 0 && texts.note}>
      {shared.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shared.map(({ name, index, text, outcomes }) => (
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
              <TeamBadge name={name} index={index} named />
              <FollowUp outcomes={outcomes} group={smallest_group} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

type Outcomes = NonNullable<Report["teams"][number]["commitment"]>["outcomes"];

/** How the team rated its commitment two weeks later. */
function FollowUp({ outcomes, group }: { outcomes: Outcomes; group: number }) {
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <p className="font-semibold">{texts.became}</p>
      {outcomes ? (
        <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {(["kept", "partly", "not_yet"] as const).map((outcome) => (
            <div key={outcome} className="flex gap-1.5">
              <dt className="text-ink-soft">{texts.outcomes[outcome]}</dt>
              <dd className="font-semibold tabular-nums">{outcomes[outcome]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-1 text-ink-soft">{texts.fewResponses(group)}</p>
      )}
    </div>
  );
}
