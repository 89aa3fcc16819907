import { Check } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useLive } from "../stage/live-context.ts";
import { Glyph } from "../ui/glyph.tsx";
import { turn } from "../ui/in-turn.ts";
import { Chip, TouchedBy } from "../ui/portrait.tsx";
import { Holding } from "./gauge.tsx";
import { nameOf as controlName, GroupControl, positionName } from "./groups.tsx";
import { type PuzzleOf, type PuzzleProps, useMove, useTouch } from "./parts.ts";
import { areaOf, PlateBoard } from "./plate-board.tsx";

const texts = () => t.puzzles().lights;
const controlTexts = () => t.liveScenes().together;
type Props = PuzzleProps<"switchboard">;
type Control = Props["puzzle"]["controls"][number];
type Gauge = PuzzleOf<"switchboard">["gauges"][number];

/** Solved, the dark windows go dark one after another, ms. */
const STEP_MS = 220;

const stateName = ({ names }: Gauge, value: number) => names?.[value] ?? String(value);

/** Dancers behind a window; `at` chooses how they stand. */
function Dancers({ at }: { at: number }) {
  return (
    <svg className="l-dancers" viewBox="0 0 236 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {[34, 92, 150, 206].map((x, n) => {
        const top = 34 + ((at * 7 + n * 11) % 5) * 5;
        return (
          <path
            key={x}
            d={`M${x - 11} ${top}a11 12 0 1 1 22 0a11 12 0 1 1-22 0M${x - 22} 100C${x - 24} ${top + 30} ${x - 14} ${top + 16} ${x} ${top + 16}S${x + 24} ${top + 30} ${x + 22} 100Z`}
          />
        );
      })}
      {at % 3 === 1 && <path d="M52 62Q82 40 118 58" className="l-dancers-arm" />}
    </svg>
  );
}

/** A window of the house: bright or dark, its name on a plaque, and what it should be if everybody may know. */
function Window({ gauge, at, scene }: { gauge: Gauge; at: number; scene: Props["scene"] }) {
  const { id, value, max, goal, glyph, label = "" } = gauge;
  const met = goal === value;
  const dark = value === max;
  return (
    <li
      className="l-window"
      data-dark={dark || undefined}
      data-wrong={(goal !== null && !met) || undefined}
      {...areaOf(scene, id)}
    >
      <span className="l-window-glass" style={turn(at, STEP_MS)} aria-hidden="true">
        <Dancers at={at} />
      </span>
      <span className="l-window-name">
        <b className="font-semibold">
          <Glyph of={glyph} className="l-window-glyph" />
          {label}
        </b>
        <span>
          <Glyph of={dark ? "☾" : "sun"} className="l-window-glyph text-ember" />
          {/* On a phone one row says what a window should be; its sign is the sun or the moon. */}
          <span className={goal === null || met ? "" : "phone:sr-only"}>{stateName(gauge, value)}</span>
          {goal !== null && (
            <span className={met ? "text-ink-soft" : "font-semibold text-ember"}>
              {met ? (
                <>
                  <Check aria-hidden="true" />
                  <span className="sr-only">{texts().right}</span>
                </>
              ) : (
                <>
                  <span className="phone:sr-only">{texts().goal(stateName(gauge, goal))}</span>
                  <span aria-hidden="true" className="hidden whitespace-nowrap phone:inline">
                    → {stateName(gauge, goal)}
                  </span>
                </>
              )}
            </span>
          )}
        </span>
      </span>
    </li>
  );
}

/** A cord with a knob, which hangs lower in its second position. */
function Cord({ on }: { on: boolean }) {
  return (
    <svg className="l-cord" viewBox="0 0 44 110" aria-hidden="true" data-on={on}>
      <g className="l-cord-hung">
        <path d="M22-60V72" className="l-cord-string" />
        <circle cx="22" cy="82" r="15" className="l-cord-knob" />
        <path d="M13 78q9-8 18 0" className="l-cord-shine" />
      </g>
    </svg>
  );
}

/** What all names begin with, up to a space: "Switch " of "Switch 1" and "Switch 12". */
function leadOf(names: readonly string[]): string {
  const lead = names[0]?.match(/^.* /)?.[0] ?? "";
  return names.every((name) => name.startsWith(lead)) ? lead : "";
}

/** A control of two positions: one's own is pulled, another's hangs beside its owner's portrait. */
function Pull({
  control,
  of,
  scene,
  lead,
}: Omit<Props, "puzzle"> & { control: Control; of: string; lead: string }) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const own = useLive(({ mine }) => mine?.controls.includes(control.id) ?? false);
  const on = control.value > 0;
  const name = controlName(control);
  const position = positionName(control, control.value);
  const inside = (
    <>
      <Cord on={on} />
      <b className="l-pull-name">
        <span className="sr-only">{lead}</span>
        {name.slice(lead.length)}
      </b>
    </>
  );
  return (
    <li className="l-pull" data-own={own || undefined} {...areaOf(scene, control.id)}>
      {own ? (
        <button
          type="button"
          role="switch"
          aria-checked={on}
          aria-label={name}
          className="l-pull-button"
          disabled={!open}
          onClick={() => move({ do: "turn", control: control.id, value: on ? 0 : 1 })}
        >
          {inside}
          <span aria-hidden="true">{position}</span>
        </button>
      ) : (
        <span className="l-pull-button">
          <span className="contents" aria-hidden="true">
            {inside}
          </span>
          <span>
            <span className="sr-only">{controlTexts().at(name, "")}</span>
            {position}
          </span>
          {control.owner.map((seat) => (
            <Chip key={seat} seat={seat} />
          ))}
        </span>
      )}
      {touch?.control === control.id && own && <TouchedBy seat={touch.seat} />}
      {own && <Reply text={`${of}. ${controlTexts().at(name, position)}`} />}
    </li>
  );
}

/**
 * A house whose windows the switches change. Nobody sees whose switch changes what, so people have to say it. Solved, the
 * windows go dark one after another.
 */
export function Lights({ puzzle, scene }: Props) {
  const own = useLive(({ mine }) => mine?.controls);
  const of = scene.skin?.names?.board ?? texts().board;
  const lead = leadOf(puzzle.controls.map(controlName));
  const isOwn = ({ id }: Control) => own?.includes(id) ?? false;
  return (
    <PlateBoard scene={scene} label={of} className="l-house">
      {puzzle.solvesAt !== null && <Holding />}
      <ol className="l-windows" aria-label={of}>
        {puzzle.gauges.map((gauge, at) => (
          <Window key={gauge.id} gauge={gauge} at={at} scene={scene} />
        ))}
      </ol>
      <ul className="l-pulls" aria-label={texts().controls}>
        {puzzle.controls
          .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
          .map((control) =>
            control.positions === 2 ? (
              <Pull key={control.id} control={control} of={of} scene={scene} lead={lead} />
            ) : (
              <GroupControl key={control.id} control={control} of={of} scene={scene} />
            ),
          )}
      </ul>
    </PlateBoard>
  );
}
