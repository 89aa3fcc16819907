import type { ScorecardView } from "@lantern/engine/scorecard";
import { t } from "../../i18n/index.ts";
import { layRoad, nameOf, ROW, roadPath, type Stop, WIDTH } from "./road.ts";

const texts = () => t.liveScorecard();

type Road = Pick<ScorecardView, "ending" | "path">;

function Label({
  x,
  y,
  text,
  up,
  className,
}: {
  x: number;
  y: number;
  text: string[];
  up: boolean;
  className: string;
}) {
  const first = up ? y - (text.length - 1) * ROW : y + 16;
  return (
    // Its edge keeps the dotted lines away from it.
    <text
      className={className}
      textAnchor="middle"
      stroke="#0b1226"
      strokeWidth="7"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {text.map((row, at) => (
        <tspan key={row} x={x} y={first + at * ROW}>
          {row}
        </tspan>
      ))}
    </text>
  );
}

/** A flame is a decision. A diamond is a puzzle, with a tick when it was solved. */
export function Mark({ step, x, y }: { step: Stop["step"]; x: number; y: number }) {
  if (step.kind === "decision") {
    return (
      <g transform={`translate(${x} ${y})`}>
        <circle r="30" fill="url(#road-lamp)" />
        <circle r="14" fill="#101a33" stroke="#ffd48a" strokeWidth="2.5" />
        <path d="M0-7c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9Z" fill="#ffd48a" />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0-14 14 0 0 14-14 0Z"
        fill="#101a33"
        stroke={step.solved ? "#ffd48a" : "#9fb3c8"}
        strokeWidth="2.5"
      />
      {step.solved ? (
        <path
          d="M-5 0l4 4 7-8"
          fill="none"
          stroke="#ffd48a"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <circle r="3" fill="#9fb3c8" />
      )}
    </g>
  );
}

function Stubs({ stop }: { stop: Stop }) {
  const up = stop.side === "above";
  return stop.stubs.map(({ end, label }) => (
    <g key={label.join()}>
      <path
        d={`M${stop.x} ${stop.y}C${stop.x + (end.x - stop.x) * 0.9} ${stop.y} ${end.x} ${(stop.y + end.y) / 2} ${end.x} ${end.y}`}
        fill="none"
        stroke="#9fb3c8"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <circle cx={end.x} cy={end.y} r="5" fill="#0e1830" stroke="#b9c8d8" strokeWidth="1.6" />
      <Label x={end.x} y={end.y + (up ? -12 : 12)} text={label} up={up} className="fill-ink-soft text-base" />
    </g>
  ));
}

/** What the team did, step by step, for people who can't see the road. */
export const stepsOf = ({ path }: Road): string[] =>
  path.map((step) =>
    step.kind === "decision" ? step.chosen : `${step.title}, ${step.solved ? texts().solved : texts().open}`,
  );

/**
 * The team's path through the story in light, with dotted stubs for other options. Wide screens only.
 * @param label the road as one sentence
 */
export function RoadMap({ card, label }: { card: Road; label: string }) {
  const { stops, end, top, height } = layRoad(card.path);
  const drawn = roadPath([{ x: -10, y: 330 }, ...stops, end]);
  return (
    <svg
      className="road-map mx-auto mt-2 hidden w-full max-w-[1500px] lg:block"
      viewBox={`0 ${top} ${WIDTH} ${height}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <radialGradient id="road-lamp">
          <stop stopColor="#ffd48a" stopOpacity=".7" />
          <stop offset="1" stopColor="#ffb84d" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="road-light">
          <stop stopColor="#ffb84d" stopOpacity=".2" />
          <stop offset=".12" stopColor="#ffb84d" />
          <stop offset="1" stopColor="#fff1cf" />
        </linearGradient>
      </defs>
      <g fill="none" strokeLinecap="round">
        <path d={drawn} stroke="#ffb84d" strokeOpacity=".2" strokeWidth="20" />
        <path d={drawn} stroke="url(#road-light)" strokeWidth="5" />
      </g>
      {stops.map((stop) => (
        <g key={stop.step.scene}>
          <Stubs stop={stop} />
          <Mark step={stop.step} x={stop.x} y={stop.y} />
          <Label
            x={stop.labelAt.x}
            y={stop.labelAt.y}
            text={stop.label}
            up={stop.side === "above"}
            className={
              stop.step.kind === "decision"
                ? "fill-ink font-display text-lg font-semibold"
                : "fill-ember text-md font-medium"
            }
          />
        </g>
      ))}
      <circle cx={end.x} cy={end.y} r="64" fill="url(#road-lamp)" />
      <circle cx={end.x} cy={end.y} r="11" fill="#fff1cf" />
    </svg>
  );
}

/** The same road from top to bottom, for phones. */
export function RoadList({ card }: { card: Road }) {
  return (
    <ol className="mx-4 mt-6 mb-2 lg:hidden">
      {card.path.map((step, at) => {
        const [from, to] = at % 2 === 0 ? [30, 50] : [50, 30];
        return (
          <li key={step.scene} className="relative grid min-h-19 gap-1 pt-1 pb-5 pl-22 text-sm text-ink-soft">
            <svg
              className="road-bend absolute top-4 left-0 h-full w-20 overflow-visible"
              viewBox="0 0 80 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M${from} 0C${from} 50 ${to} 50 ${to} 100`} />
            </svg>
            <svg
              className="absolute -top-3.5 size-15"
              viewBox="-30 -30 60 60"
              style={{ left: from - 30 }}
              aria-hidden="true"
            >
              <Mark step={step} x={0} y={0} />
            </svg>
            <b className="font-display text-md leading-tight font-semibold text-ink">{nameOf(step)}</b>
            {step.kind === "puzzle" && <span>{step.solved ? texts().solved : texts().open}</span>}
            {step.others.map((other) => (
              <span
                key={other}
                className="flex items-center gap-2 before:w-5 before:border-t-2 before:border-dotted before:border-fog"
              >
                {other}
                <span className="sr-only">, {texts().notChosen}</span>
              </span>
            ))}
          </li>
        );
      })}
      <li className="road-end relative grid min-h-10 pt-1 pl-22">
        <b className="font-display text-md leading-tight font-semibold">{card.ending.title}</b>
      </li>
    </ol>
  );
}
