import type { Report } from "@lantern/contract/http";
import { cut } from "@lantern/engine/graphemes";
import { chosenBy, curve, endingOf, markY, type PathPoint, pathLayout, type Team } from "./model.ts";
import { Scroll } from "./scroll.tsx";
import { texts as reportTexts } from "./texts.ts";

const texts = reportTexts.roads;

/** Each team's path from left to right; a column per decision, with a mark per option. */
export function PathsPicture({ report }: { report: Report }) {
  const { teams, decisions, endings } = report;
  const end = pathLayout.left + decisions.length * pathLayout.step;
  const width = end + pathLayout.ending;
  const height = pathLayout.headerHeight + teams.length * pathLayout.row;
  return (
    <Scroll label={texts.title} className="dusk rounded-md p-7 max-lg:hidden print:block">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={texts.picture(teams.length, decisions.length)}
        className="block w-full"
        style={{ minWidth: width * 0.78, maxWidth: width * 1.25 }}
      >
        <g fontSize="13" fontWeight="600" textAnchor="middle" fill="#d6deeb">
          {decisions.map((decision, index) => (
            <text key={decision.scene} x={pathLayout.left + index * pathLayout.step} y="16">
              {short(decision.title, 22)}
            </text>
          ))}
          <text x={end} y="16">
            {texts.ending}
          </text>
        </g>
        {teams.map((team, row) => (
          <TeamPath
            key={team.id}
            team={team}
            row={row}
            decisions={decisions}
            ending={{
              x: end,
              index: endingOf(report, team),
              of: endings.length,
            }}
            last={row === teams.length - 1}
            width={width}
          />
        ))}
      </svg>
    </Scroll>
  );
}

function TeamPath({
  team,
  row,
  decisions,
  ending,
  width,
  last,
}: {
  team: Team;
  row: number;
  decisions: Report["decisions"];
  ending: { x: number; index: number | null; of: number };
  width: number;
  last: boolean;
}) {
  const columns = [
    ...decisions.map(({ options }, index) => ({
      x: pathLayout.left + index * pathLayout.step,
      of: options.length,
    })),
    { x: ending.x, of: ending.of },
  ];
  const choice: PathPoint[] = decisions.flatMap((decision, index) => {
    const chosen = chosenBy(decision, team);
    if (!chosen) return [];
    const x = pathLayout.left + index * pathLayout.step;
    return [{ x, y: markY(row, chosen.index, decision.options.length), road: chosen.road }];
  });
  const middle = pathLayout.headerHeight + row * pathLayout.row + pathLayout.row / 2;
  const goal =
    ending.index === null
      ? null
      : { x: ending.x, y: markY(row, ending.index, ending.of), road: team.ending.title };
  const line = curve(goal ? [...choice, goal] : choice);
  return (
    <g>
      {!last && (
        <path d={`M0 ${middle + pathLayout.row / 2}H${width}`} stroke="#9fb3c8" strokeOpacity=".16" />
      )}
      <text x="0" y={middle - 18} fill="#fff4de" fontSize="19" className="font-display">
        {short(team.name, 15)}
      </text>
      <g fontSize="13" fill="#d6deeb">
        <text x="0" y={middle + 4}>
          {texts.people(team.people)}
        </text>
        <text x="0" y={middle + 24} fill="#ffd48a" fontWeight="600">
          {texts.points(team.points.total)}
        </text>
      </g>
      <g fill="#1e2a4a" stroke="#9fb3c8" strokeOpacity=".6">
        {columns.flatMap(({ x, of }) =>
          Array.from({ length: of }, (_, index) => (
            <circle key={`${x}.${markY(row, index, of)}`} cx={x} cy={markY(row, index, of)} r="3.2" />
          )),
        )}
      </g>
      <path d={line} fill="none" stroke="#ffb454" strokeOpacity=".28" strokeWidth="8" strokeLinecap="round" />
      <path d={line} fill="none" stroke="#ffd48a" strokeWidth="2.4" strokeLinecap="round" />
      <g fontSize="13" fill="#fff4de" textAnchor="middle">
        {choice.map(({ x, y, road }) => (
          <g key={x}>
            <circle cx={x} cy={y} r="6" fill="#ffd48a" />
            <text x={x} y={y + 21} stroke="#131c36" strokeWidth="4" paintOrder="stroke">
              {short(road, 20)}
            </text>
          </g>
        ))}
      </g>
      {goal && <circle cx={goal.x} cy={goal.y} r="7" fill="#ffd48a" />}
      <text
        x={ending.x + 14}
        y={(goal?.y ?? middle) + 5}
        fill="#fff4de"
        fontSize="15"
        fontStyle="italic"
        className="font-display"
      >
        {short(team.ending.title, 22)}
      </text>
    </g>
  );
}

/** Shortens a label of the picture; the table below has the full text. */
function short(text: string, most: number): string {
  return text.length <= most ? text : `${cut(text, most - 1).trimEnd()}…`;
}
