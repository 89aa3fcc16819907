import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useLive } from "../stage/live-context.ts";
import { turn } from "../ui/in-turn.ts";
import { Chip } from "../ui/portrait.tsx";
import { nameOf, Positions, positionName } from "./groups.tsx";
import { type PuzzleProps, useTouch } from "./parts.ts";
import { areaOf, PlateBoard, Tried } from "./plate-board.tsx";
import { type Group, groupsOf } from "./together.ts";

const texts = () => t.liveScenes().together;
type Props = PuzzleProps<"switchboard">;
type Control = Props["puzzle"]["controls"][number];

/** Solved, lanterns and boats light up one after another, ms. */
const STEP_MS = 300;

/** A post with two hooks, and the lantern on one of them. Its shutter makes the light narrow or wide. */
function LanternDrawing({ high, wide, at }: { high: boolean; wide: boolean; at: number }) {
  return (
    <svg
      className="l-lantern"
      viewBox="0 0 180 400"
      aria-hidden="true"
      data-high={high}
      data-wide={wide}
      style={turn(at, STEP_MS)}
    >
      <path className="l-lantern-post" d="M84 18h12v330h-12Z" />
      <path className="l-lantern-grain" d="M88 22v322" />
      {[60, 150].map((y) => (
        <path key={y} className="l-lantern-hook" d={`M90 ${y}h30q9 0 9 9v4`} />
      ))}
      <g className="l-lantern-hung">
        <path className="l-lantern-beam" d="M129 112L60 400H198Z" />
        <circle className="l-lantern-halo" cx="129" cy="106" r="46" />
        <path className="l-lantern-case" d="M116 78h26l8 12v40h-42V90Z" />
        <path className="l-lantern-glass" d="M114 94h30v30h-30Z" />
        <path className="l-lantern-shutter" d="M114 94h10v30h-10ZM134 94h10v30h-10Z" />
        <path className="l-lantern-case" d="M120 78q9-14 18 0ZM108 130h42v6h-42Z" />
      </g>
    </svg>
  );
}

/** One's own hook or shutter. */
function OwnControl({ control, of, scene }: { control: Control; of: string; scene: Props["scene"] }) {
  const name = nameOf(control);
  return (
    <>
      <Positions control={control} label={`${of}, ${name}`} scene={scene} />
      <Reply text={`${of}. ${texts().at(name, positionName(control, control.value))}`} />
    </>
  );
}

/** A lantern on the wall. "Lantern 1, at B1" is its number and where it stands. */
function Lantern({ group, at, puzzle, scene }: Props & { group: Group; at: number }) {
  const own = useLive(({ mine }) => group.controls.some((id) => mine?.controls.includes(id)));
  const touch = useTouch(scene);
  const controls = group.controls.flatMap((id) => puzzle.controls.find((control) => control.id === id) ?? []);
  const [hook, shutter] = controls;
  const owners = [...new Set(controls.flatMap(({ owner }) => owner))];
  const [name, where] = group.label.split(", ");
  const touched = touch !== null && group.controls.includes(touch.control);
  return (
    <li
      className="l-lantern-at"
      data-own={own || undefined}
      data-touched={touched || undefined}
      {...areaOf(scene, group.id)}
    >
      <LanternDrawing high={hook?.value === 1} wide={shutter?.value === 1} at={at} />
      <span className="l-lantern-name">
        {owners.map((seat) => (
          <Chip key={seat} seat={seat} />
        ))}
        <span className="grid leading-tight">
          <b className="font-semibold">{name}</b>
          {where && <span className="text-ink-soft">{where}</span>}
        </span>
      </span>
      {own ? (
        <span className="l-lantern-own">
          {controls.map((control) => (
            <OwnControl key={control.id} control={control} of={group.label} scene={scene} />
          ))}
        </span>
      ) : (
        <span className="l-lantern-state">
          {controls.map((control) => (
            <span key={control.id}>
              <span className="sr-only">{texts().at(nameOf(control), "")}</span>
              {positionName(control, control.value)}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

/** The light of a lantern, and its beam. */
function Paint() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <linearGradient id="l-beam" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffe2a0" stopOpacity=".85" />
          <stop offset=".55" stopColor="#ffca74" stopOpacity=".32" />
          <stop offset="1" stopColor="#ffca74" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="l-lantern-glow">
          <stop stopColor="#ffe9b8" stopOpacity=".95" />
          <stop offset=".4" stopColor="#ffca74" stopOpacity=".4" />
          <stop offset="1" stopColor="#ffca74" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
}

/** The boats that wait outside. Once all lanterns hang right, they light up one after another. */
function WaitingBoats() {
  return (
    <svg className="l-waiting" viewBox="0 0 1120 90" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {[70, 240, 400, 560, 715, 880, 1040].map((x, at) => (
        <g
          key={x}
          style={turn(at, STEP_MS)}
          transform={`translate(${x} ${58 + (at % 2) * 10}) scale(${at % 2 ? 1.1 : 0.9})`}
        >
          <path
            className="l-waiting-boat"
            d="M-56-10C-30-2 30-2 58-14C52 12 36 20 0 20C-34 20-50 12-56-10Z"
          />
          <path className="l-waiting-boat" d="M-4-6V-54M-4-50L34-12H-4Z" />
          <path className="l-waiting-light" d="M-56-10C-30-2 30-2 58-14" />
        </g>
      ))}
    </svg>
  );
}

/** Lanterns on a harbor wall, seen from the sea: what one does is what everybody sees. */
export function Lanterns({ puzzle, scene }: Props) {
  const groups = groupsOf(puzzle) ?? [];
  const own = useLive(({ mine }) => mine?.controls);
  const others = groups.filter(({ controls }) => !controls.some((id) => own?.includes(id))).length;
  return (
    <PlateBoard scene={scene} label={scene.skin?.names?.board ?? texts().board} className="l-lanterns">
      <Paint />
      <WaitingBoats />
      <ol
        className="l-lantern-row"
        style={{ "--others": Math.max(1, others) } as React.CSSProperties}
        aria-label={scene.skin?.names?.board ?? texts().board}
      >
        {groups.map((group, at) => (
          <Lantern key={group.id} group={group} at={at} puzzle={puzzle} scene={scene} />
        ))}
      </ol>
      <Tried scene={scene} pressingText={texts().pressing} triedText={texts().tried} />
    </PlateBoard>
  );
}
