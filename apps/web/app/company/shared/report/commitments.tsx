import type { Report } from "@lantern/contract/http";
import { CommitmentCard } from "./commitment-card.tsx";
import { Section } from "./section.tsx";
import { TeamBadge } from "./team-badge.tsx";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.commitments;

/** The commitment that each team wrote down. */
export function Commitments({ report: { teams, hidden_teams, smallest_group } }: { report: Report }) {
  const shared = teams.flatMap(({ name, commitment }, index) =>
    commitment ? [{ name, index, ...commitment }] : [],
  );
  return (
    <Section id="commitments" title={texts.title} note={shared.length > 0 && texts.note}>
      {shared.length === 0 && <p className="text-ink-soft">{texts.none(hidden_teams > 0)}</p>}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shared.map(({ name, index, text, outcomes }) => (
          <CommitmentCard
            key={name}
            by={<TeamBadge name={name} index={index} named />}
            text={text}
            outcomes={outcomes}
            group={smallest_group}
          />
        ))}
      </div>
    </Section>
  );
}
