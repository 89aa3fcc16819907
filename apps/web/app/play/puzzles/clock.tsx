import { t } from "../../i18n/index.ts";
import type { PuzzleProps } from "./parts.ts";
import { PlateBoard } from "./plate-board.tsx";
import { Wheels } from "./wheels.tsx";

type Props = PuzzleProps<"code">;

/** Figures of brass, by the symbol that shows them. */
const FIGURES: Record<string, string> = {
  heron:
    "M44 116l4-44M58 116l-2-44M22 66C30 46 54 40 70 50C64 70 44 76 22 66ZM66 52C78 40 58 28 64 16C68 8 80 10 82 16L98 20L82 22C74 24 82 36 72 54Z",
  seal: "M14 104C20 84 34 82 42 66C48 50 46 26 64 22C80 20 88 34 82 46C92 62 90 92 74 104ZM74 104q14-2 20 10H70ZM14 104q-8 4-6 12H40Z",
  boat: "M10 84H94L80 108H26ZM52 80V16L86 80ZM46 28V80H20Z",
  cat: "M28 114C22 84 34 66 40 58C30 46 32 30 36 20L48 30H60L72 20C76 32 78 46 66 58C80 74 82 98 78 114ZM78 112C98 112 100 90 90 78",
};

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

/** The face of the clock, which shows the time that the wheels say. */
function Face({ hour, minutes }: { hour: number | null; minutes: number | null }) {
  return (
    <svg className="l-clock" viewBox="-110 -110 220 220" aria-hidden="true">
      <circle r="106" className="l-clock-rim" />
      <circle r="92" className="l-clock-face" />
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
      <Hand turn={((hour ?? 12) + (minutes ?? 0) / 60) / 12} length={42} width={9} set={hour !== null} />
      <Hand turn={(minutes ?? 0) / 60} length={66} width={5} set={minutes !== null} />
      <circle r="8" className="l-clock-pin" />
    </svg>
  );
}

/** [P1] A box with a clock and figures of brass, which the wheels below turn. Solved, its lid lets a letter out. */
export function ClockBox({ puzzle, scene }: Props) {
  const { clock, names } = scene.skin ?? {};
  const shownBy = (id: string) => puzzle.slots[puzzle.wheels.findIndex((wheel) => wheel.id === id)] ?? null;
  const figures = clock?.minutes.map(shownBy) ?? [];
  const figure = shownBy(clock?.figure ?? "");
  return (
    <PlateBoard scene={scene} label={names?.board ?? t.puzzles().code.lock} className="l-box">
      <div className="l-box-front">
        <Face
          hour={Number(shownBy(clock?.hour ?? "")) || null}
          minutes={figures.includes(null) ? null : Number(figures.join(""))}
        />
        <svg key={figure} className="l-niche" viewBox="0 0 104 132" aria-hidden="true">
          <path d="M4 128V52A48 48 0 0 1 100 52V128Z" className="l-niche-wall" />
          <path d={FIGURES[figure ?? ""] ?? ""} className="l-niche-figure" />
          <path d="M0 120H104V130H0Z" className="l-niche-sill" />
        </svg>
        <svg className="l-box-letter" viewBox="0 0 120 84" aria-hidden="true">
          <path d="M2 2H118V82H2Z" />
          <path d="M2 2L60 46L118 2M16 62H64M16 70H48" />
        </svg>
      </div>
      <Wheels puzzle={puzzle} scene={scene} />
    </PlateBoard>
  );
}
