import { t } from "../../i18n/index.ts";
import type { PuzzleProps } from "./parts.ts";
import { PlateBoard } from "./plate-board.tsx";
import { SkinDrawing } from "./skin.tsx";
import { Wheels } from "./wheels.tsx";

type Props = PuzzleProps<"code">;

const MINUTES = [...Array(60).keys()];

/** A hand of the clock; faint until its wheels are set. */
function Hand({ turn, length, width, set }: { turn: number; length: number; width: number; set: boolean }) {
  return (
    <g className="l-clock-hand" style={{ rotate: `${turn * 360}deg` }} opacity={set ? 1 : 0.3}>
      <path d={`M0 16V${-length}`} strokeWidth={width} />
      <path d={`M0 ${-length - 12}L7 ${-length + 2}H-7Z`} />
    </g>
  );
}

/** The dial of the clock, which shows the time that the wheels say. */
function Dial({ hours, minutes }: { hours: number | null; minutes: number | null }) {
  return (
    <svg className="l-clock" viewBox="-110 -110 220 220" aria-hidden="true">
      <circle r="106" className="l-clock-rim" />
      <circle r="92" className="l-clock-dial" />
      {MINUTES.map((at) => (
        <path
          key={at}
          d={at % 5 === 0 ? "M0-88V-76" : "M0-88V-84"}
          transform={`rotate(${at * 6})`}
          className="l-clock-mark"
        />
      ))}
      {[12, 3, 6, 9].map((n) => {
        const angle = (n / 12) * Math.PI * 2;
        return (
          <text key={n} x={Math.sin(angle) * 61} y={-Math.cos(angle) * 61 + 9} className="l-clock-figure">
            {n}
          </text>
        );
      })}
      <Hand turn={((hours ?? 12) + (minutes ?? 0) / 60) / 12} length={42} width={9} set={hours !== null} />
      <Hand turn={(minutes ?? 0) / 60} length={66} width={5} set={minutes !== null} />
      <circle r="8" className="l-clock-pin" />
    </svg>
  );
}

/** [P1] A box with a clock and figures of the story, which the wheels below turn. Solved, a letter comes out. */
export function ClockBox({ puzzle, scene }: Props) {
  const { clock, names } = scene.skin ?? {};
  const valueOn = (id: string) => puzzle.slots[puzzle.wheels.findIndex((wheel) => wheel.id === id)] ?? null;
  const figures = clock?.minutes.map(valueOn) ?? [];
  const figure = valueOn(clock?.figure ?? "");
  return (
    <PlateBoard scene={scene} label={names?.board ?? t.puzzles().code.lock} className="l-box">
      <div className="l-box-front">
        <Dial
          hours={Number(valueOn(clock?.hours ?? "")) || null}
          minutes={figures.includes(null) ? null : Number(figures.join(""))}
        />
        <span className="l-niche">
          {figure && <SkinDrawing key={figure} of={`figure-${figure}`} className="l-niche-figure" />}
        </span>
        <svg className="l-box-letter" viewBox="0 0 120 84" aria-hidden="true">
          <path d="M2 2H118V82H2Z" />
          <path d="M2 2L60 46L118 2M16 62H64M16 70H48" />
        </svg>
      </div>
      <Wheels puzzle={puzzle} scene={scene} />
    </PlateBoard>
  );
}
