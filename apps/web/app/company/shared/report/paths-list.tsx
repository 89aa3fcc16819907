import type { Report } from "@lantern/contract/http";
import { chosenBy, endingOf, type Team, verticalCurve } from "./model.ts";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.roads;
/** Dimensions of the drawing beside a team's steps, in pixels. */
const wide = 92;
const step = 66;
const margin = 12;

interface Stop {
  key: string;
  title: string;
  /** Number of options, and the chosen one; null when the team did not reach the decision. */
  of: number;
  chosen: number | null;
  road: string;
}

/** The teams' paths for narrow screens: each team from top to bottom, with the chosen options as text. */
export function PathsList({ report }: { report: Report }) {
  const { teams, decisions, endings } = report;
  return (
    <ul className="dusk divide-y divide-line rounded-md px-5 md:px-7 lg:hidden print:hidden">
      {teams.map((team) => {
        const stops = decisions.map((decision): Stop => {
          const choice = chosenBy(decision, team);
          return {
            key: decision.scene,
            title: decision.title,
            of: decision.options.length,
            chosen: choice?.index ?? null,
            road: choice?.road ?? texts.notMet,
          };
        });
        return (
          <li key={team.id} className="py-5">
            <TeamHeader team={team} />
            <PathDrawing
              stops={[
                ...stops,
                {
                  key: "ending",
                  title: texts.ending,
                  of: endings.length,
                  chosen: endingOf(report, team),
                  road: team.ending.title,
                },
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
}

function TeamHeader({ team }: { team: Team }) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
      <h3 className="font-display text-lg">
        <bdi>{team.name}</bdi>
      </h3>
      <p className="text-sm text-ink-soft">{texts.people(team.people)}</p>
      <p className="ms-auto text-sm font-semibold text-ember">{texts.points(team.points.total)}</p>
    </div>
  );
}

function PathDrawing({ stops }: { stops: Stop[] }) {
  const xOf = (of: number, index: number) =>
    of < 2 ? wide / 2 : margin + ((wide - 2 * margin) / (of - 1)) * index;
  const choice = stops.flatMap(({ key, of, chosen }, row) =>
    chosen === null ? [] : [{ key, x: xOf(of, chosen), y: (row + 0.5) * step }],
  );
  const line = verticalCurve(choice);
  return (
    <div className="grid grid-cols-[92px_1fr] gap-3">
      <svg width={wide} height={stops.length * step} fill="none" strokeLinecap="round" aria-hidden="true">
        <path d={line} stroke="#ffb454" strokeOpacity=".28" strokeWidth="8" />
        <path d={line} stroke="#ffd48a" strokeWidth="2.4" />
        <g fill="#1e2a4a" stroke="#9fb3c8" strokeOpacity=".6">
          {stops.flatMap(({ key, of }, row) =>
            Array.from({ length: of }, (_, index) => xOf(of, index)).map((x) => (
              <circle key={`${key}.${x}`} cx={x} cy={(row + 0.5) * step} r="3.2" />
            )),
          )}
        </g>
        <g fill="#ffd48a">
          {choice.map(({ key, x, y }) => (
            <circle key={key} cx={x} cy={y} r="6" />
          ))}
        </g>
      </svg>
      <ol>
        {stops.map(({ key, title, chosen, road }) => (
          <li key={key} className="grid content-center" style={{ height: step }}>
            <span className="truncate text-sm text-ink-soft">{title}</span>
            <b className={`line-clamp-2 leading-tight font-medium${chosen === null ? " text-ink-soft" : ""}`}>
              {road}
            </b>
          </li>
        ))}
      </ol>
    </div>
  );
}
