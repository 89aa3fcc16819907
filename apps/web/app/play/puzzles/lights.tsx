import { Check } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { useLive } from "../stage/live-context.ts";
import { Glyph } from "../ui/glyph.tsx";
import { GroupControl } from "./groups.tsx";
import { type PuzzleOf, type PuzzleProps, styles, useTouch } from "./parts.ts";

const texts = () => t.puzzles().lights;
type Props = PuzzleProps<"switchboard">;
type Gauge = PuzzleOf<"switchboard">["gauges"][number];

const nameOf = ({ names }: Gauge, value: number) => names?.[value] ?? String(value);

/** A named gauge, such as the lamp of a place: what it shows, and what it should show if everybody may know. */
function NamedGauge({ gauge }: { gauge: Gauge }) {
  const { value, max, goal, label = "" } = gauge;
  const met = goal === value;
  return (
    <li
      className={`grid content-start justify-items-center gap-1 rounded-md border-[1.5px] px-1.5 py-2 text-center leading-tight phone:gap-0 phone:py-1 sideways:px-0.5 sideways:py-0 low:px-0.5 low:py-1 low:text-sm ${value === max ? "border-line bg-page text-ink-soft" : "border-ember bg-(image:--lit)"}`}
    >
      <span className="flex items-center gap-2 phone:hidden low:hidden">
        <Glyph of={gauge.glyph} className="size-5.5 shrink-0" />
        <Glyph of={value === max ? "☾" : "sun"} className="size-5.5 shrink-0 text-ember" />
      </span>
      <b className="font-semibold phone:text-sm">{label}</b>
      <span className="contents text-sm phone:flex phone:items-baseline phone:gap-1">
        <span className={goal === null || met ? "" : "sideways:sr-only"}>{nameOf(gauge, value)}</span>
        {goal !== null && (
          <span
            className={`inline-flex items-center gap-1 ${met ? "text-ink-soft" : "font-semibold text-ember"}`}
          >
            {met && <Check aria-hidden="true" className="size-4" />}
            <span className="phone:sr-only">{met ? texts().right : texts().goal(nameOf(gauge, goal))}</span>
            {!met && (
              <span aria-hidden="true" className="hidden phone:inline">
                → {nameOf(gauge, goal)}
              </span>
            )}
          </span>
        )}
      </span>
    </li>
  );
}

/** The gauges of a board whose story names them, in rows of four. */
export function NamedGauges({ puzzle, scene }: Props) {
  const locale = useLive(({ info }) => info.locale);
  return (
    <section
      className="max-lg:-order-3 sideways:-order-1!"
      aria-label={scene.skin?.names?.board ?? texts().board}
    >
      {puzzle.solvesAt !== null && (
        <p className="text-center font-display text-lg font-medium text-ember">
          {t.liveScenes().puzzle.holding}
        </p>
      )}
      <ol className="grid grid-cols-3 gap-2 phone:gap-1 lg:grid-cols-4 low:grid-cols-6" lang={locale}>
        {puzzle.gauges.map((gauge) => (
          <NamedGauge key={gauge.id} gauge={gauge} />
        ))}
      </ol>
    </section>
  );
}

/** All controls of such a board. Nobody sees whose switch changes what, so people have to say it. */
export function NamedControls({ puzzle, scene }: Props) {
  const locale = useLive(({ info }) => info.locale);
  const touch = useTouch(scene);
  const mine = useLive((live) => live.mine);
  const isOwn = (id: string) => mine?.controls.includes(id) ?? false;
  // The lines of the outcome need the space.
  if (scene.step === "outcome") return null;
  return (
    <ul
      className="grid grid-cols-2 gap-2 phone:grid-cols-10 phone:gap-1 lg:grid-cols-6"
      aria-label={texts().controls}
      lang={locale}
    >
      {puzzle.controls.map((control) => (
        <GroupControl
          key={control.id}
          control={control}
          of={scene.skin?.names?.board ?? texts().board}
          scene={scene}
          className={`rounded-md border border-line bg-well p-1.5 ${isOwn(control.id) ? "phone:-order-1 phone:col-span-5" : "phone:col-span-2 phone:p-0.5"} ${touch?.control === control.id ? styles.touched : ""}`}
        />
      ))}
    </ul>
  );
}
