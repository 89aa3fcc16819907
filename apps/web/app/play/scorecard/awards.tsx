import type { AwardView, ScorecardView } from "@lantern/engine/scorecard";
import { t } from "../../i18n/index.ts";
import { Badge } from "./badge.tsx";
import { Section } from "./section.tsx";

const texts = () => t.liveScorecard();
function Award({
  kind,
  ...badge
}: {
  award: AwardView;
  kind: string;
  metal: "gold" | "silver";
  artBase: string;
}) {
  const { award } = badge;
  return (
    <article className="grid grid-cols-[116px_1fr] items-center gap-5 md:grid-cols-[190px_1fr] md:gap-7">
      <Badge {...badge} />
      <div>
        <p className="text-ink-soft">{kind}</p>
        <h3 className="mt-1 mb-2 font-display text-xl leading-[1.12] font-medium md:text-2xl">
          {award.title}
        </h3>
        <p className="max-w-[34ch]">{award.text}</p>
      </div>
    </article>
  );
}

/** The team's award, and the person's own. */
export function Awards({
  awards,
  personal,
  artBase,
}: {
  awards: ScorecardView["awards"];
  /** Names the person of the personal award. */
  personal: string;
  /** Folder of the story's pictures. */
  artBase: string;
}) {
  return (
    <Section className="grid gap-9 lg:grid-cols-2 lg:gap-6">
      <Award award={awards.team} kind={texts().yourTeam} metal="gold" artBase={artBase} />
      {awards.personal && <Award award={awards.personal} kind={personal} metal="silver" artBase={artBase} />}
    </Section>
  );
}
