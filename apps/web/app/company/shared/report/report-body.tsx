import type { Report } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { experiencesQuery } from "../../../api/queries/adventures.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../../ui/table.tsx";
import { Cover } from "../cover.tsx";
import { CommitmentCard } from "./commitment-card.tsx";
import { Measures } from "./measures.tsx";
import { chosenBy, type Decision, nextAfter, type Team } from "./model.ts";
import { Paths } from "./paths.tsx";
import { Scroll } from "./scroll.tsx";
import { Section } from "./section.tsx";
import { TeamBadge } from "./team-badge.tsx";
import { texts } from "./texts.ts";
import { WhoCame } from "./who-came.tsx";

const parts = [
  { id: "came", text: texts.came.title },
  { id: "roads", text: texts.roads.tab },
  { id: "choices", text: texts.choices.tab },
  { id: "measures", text: texts.measures.tab },
  { id: "commitments", text: texts.commitments.tab },
];

/**
 * Everything in a report below its header.
 *
 * @param shared for somebody without an account: without the links into the dashboard
 */
export function ReportBody({ report, shared = false }: { report: Report; shared?: boolean }) {
  return (
    <>
      <div className="mt-6">
        <Summary summary={report.summary} />
      </div>
      <nav
        aria-label={texts.contents}
        className="mt-2 mb-8 flex gap-6 overflow-x-auto border-b border-line print:hidden [scrollbar-width:none]"
      >
        {parts.map((part) => (
          <a
            key={part.id}
            href={`#${part.id}`}
            className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-ink-soft hover:text-ink hover:underline"
          >
            {part.text}
          </a>
        ))}
      </nav>
      <div className="grid gap-12 md:gap-14 [&>*]:min-w-0">
        <WhoCame report={report} shared={shared} />
        <Paths report={report} />
        <Choices report={report} />
        <Measures report={report} shared={shared} />
        <Commitments report={report} />
        {!shared && <NextAdventure played={report.session.experience.slug} />}
      </div>
    </>
  );
}

/** What each team chose at each decision. */
function Choices({ report: { decisions, teams } }: { report: Report }) {
  if (decisions.length === 0) return null;
  return (
    <Section id="choices" title={texts.choices.title} note={texts.choices.note}>
      <Scroll label={texts.choices.title}>
        <Table style={{ minWidth: teams.length > 3 ? teams.length * 210 + 260 : undefined }}>
          <TableHeader>
            <Column>{texts.choices.question}</Column>
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
  const chosen = chosenBy(decision, team);
  return chosen ? <b>{chosen.road}</b> : <span className="text-ink-soft">{texts.choices.notMet}</span>;
}

/** The commitment that each team wrote down. */
function Commitments({ report: { teams, hidden_teams, smallest_group } }: { report: Report }) {
  const shared = teams.flatMap(({ name, commitment }, index) =>
    commitment ? [{ name, index, ...commitment }] : [],
  );
  return (
    <Section
      id="commitments"
      title={texts.commitments.title}
      note={shared.length > 0 && texts.commitments.note}
    >
      {shared.length === 0 && <p className="text-ink-soft">{texts.commitments.none(hidden_teams > 0)}</p>}
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

/** Another adventure with one line that is left open, as the participants saw it, and a button to plan it. */
function NextAdventure({ played }: { played: string }) {
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
          {texts.next.title(next.title)}
        </h2>
        <p className="font-display text-xl leading-snug" lang={next.locale}>
          {next.open_line}
        </p>
        <ButtonLink to={`/dashboard/createSession?experience=${next.slug}`}>{texts.next.plan}</ButtonLink>
      </div>
    </section>
  );
}

/** The report in three sentences, for somebody who reads nothing else. */
function Summary({ summary: { came, together, committed } }: Pick<Report, "summary">) {
  return (
    <section aria-label={texts.summary} className="grid max-w-[62ch] gap-2 text-lg">
      <p>{came}</p>
      <p>{together}</p>
      <p>{committed}</p>
    </section>
  );
}
