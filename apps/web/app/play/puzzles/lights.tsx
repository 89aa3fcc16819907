import { Check } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useLive } from "../stage/live-context.ts";
import { choice } from "../ui/buttons.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { Holding } from "./gauge.tsx";
import { nameOf as controlName, GroupControl, positionName, Rail } from "./groups.tsx";
import { type PuzzleOf, type PuzzleProps, styles, useMove, useTouch } from "./parts.ts";

const texts = () => t.puzzles().lights;
const controlTexts = () => t.liveScenes().together;
type Props = PuzzleProps<"switchboard">;
type Control = Props["puzzle"]["controls"][number];
type Gauge = PuzzleOf<"switchboard">["gauges"][number];

const stateName = ({ names }: Gauge, value: number) => names?.[value] ?? String(value);

/** A named gauge, such as the lamp of a place: what it shows, and what it should show if everybody may know. */
function NamedGauge({ gauge }: { gauge: Gauge }) {
  const { value, max, goal, label = "" } = gauge;
  const met = goal === value;
  return (
    <li
      className={`grid content-start justify-items-center gap-1 rounded-md border-[1.5px] px-1.5 py-2 text-center leading-tight phone:gap-0 phone:py-1 short:py-0 sideways:px-0.5 sideways:py-0 low:px-0.5 low:py-1 low:text-sm ${value === max ? "border-line bg-page text-ink-soft" : "border-ember bg-(image:--lit)"}`}
    >
      <span className="flex items-center gap-2 phone:hidden low:hidden">
        <Glyph of={gauge.glyph} className="size-5.5 shrink-0" />
        <Glyph of={value === max ? "☾" : "sun"} className="size-5.5 shrink-0 text-ember" />
      </span>
      <b className="font-semibold phone:text-sm short:leading-4 sideways:leading-4">{label}</b>
      <span className="contents text-sm phone:flex phone:items-baseline phone:gap-1 short:leading-4 sideways:leading-4">
        <span className={goal === null || met ? "" : "sideways:sr-only"}>{stateName(gauge, value)}</span>
        {goal !== null && (
          <span
            className={`inline-flex items-center gap-1 ${met ? "text-ink-soft" : "font-semibold text-ember"}`}
          >
            {met && <Check aria-hidden="true" className="size-4" />}
            <span className="phone:sr-only">
              {met ? texts().right : texts().goal(stateName(gauge, goal))}
            </span>
            {!met && (
              <span aria-hidden="true" className="hidden phone:inline">
                → {stateName(gauge, goal)}
              </span>
            )}
          </span>
        )}
      </span>
    </li>
  );
}

/** The gauges of a board whose story names them, in rows of four. */
function NamedGauges({ puzzle, scene }: Props) {
  const locale = useLive(({ info }) => info.locale);
  return (
    <section className="relative" aria-label={scene.skin?.names?.board ?? texts().board}>
      {puzzle.solvesAt !== null && <Holding />}
      <ol
        className="grid grid-cols-3 gap-2 phone:gap-1 sideways:gap-0.5 xl:grid-cols-4 low:grid-cols-6"
        lang={locale}
      >
        {puzzle.gauges.map((gauge) => (
          <NamedGauge key={gauge.id} gauge={gauge} />
        ))}
      </ol>
    </section>
  );
}

/** A person's own control of two positions. Pressing it anywhere turns it to the other one. */
function OwnSwitch({
  control,
  of,
  scene,
  lead,
}: Omit<Props, "puzzle"> & {
  control: Control;
  of: string;
  /** What its name begins with, and a row of all of them has no room for. */
  lead: string;
}) {
  const { open, move } = useMove(scene);
  const on = control.value > 0;
  const name = controlName(control);
  const position = positionName(control, control.value);
  return (
    <li className="grid">
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={name}
        className={`${choice} grid min-h-11 content-center justify-items-center gap-1 px-1 py-1.5 text-sm leading-tight phone:gap-0.5 phone:py-0.5`}
        data-chosen={on || undefined}
        disabled={!open}
        onClick={() => move({ do: "turn", control: control.id, value: on ? 0 : 1 })}
      >
        <span className="contents max-xl:hidden low:hidden">
          <Rail control={control} own />
        </span>
        <b className="font-semibold text-ember">
          <span className={lead ? "sideways:hidden" : ""}>{lead}</span>
          {name.slice(lead.length)}
        </b>
        <span className="inline-flex items-center gap-1.5">
          <i
            aria-hidden="true"
            className={`flex w-7 rounded-full border-[1.5px] border-ember p-0.5 xl:hidden low:flex ${lead ? "sideways:hidden" : ""}`}
          >
            <i
              className={`size-2.5 rounded-full bg-ember transition-transform duration-200 ease-out ${on ? "translate-x-3" : ""}`}
            />
          </i>
          {position}
        </span>
      </button>
      <Reply text={`${of}. ${controlTexts().at(name, position)}`} />
    </li>
  );
}

/** What all names begin with, up to a space: "Switch " of "Switch 1" and "Switch 12". */
function leadOf(names: readonly string[]): string {
  const lead = names[0]?.match(/^.* /)?.[0] ?? "";
  return names.every((name) => name.startsWith(lead)) ? lead : "";
}

/** All controls of such a board. Nobody sees whose switch changes what, so people have to say it. */
function NamedControls({ puzzle, scene }: Props) {
  const locale = useLive(({ info }) => info.locale);
  const touch = useTouch(scene);
  const mine = useLive((live) => live.mine);
  const isOwn = ({ id }: Control) => mine?.controls.includes(id) ?? false;
  const own = puzzle.controls.filter(isOwn);
  const of = scene.skin?.names?.board ?? texts().board;
  const lead = leadOf(puzzle.controls.map(controlName));
  const many = own.length > 4;
  return (
    <section
      className="grid gap-2 phone:gap-1 sideways:gap-0.5 xl:grid-cols-6"
      aria-label={texts().controls}
      lang={locale}
    >
      <ul
        className={`grid gap-2 phone:gap-1 xl:contents ${many ? "grid-cols-3" : "grid-cols-[repeat(auto-fit,minmax(76px,1fr))]"} ${many && lead ? "sideways:grid-cols-6" : ""}`}
      >
        {own.map((control) =>
          control.positions === 2 ? (
            <OwnSwitch key={control.id} control={control} of={of} scene={scene} lead={many ? lead : ""} />
          ) : (
            <GroupControl key={control.id} control={control} of={of} scene={scene} />
          ),
        )}
      </ul>
      <ul className="grid grid-cols-6 gap-2 phone:gap-1 sideways:gap-0.5 xl:contents">
        {puzzle.controls
          .filter((control) => !isOwn(control))
          .map((control) => (
            <GroupControl
              key={control.id}
              control={control}
              of={of}
              scene={scene}
              lead={lead}
              className={`rounded-md border border-line bg-well p-1.5 phone:px-0 phone:py-0.5 sideways:py-0 ${touch?.control === control.id ? styles.touched : ""}`}
            />
          ))}
      </ul>
    </section>
  );
}

/** A board whose story names the gauges, and its controls. */
export function Lights(props: Props) {
  return (
    <div className="grid gap-3 phone:gap-1.5 sideways:gap-0.5">
      <NamedGauges {...props} />
      {/* The lines of the outcome need the space. */}
      {props.scene.step !== "outcome" && <NamedControls {...props} />}
    </div>
  );
}
