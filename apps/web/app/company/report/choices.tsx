import type { Report } from "@lantern/contract/http";
import { formatList } from "../../i18n/format.ts";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { chosenBy, type Decision, type Team } from "./model.ts";
import { Scroll } from "./scroll.tsx";
import { Section } from "./section.tsx";
import { TeamBadge } from "./team-badge.tsx";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.choices;

/** What each team chose at each decision, and how its members voted before and after talking. */
export function Choices({ report: { decisions, teams } }: { report: Report }) {
  if (decisions.length === 0) return null;
  return (
    <Section id="choices" title={texts.title} note={texts.note}>
      <Scroll label={texts.title}>
        <Table style={{ minWidth: teams.length > 3 ? teams.length * 210 + 260 : undefined }}>
          <TableHeader>
            <Column>{texts.question}</Column>
            {teams.map((team, index) => (
              <Column key={team.id}>
                <TeamBadge name={team.name} index={index} named />
              </Column>
            ))}
          </TableHeader>
          <TableBody>
            {decisions.map((decision) => (
              <Row key={decision.scene}>
                <RowName full className="align-top">
                  <b className="block">{decision.title}</b>
                  <span className="text-sm text-ink-soft">{decision.question}</span>
                  <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
                    {decision.options.map(({ id, road }, index) => (
                      <li key={id} className="flex items-center gap-1.5">
                        <VoteDot index={index} />
                        {road}
                      </li>
                    ))}
                  </ul>
                </RowName>
                {teams.map((team, index) => (
                  <Cell key={team.id} full className="align-top max-lg:pt-2">
                    <span className="mb-1 block lg:hidden">
                      <TeamBadge name={team.name} index={index} named />
                    </span>
                    <Chosen decision={decision} team={team} />
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      </Scroll>
    </Section>
  );
}

function Chosen({ decision, team }: { decision: Decision; team: Team }) {
  const made = decision.teams.find((one) => one.team === team.id);
  if (!made) return <span className="text-ink-soft">{texts.notMet}</span>;
  return (
    <>
      <b className="block">{chosenBy(decision, team)?.road}</b>
      {made.before && made.after ? (
        <div className="mt-1.5 grid w-fit grid-cols-[auto_auto] items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {texts.before}
          <Votes decision={decision} votes={made.before} />
          {texts.after}
          <Votes decision={decision} votes={made.after} />
        </div>
      ) : (
        <small className="text-sm text-ink-soft">{texts.small}</small>
      )}
    </>
  );
}

/** One dot per person; its shape shows the vote. */
function Votes({ decision, votes }: { decision: Decision; votes: Record<string, number> }) {
  const votesText = decision.options.flatMap(({ id, road }) => (votes[id] ? [`${votes[id]} ${road}`] : []));
  return (
    <span
      role="img"
      aria-label={texts.votes(formatList(votesText))}
      className="flex min-h-4 flex-wrap gap-x-2 gap-y-1"
    >
      {decision.options.map(({ id }, index) => (
        <span key={id} className="flex gap-0.5 empty:hidden">
          {Array.from({ length: votes[id] ?? 0 }, (_, one) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots of one option are alike
            <VoteDot key={one} index={index} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** A disc, a ring, a diamond or a square, distinguishable without color. */
function VoteDot({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0 text-ember">
      {index === 0 && <circle cx="6" cy="6" r="4.5" fill="currentColor" />}
      {index === 1 && <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />}
      {index === 2 && (
        <path d="M6 .8 11.2 6 6 11.2.8 6z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      )}
      {index > 2 && <path d="M2 2h8v8H2z" fill="none" stroke="currentColor" strokeWidth="1.5" />}
    </svg>
  );
}
