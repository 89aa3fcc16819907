import { Eye, Hand, RotateCcw, RotateCw } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useLive, useNames } from "../stage/live-context.ts";
import { Glyph } from "../ui/glyph.tsx";
import { Chip } from "../ui/portrait.tsx";
import { DialDrawing } from "./dial.tsx";
import { BoardPaint, Holding, RoundGauge } from "./gauge.tsx";
import { Groups } from "./groups.tsx";
import { Lanterns } from "./lanterns.tsx";
import { Lights } from "./lights.tsx";
import { type PuzzleDrawing, type PuzzleOf, type PuzzleProps, useMove, useTouch } from "./parts.ts";
import { Stem } from "./stem.tsx";
import { isNamed } from "./together.ts";

const texts = () => t.puzzles().switchboard;
type Props = PuzzleProps<"switchboard">;
type Gauge = PuzzleOf<"switchboard">["gauges"][number];
type Names = NonNullable<NonNullable<Props["scene"]["skin"]>["names"]>;

const signName = (glyph: string) => texts().signs[glyph] ?? glyph;

/** What the move of this time changed at the gauge, such as "+1". Moves of other gauges change nothing at this one. */
function useChange(value: number, movedAt: number | null): number {
  const [last, setLast] = useState({ value, before: value, at: movedAt });
  if (last.value !== value) setLast({ value, before: last.value, at: movedAt });
  return movedAt === last.at ? value - last.before : 0;
}

interface GaugeProps {
  gauge: Gauge;
  goal: number | null;
  /** Time of the move that is highlighted now, if there is one. */
  movedAt: number | null;
  names: Names;
}

function GaugeItem({ gauge, goal, movedAt, names }: GaugeProps) {
  const change = useChange(gauge.value, movedAt);
  const changed = movedAt !== null && change !== 0;
  const met = goal === gauge.value;
  return (
    <li className="relative grid justify-items-center" data-changed={changed || undefined}>
      {goal !== null && (
        <span
          className="l-goal absolute -top-7.5 z-1 inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm font-semibold whitespace-nowrap xl:-top-11 xl:py-1 [&>svg]:size-4"
          data-met={met || undefined}
        >
          <Eye aria-hidden="true" />
          <span className="phone:sr-only">{names.goal ?? texts().goal}: </span>
          {goal}
        </span>
      )}
      <RoundGauge value={gauge.value} max={gauge.max} goal={goal} />
      <span
        className={`mt-1.5 flex items-center gap-2 rounded-full border bg-page px-2.5 py-0.5 text-md font-semibold tabular-nums phone:gap-1 phone:px-1.5 xl:mt-2.5 xl:px-3.5 xl:py-1 xl:text-lg ${goal === null ? "border-line" : "border-dashed border-tide"}`}
      >
        <span className="sr-only">
          {texts().gauge(
            texts().signed(signName(gauge.glyph), names.gauge ?? texts().oneGauge),
            gauge.value,
            gauge.max,
          )}
        </span>
        <Glyph of={gauge.glyph} className="size-5 text-fog phone:size-4" />
        <span aria-hidden="true">{gauge.value}</span>
        {changed && (
          <em
            aria-hidden="true"
            className="text-base text-ember not-italic phone:absolute phone:top-0 phone:right-0"
          >
            {change > 0 ? `+${change}` : `−${-change}`}
          </em>
        )}
      </span>
    </li>
  );
}

function Board({ puzzle, scene }: Props) {
  const goals = useLive(({ mine }) => mine?.goals);
  const touch = useTouch(scene);
  const names = scene.skin?.names ?? {};
  if (puzzle.gauges.length === 0) return null;
  // They belong to their controls, below what to do.
  if (isNamed(puzzle)) return null;
  const goalOf = (id: string) => goals?.find((goal) => goal.gauge === id)?.value ?? null;
  return (
    <section
      className="relative max-xl:-order-3"
      aria-label={names.board ?? texts().board}
      data-holding={puzzle.solvesAt !== null || undefined}
    >
      <BoardPaint />
      {puzzle.solvesAt !== null && <Holding />}
      <ol className="grid grid-cols-3 gap-x-2.5 gap-y-3 pt-9 sideways:pt-6.5! max-xl:has-[li:nth-child(n+4)_.l-goal]:gap-y-9 phone:grid-cols-6 phone:gap-x-1 xl:mb-1 xl:auto-cols-[minmax(0,1fr)] xl:grid-flow-col xl:grid-cols-none xl:gap-2 xl:px-1.5 xl:pt-11">
        {puzzle.gauges.map((gauge) => (
          <GaugeItem
            key={gauge.id}
            gauge={gauge}
            goal={goalOf(gauge.id)}
            names={names}
            movedAt={scene.status === "open" ? (touch?.at ?? null) : null}
          />
        ))}
      </ol>
    </section>
  );
}

/** Classes of the person's own dials: two beside each other have less space, and three have their buttons below. */
function ownStyles(count: number) {
  const turn =
    "grid size-13 place-items-center self-end rounded-full bg-ember text-on-ember hover:not-disabled:bg-ember-hover disabled:opacity-40 phone:size-11 xl:self-center";
  const few = count < 2;
  const many = count > 2;
  return {
    dial: `relative -order-1 grid h-28 place-items-center rounded-md border-2 border-ember bg-(image:--lit) px-3.5 py-1.5 phone:h-21 phone:px-2 phone:py-1 xl:order-0 xl:h-39 xl:flex-[2.2] xl:px-3 xl:pt-2 xl:pb-2.5 ${few ? "flex-[1_1_100%] grid-cols-[52px_minmax(0,1fr)_52px] phone:grid-cols-[44px_minmax(0,1fr)_44px]" : "flex-[1_1_42%] grid-cols-[44px_minmax(0,1fr)_44px] xl:px-2"}`,
    knob: `h-23 w-28 max-w-full phone:h-17 xl:h-26 xl:w-full xl:max-w-31 ${many ? "xl:[grid-area:1/1/2/-1] xl:h-22!" : ""}`,
    down: `${turn} ${few ? "" : "xl:size-11"} ${many ? "xl:[grid-area:2/1]" : ""}`,
    up: `${turn} ${few ? "" : "xl:size-11"} ${many ? "xl:[grid-area:2/3]" : ""}`,
    owner: `absolute top-2 left-3.5 font-semibold text-ember phone:top-1 phone:left-2 phone:text-sm xl:static xl:col-span-full ${many ? "xl:text-center xl:text-sm xl:leading-tight xl:[grid-area:2/2]" : "xl:whitespace-nowrap"}`,
  };
}

function OwnDial({
  control,
  scene,
  count,
}: {
  control: Props["puzzle"]["controls"][number];
  scene: Props["scene"];
  /** How many dials this person has. */
  count: number;
}) {
  const { open, move } = useMove(scene);
  const { id, value, positions } = control;
  const turn = (to: number) => to >= 0 && to < positions && move({ do: "turn", control: id, value: to });
  const name = id.toUpperCase();
  const classes = ownStyles(count);
  return (
    <li
      className={classes.dial}
      onKeyDown={(event) => {
        const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        turn(value + step);
      }}
    >
      <button
        type="button"
        className={classes.down}
        disabled={!open || value === 0}
        onClick={() => turn(value - 1)}
      >
        <RotateCcw aria-hidden="true" />
        <span className="sr-only">{texts().down(name)}</span>
      </button>
      <DialDrawing id={id} value={value} positions={positions} own className={classes.knob} />
      <button
        type="button"
        className={classes.up}
        disabled={!open || value === positions - 1}
        onClick={() => turn(value + 1)}
      >
        <RotateCw aria-hidden="true" />
        <span className="sr-only">{texts().up(name)}</span>
      </button>
      <span className={classes.owner}>
        {texts().yourDial}
        <span className="sr-only">{texts().dial(name, value)}</span>
        <Reply text={texts().dial(name, value)} />
      </span>
    </li>
  );
}

function Dials({ puzzle, scene }: Props) {
  const controls = useLive(({ mine }) => mine?.controls);
  const nameOf = useNames();
  const touch = useTouch(scene);
  return (
    <ol className="flex gap-1.5 max-xl:flex-wrap xl:gap-2.5" aria-label={texts().dials}>
      {puzzle.controls.map((control) => {
        if (controls?.includes(control.id))
          return <OwnDial key={control.id} control={control} scene={scene} count={controls.length} />;
        const moving = touch?.control === control.id;
        const owner = control.owner[0];
        return (
          <li
            key={control.id}
            className={`relative grid h-26.5 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-between justify-items-center gap-1 rounded-md border bg-well px-0.5 py-1.5 text-sm max-xl:basis-[calc(20%-5px)] phone:basis-[calc(17.5%-5px)] phone:h-18 phone:grid-cols-[auto_minmax(0,1fr)] phone:justify-items-start phone:gap-x-0.5 phone:px-1 phone:py-1 xl:h-39 xl:px-1.5 xl:py-3 xl:text-base ${moving ? "border-ember shadow-[0_0_26px_-4px_rgb(255_190_90/0.5)]" : "border-line"}`}
          >
            {moving && (
              <span className="absolute -top-4 left-1/2 inline-flex -translate-x-1/2 items-center gap-1 rounded-sm bg-ember px-2 py-0.5 text-sm font-semibold text-on-ember [&>svg]:size-4">
                <Hand aria-hidden="true" />
                {texts().turning}
              </span>
            )}
            <DialDrawing
              id={control.id}
              value={control.value}
              positions={control.positions}
              own={false}
              className="h-12 w-13.5 phone:col-span-2 phone:h-10 phone:justify-self-center xl:h-18 xl:w-full xl:max-w-20.5"
            />
            <b className="-mt-1.5 text-lg phone:mt-0 phone:text-md leading-none font-semibold tabular-nums">
              <span className="sr-only">{texts().dial(control.id.toUpperCase(), control.value)}</span>
              <span aria-hidden="true">{control.value}</span>
            </b>
            {owner && (
              <span className="flex max-w-full items-center gap-2 font-medium whitespace-nowrap">
                <span className="contents max-xl:hidden">
                  <Chip seat={owner} />
                </span>
                <span aria-hidden="true" className="truncate">
                  {nameOf(owner)}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Controls(props: Props) {
  if (isNamed(props.puzzle)) return <Lights {...props} />;
  if (props.scene.skin?.things === "lanterns") return <Lanterns {...props} />;
  if (props.scene.skin?.things === "leaves") return <Stem {...props} />;
  return props.puzzle.groups ? <Groups {...props} /> : <Dials {...props} />;
}

/** Everybody knows some of the goals and turns only their own controls. */
export const drawing: PuzzleDrawing<"switchboard"> = { Board, Controls };
