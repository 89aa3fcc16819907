import type { Report } from "@lantern/contract/http";
import { formatDecimals } from "../../../i18n/format.ts";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../../ui/table.tsx";
import { chosenBy, endingsReached, type Team } from "./model.ts";
import { PathsList } from "./paths-list.tsx";
import { PathsPicture } from "./paths-picture.tsx";
import { Details, Section } from "./section.tsx";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.roads;

/** Each team's decisions, ending, award and puzzles. */
export function Paths({ report }: { report: Report }) {
  return (
    <Section
      id="roads"
      title={texts.title}
      note={report.teams.length > 0 && texts.endings(endingsReached(report))}
    >
      {report.hidden_teams > 0 && <p className="mb-4 text-ink-soft">{texts.hidden(report.hidden_teams)}</p>}
      {report.teams.length > 0 && <Played report={report} />}
    </Section>
  );
}

function Played({ report }: { report: Report }) {
  return (
    <>
      {report.decisions.length > 0 && (
        <>
          <PathsPicture report={report} />
          <PathsList report={report} />
        </>
      )}
      <Details summary={texts.text}>
        <PathsText report={report} />
      </Details>
      <Puzzles teams={report.teams} />
    </>
  );
}

function PathsText({ report: { teams, decisions } }: { report: Report }) {
  return (
    <Table>
      <TableHeader>
        <Column>{texts.team}</Column>
        <Column>{reportTexts.roads.tab}</Column>
        <Column>{texts.ending}</Column>
        <Column>{texts.award}</Column>
      </TableHeader>
      <TableBody>
        {teams.map((team) => (
          <Row key={team.id}>
            <RowName full>
              <b>
                <bdi>{team.name}</bdi>
              </b>
            </RowName>
            <Cell full>
              <ol className="grid gap-0.5">
                {decisions.map((decision) => (
                  <li key={decision.scene}>
                    <span className="text-ink-soft">{decision.title}: </span>
                    {chosenBy(decision, team)?.road ?? texts.notMet}
                  </li>
                ))}
              </ol>
            </Cell>
            <Cell full>{team.ending.title}</Cell>
            <Cell full>
              {team.award.title}
              <small className="block text-sm text-ink-soft">{team.award.text}</small>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function choice(seconds: number): string {
  const { minutes, seconds: short } = reportTexts.puzzles;
  return seconds < 60 ? short(seconds) : minutes(formatDecimals(seconds / 60, 1));
}

function Puzzles({ teams }: { teams: Team[] }) {
  const puzzleTexts = reportTexts.puzzles;
  const scenes = new Map(teams.flatMap(({ puzzles }) => puzzles.map(({ scene, title }) => [scene, title])));
  if (scenes.size === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="mb-2 text-base font-semibold">{puzzleTexts.title}</h3>
      <Table>
        <TableHeader>
          <Column>{puzzleTexts.puzzle}</Column>
          {teams.map(({ id, name }) => (
            <Column key={id}>{name}</Column>
          ))}
        </TableHeader>
        <TableBody>
          {[...scenes].map(([scene, title]) => (
            <Row key={scene}>
              <RowName full>{title}</RowName>
              {teams.map((team) => {
                const tried = team.puzzles.find((puzzle) => puzzle.scene === scene);
                return (
                  <Cell key={team.id} full>
                    <span className="me-2 font-medium lg:hidden">
                      <bdi>{team.name}</bdi>
                    </span>
                    {tried ? (
                      <>
                        {tried.solved ? puzzleTexts.solved(choice(tried.seconds)) : puzzleTexts.unsolved}
                        <span className="lg:hidden">, </span>
                        <small className="text-sm text-ink-soft lg:block">
                          {puzzleTexts.hints(tried.hints)}
                        </small>
                      </>
                    ) : (
                      texts.notMet
                    )}
                  </Cell>
                );
              })}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
