import type { MeasureId, Report } from "@lantern/contract/http";
import { Link } from "react-router";
import { textLink } from "../../../ui/button.tsx";
import { names } from "../../names.ts";
import type { Team } from "./model.ts";
import { Details, Section } from "./section.tsx";
import { TeamBadge } from "./team-badge.tsx";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.measures;

/** What each measure says about each team. Measures describe teams, never people. */
export function Measures({ report, shared }: { report: Report; shared: boolean }) {
  const { teams, moments, smallest_group } = report;
  const first = teams[0]?.measures ?? [];
  return (
    <Section id="measures" title={texts.title} note={texts.note}>
      {first.length === 0 && <p className="text-ink-soft">{texts.none(smallest_group)}</p>}
      <div className="grid border-t border-line">
        {first.map(({ id, title, how }) => (
          <Measure key={id} id={id} title={title} how={how} teams={teams} />
        ))}
      </div>
      {moments && moments.kinds.length > 0 && <Moments moments={moments} />}
      <p className="mt-4 text-sm text-ink-soft">
        {texts.foot}{" "}
        {!shared && (
          <Link to="/dashboard/works-council" className={textLink}>
            {names.worksCouncil}
          </Link>
        )}
      </p>
    </Section>
  );
}

interface MeasureProps {
  id: MeasureId;
  title: string;
  how: string;
  teams: Team[];
}

/** One measure: each team's band, and what it means in a sentence. */
function Measure({ id, title, how, teams }: MeasureProps) {
  return (
    <div className="grid gap-x-8 gap-y-3 border-b border-line py-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <h3>{title}</h3>
        <Details summary={texts.how}>
          <p className="max-w-[60ch] text-sm text-ink-soft">
            {how} {texts.bandsText}
          </p>
        </Details>
      </div>
      <ul className="grid content-start gap-3">
        {teams.map((team, index) => {
          const own = team.measures?.find((one) => one.id === id);
          return (
            <li key={team.id} className="flex items-start gap-3">
              <TeamBadge name={team.name} index={index} />
              <span className="min-w-0">
                <span className="font-semibold">{team.name}:</span>{" "}
                {own?.band ? `${own.label} (${texts.bands[own.band]}).` : `${texts.nothing}.`} {own?.sentence}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What stood out in how many teams. It never says in which. */
function Moments({ moments: { teams, kinds } }: { moments: NonNullable<Report["moments"]> }) {
  return (
    <div className="mt-8">
      <h3 id="moments-title">{reportTexts.measures.moments.title}</h3>
      <p className="mt-1 text-sm text-ink-soft">{reportTexts.measures.moments.note}</p>
      <ul aria-labelledby="moments-title" className="mt-3 border-t border-line">
        {kinds.map((one) => (
          <li
            key={one.kind}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5"
          >
            <span>{reportTexts.measures.moments.kinds[one.kind]}</span>
            <span className="text-ink-soft tabular-nums">
              {reportTexts.measures.moments.of(one.teams, teams)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
