import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { playing } from "../stage/kind.ts";
import { useLive, useServerNow, useStage } from "../stage/live-context.ts";
import { choice } from "../ui/buttons.tsx";
import { Chip } from "../ui/portrait.tsx";
import { type PuzzleProps, styles, useMove, useTouch } from "./parts.ts";
import { SkinDrawing } from "./skin.tsx";
import { type Group, groupsOf, pressing } from "./together.ts";

const texts = () => t.liveScenes().together;
type Props = PuzzleProps<"switchboard">;
type Control = Props["puzzle"]["controls"][number];

export const nameOf = ({ id, label }: Control) => label ?? id;
export const positionName = ({ names }: Control, at: number) => names?.[at] ?? String(at);

/** The story's drawing of a control, which points down in its first position and up in its last. */
function Pointer({ of, value, positions }: Pick<Control, "value" | "positions"> & { of: string }) {
  const angle = 58 - (116 * value) / (positions - 1);
  return (
    <span
      className="l-needle block size-16 shrink-0 phone:size-7 low:size-10"
      style={{ transform: `rotate(${angle}deg)` }}
    >
      <SkinDrawing of={of} className="size-full" />
    </span>
  );
}

/** A control as a rail: the knob is as high as its position. */
export function Rail({ control, own }: { control: Control; own: boolean }) {
  const { value, positions } = control;
  const height = (at: number) => 54 - (at / (positions - 1)) * 46;
  return (
    <svg viewBox="0 0 28 62" className="h-15.5 w-7" aria-hidden="true">
      <path d="M14 6v50" stroke="var(--field-line)" strokeWidth="3" strokeLinecap="round" />
      {Array.from({ length: positions }, (_, at) => (
        <path key={height(at)} d={`M8 ${height(at)}h12`} stroke="var(--field-line)" strokeWidth="2" />
      ))}
      <g className="l-needle" style={{ transform: `translateY(${height(value)}px)` }}>
        <circle
          cx="14"
          r="7.5"
          fill={own ? "var(--ember)" : "var(--raised)"}
          stroke={own ? "var(--on-ember)" : "var(--ink-soft)"}
          strokeWidth="2"
        />
      </g>
    </svg>
  );
}

/** A button for each position of one's own control. */
export function Positions({
  control,
  label,
  scene,
}: {
  control: Control;
  label: string;
  scene: Props["scene"];
}) {
  const { open, move } = useMove(scene);
  return (
    <fieldset className="flex w-full flex-wrap gap-1" aria-label={label}>
      {Array.from({ length: control.positions }, (_, at) => (
        <button
          type="button"
          key={positionName(control, at)}
          className={`${choice} min-h-11 min-w-11 flex-auto px-1 text-sm leading-tight phone:px-0 low:px-0`}
          disabled={!open}
          aria-pressed={control.value === at}
          onClick={() => move({ do: "turn", control: control.id, value: at })}
        >
          {positionName(control, at)}
        </button>
      ))}
    </fieldset>
  );
}

/** One control of a group or board: others' as text, the person's own with a button for each position. */
export function GroupControl({
  control,
  of,
  scene,
  alone = false,
  lead = "",
  className = "",
}: {
  control: Control;
  /** Label of the group or board. */
  of: string;
  scene: Props["scene"];
  /** The only control of its group: the group's label is its name. */
  alone?: boolean;
  /** What its state begins with, and a phone has no room for. */
  lead?: string;
  className?: string;
}) {
  const own = useLive(({ mine }) => mine?.controls.includes(control.id) ?? false);
  const name = nameOf(control);
  const position = positionName(control, control.value);
  const state = alone ? position : texts().at(name, position);
  const item = scene.skin?.item;
  const drawing = item ? (
    <Pointer of={item} value={control.value} positions={control.positions} />
  ) : (
    <span className="contents max-xl:hidden low:hidden">
      <Rail control={control} own={own} />
    </span>
  );
  if (!own)
    return (
      <li
        className={`flex min-w-0 flex-1 flex-col items-center text-center text-sm leading-tight ${alone ? "phone:flex-row phone:gap-1" : "phone:flex-none"} ${className}`}
      >
        {drawing}
        <span>
          <span className="phone:sr-only">{lead}</span>
          {state.slice(lead.length)}
        </span>
      </li>
    );
  return (
    <li
      className={`flex min-w-0 flex-1 flex-col items-center gap-1.5 phone:gap-0.5 sideways:gap-0 ${alone ? "phone:flex-row phone:gap-3" : ""} ${className}`}
    >
      {drawing}
      {!alone && (
        <span className={`text-sm font-semibold text-ember ${lead ? "short:hidden sideways:hidden" : ""}`}>
          {name}
        </span>
      )}
      <Positions control={control} label={alone ? of : `${of}, ${name}`} scene={scene} />
      <Reply text={`${of}. ${state}`} />
    </li>
  );
}

/** Whether no position has the name of another, so that it is clear without the name of its control. */
function areClear(controls: readonly Control[]): boolean {
  const names = controls.flatMap((control) => control.names ?? [""]);
  return new Set(names).size === names.length;
}

function GroupCard({ group, puzzle, scene }: Props & { group: Group }) {
  const mine = useLive((live) => live.mine);
  const touch = useTouch(scene);
  const controls = puzzle.controls.filter(({ id }) => group.controls.includes(id));
  const own = controls.some(({ id }) => mine?.controls.includes(id));
  const touched = touch !== null && group.controls.includes(touch.control);
  const owners = [...new Set(controls.flatMap(({ owner }) => owner))];
  const alone = controls.length === 1;
  return (
    <li
      className={`relative grid content-start gap-2 phone:[&>b_.l-chip]:size-5.5 rounded-md border-[1.5px] px-2.5 py-2 low:gap-1 low:py-1 phone:gap-1 phone:px-1.5 phone:py-1 sideways:gap-0 sideways:px-0.5 sideways:py-0.5 ${alone || own ? "phone:grid-cols-[auto_minmax(0,1fr)] phone:items-center phone:gap-x-1.5" : ""} ${own ? "border-ember bg-(image:--lit) max-xl:col-span-2 phone:-order-1" : "border-line bg-well"} ${touched ? styles.touched : ""}`}
    >
      <b
        className={`flex items-center gap-2 font-display text-md leading-tight font-medium phone:gap-1 phone:text-sm xl:text-lg ${alone ? "" : own ? "phone:flex-col phone:items-start" : ""}`}
      >
        <span className="min-w-0 flex-1 phone:whitespace-nowrap sideways:whitespace-normal">
          {group.label}
        </span>
        {owners.map((seat) => (
          <Chip key={seat} seat={seat} />
        ))}
      </b>
      <ul className={`flex gap-2 phone:gap-1.5 ${alone || own ? "" : "phone:flex-wrap phone:gap-y-0"}`}>
        {controls.map((control) => (
          <GroupControl
            key={control.id}
            control={control}
            of={group.label}
            scene={scene}
            alone={alone}
            lead={!alone && areClear(controls) ? texts().at(nameOf(control), "") : ""}
          />
        ))}
      </ul>
    </li>
  );
}

/** Who presses now, and what the last try said: a number of groups, and never which. */
function Pressing({ puzzle, scene: { tried } }: Props) {
  const seats = pressing(puzzle, useServerNow(250));
  const all = useStage((stage) => playing(stage).length);
  return (
    <p
      className={`${styles.tray} max-xl:order-first phone:py-1 phone:text-sm phone:[&_.l-chip]:size-5.5 sideways:py-0.5 sideways:[&_.l-chip]:hidden`}
    >
      <span className={seats.length > 0 ? "font-semibold text-ember" : "text-ink-soft"}>
        {texts().pressing(seats.length, all)}
      </span>
      {seats.map((seat) => (
        <Chip key={seat} seat={seat} />
      ))}
      {tried && <strong className="xl:ms-auto">{texts().tried(tried.right, tried.of)}</strong>}
    </p>
  );
}

/** A board of groups of controls. Everybody submits it at the same time. */
export function Groups({ puzzle, scene }: Props) {
  const groups = groupsOf(puzzle) ?? [];
  return (
    <div className="grid gap-3 phone:gap-1.5 sideways:gap-1">
      <ol
        className={`grid grid-cols-2 gap-2 phone:gap-1.5 xl:gap-3 ${groups.every(({ controls }) => controls.length === 1) ? "xl:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]" : "xl:grid-cols-[repeat(auto-fit,minmax(250px,1fr))] low:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]"}`}
        aria-label={texts().board}
        lang={useLive(({ info }) => info.locale)}
      >
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} puzzle={puzzle} scene={scene} />
        ))}
      </ol>
      <Pressing puzzle={puzzle} scene={scene} />
    </div>
  );
}
