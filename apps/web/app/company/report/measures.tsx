import type { Report } from "@lantern/contract/http";
import { Link } from "react-router";
import { textLink } from "../../ui/button.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import type { Team } from "./model.ts";
import { Moments } from "./moments.tsx";
import { Details, Section } from "./section.tsx";
import { TeamBadge } from "./team-badge.tsx";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.measures;
const bands = ["low", "middle", "high"] as const;

/** The band of each team for each measure. Measures describe teams, never people. */
export function Measures({ report: { teams, moments, smallest_group } }: { report: Report }) {
  const measured = teams.flatMap((team, index) => (team.measures ? [{ team, index }] : []));
  const first = measured[0]?.team.measures ?? [];
  return (
    <Section id="measures" title={texts.title} note={texts.note}>
      {first.length === 0 && <p className="text-ink-soft">{texts.none(smallest_group)}</p>}
      {first.length > 0 && (
        <Table>
          <TableHeader>
            <Column>{texts.measure}</Column>
            {bands.map((band) => (
              <Column key={band}>{texts.bands[band]}</Column>
            ))}
          </TableHeader>
          <TableBody>
            {first.map(({ id, title, how }) => (
              <Row key={id}>
                <RowName full className="align-top lg:w-2/5">
                  <b className="block">{title}</b>
                  <Unmeasured id={id} measured={measured} />
                  <Details summary={texts.how}>
                    <div className="max-w-[60ch] rounded-md border border-line bg-raised p-4 text-sm">
                      <p>
                        {how} {texts.bandsText}
                      </p>
                      <ul className="mt-3 grid gap-1.5 text-ink-soft">
                        {measured.map(({ team }) => (
                          <li key={team.id}>
                            <b className="font-medium text-ink">{team.name}</b>{" "}
                            {team.measures?.find((one) => one.id === id)?.sentence}
                          </li>
                        ))}
                      </ul>
                    </div>
                  </Details>
                </RowName>
                {bands.map((band) => (
                  <Band key={band} id={id} band={band} measured={measured} />
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
      {moments && moments.kinds.length > 0 && <Moments moments={moments} />}
      <p className="mt-4 text-sm text-ink-soft">
        {texts.foot}{" "}
        <Link to="/dashboard/works-council" className={textLink}>
          {texts.worksCouncil}
        </Link>
      </p>
    </Section>
  );
}

type MeasuredTeams = { team: Team; index: number }[];

/** Teams without a measured value are in no band. */
function Unmeasured({ id, measured }: { id: string; measured: MeasuredTeams }) {
  const teams = measured.filter(({ team }) =>
    team.measures?.some((one) => one.id === id && one.band === null),
  );
  if (teams.length === 0) return null;
  const who =
    teams.length === measured.length ? texts.nothing : texts.nothingOf(teams.map(({ team }) => team.name));
  return <span className="block text-sm text-ink-soft">{who}</span>;
}

function Band({ id, band, measured }: { id: string; band: (typeof bands)[number]; measured: MeasuredTeams }) {
  const here = measured.flatMap(({ team, index }) => {
    const own = team.measures?.find((one) => one.id === id);
    return own?.band === band ? [{ name: team.name, index, own }] : [];
  });
  return (
    <Cell full className="align-top lg:w-1/5 lg:border-l lg:border-line lg:!pl-4" hide={here.length === 0}>
      <ul className="grid gap-2">
        {here.map(({ name, index, own }) => (
          <li key={name}>
            <span className="flex items-center gap-2">
              <TeamBadge name={name} index={index} />
              <span>
                <span className="font-medium lg:hidden">{name}: </span>
                {own.label}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Cell>
  );
}
