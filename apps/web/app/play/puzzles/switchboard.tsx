import { Eye, Hand, RotateCcw, RotateCw } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/announcer.tsx";
import { useWholeStage } from "../stage/live-context.ts";
import { Glyph } from "../ui/glyph.tsx";
import { Chip } from "../ui/portrait.tsx";
import { DialDrawing } from "./dial.tsx";
import { Hull } from "./hull.tsx";
import { type PuzzleKind, type PuzzleOf, type PuzzleProps, useMove, useTouch } from "./parts.ts";
import { BoardPaint, RoundWindow } from "./window.tsx";

const texts = t.liveScenes.switchboard;
type Props = PuzzleProps<"switchboard">;
type Gauge = PuzzleOf<"switchboard">["gauges"][number];

const signName = (glyph: string) => texts.signs[glyph] ?? glyph;

/** Difference to the gauge's value before, such as "+1". */
function useChange(value: number): number {
  const [last, setLast] = useState({ value, before: value });
  if (last.value !== value) setLast({ value, before: last.value });
  return value - last.before;
}

function Window({ gauge, goal, fresh }: { gauge: Gauge; goal: number | null; fresh: boolean }) {
  const change = useChange(gauge.value);
  const changed = fresh && change !== 0;
  const met = goal === gauge.value;
  return (
    <li className={`l-win${goal === null ? "" : " is-mine"}${changed ? " is-changed" : ""}`}>
      {goal !== null && (
        <span className={met ? "l-goal is-met" : "l-goal"}>
          <Eye aria-hidden="true" />
          {texts.choice(goal)}
        </span>
      )}
      <RoundWindow value={gauge.value} max={gauge.max} goal={goal} />
      <span className="l-plate">
        <span className="sr-only">{texts.window(signName(gauge.glyph), gauge.value, gauge.max)}</span>
        <Glyph of={gauge.glyph} className="size-5 text-fog" />
        <span aria-hidden="true">{gauge.value}</span>
        {changed && <em aria-hidden="true">{change > 0 ? `+${change}` : `−${-change}`}</em>}
      </span>
    </li>
  );
}

function Board({ puzzle, scene }: Props) {
  const { mine } = useWholeStage();
  const touch = useTouch(scene);
  const goalOf = (id: string) => mine?.goals.find((goal) => goal.gauge === id)?.value ?? null;
  return (
    <section className="l-hull" aria-label={texts.board} data-holding={puzzle.solvesAt !== null || undefined}>
      <BoardPaint />
      {puzzle.solvesAt !== null && <p className="l-holding">{texts.holding}</p>}
      <ol className="l-windows" data-count={puzzle.gauges.length}>
        {puzzle.gauges.map((gauge) => (
          <Window
            key={gauge.id}
            gauge={gauge}
            goal={goalOf(gauge.id)}
            fresh={touch !== null && scene.status === "open"}
          />
        ))}
      </ol>
    </section>
  );
}

function OwnDial({
  control,
  scene,
}: {
  control: Props["puzzle"]["controls"][number];
  scene: Props["scene"];
}) {
  const { open, move } = useMove(scene);
  const { id, value, positions } = control;
  const turn = (to: number) => to >= 0 && to < positions && move({ do: "turn", control: id, value: to });
  const name = id.toUpperCase();
  return (
    <li
      className="l-dial is-own"
      onKeyDown={(event) => {
        const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        turn(value + step);
      }}
    >
      <button
        type="button"
        className="l-turn"
        disabled={!open || value === 0}
        onClick={() => turn(value - 1)}
      >
        <RotateCcw aria-hidden="true" />
        <span className="sr-only">{texts.down(name)}</span>
      </button>
      <DialDrawing id={id} value={value} positions={positions} own />
      <button
        type="button"
        className="l-turn"
        disabled={!open || value === positions - 1}
        onClick={() => turn(value + 1)}
      >
        <RotateCw aria-hidden="true" />
        <span className="sr-only">{texts.up(name)}</span>
      </button>
      <span className="l-owner">
        {texts.yourDial}
        <span className="sr-only">{texts.dial(name, value)}</span>
        <Reply text={texts.dial(name, value)} />
      </span>
    </li>
  );
}

function Dials({ puzzle, scene }: Props) {
  const { mine, directory } = useWholeStage();
  const touch = useTouch(scene);
  return (
    <ol className="l-dials" aria-label={texts.dials}>
      {puzzle.controls.map((control) => {
        if (mine?.controls.includes(control.id))
          return <OwnDial key={control.id} control={control} scene={scene} />;
        const moving = touch?.control === control.id;
        const owner = control.owner[0];
        return (
          <li key={control.id} className={moving ? "l-dial is-moving" : "l-dial"}>
            {moving && (
              <span className="l-turning">
                <Hand aria-hidden="true" />
                {texts.turning}
              </span>
            )}
            <DialDrawing id={control.id} value={control.value} positions={control.positions} own={false} />
            <b>
              <span className="sr-only">{texts.dial(control.id.toUpperCase(), control.value)}</span>
              <span aria-hidden="true">{control.value}</span>
            </b>
            {owner && (
              <span className="l-owner">
                <Chip seat={owner} />
                <span aria-hidden="true">{directory.people[owner]?.name}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Dials move the windows. Everybody knows some of the goals and turns only their own dials. */
export const switchboard: PuzzleKind<"switchboard"> = {
  detail: () => texts.detail,
  checked: false,
  Backdrop: Hull,
  Board,
  Controls: Dials,
};
