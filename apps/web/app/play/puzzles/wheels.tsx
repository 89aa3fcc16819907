import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useLive, useNames } from "../stage/live-context.ts";
import { Glyph, glyphOf } from "../ui/glyph.tsx";
import { Chip, TouchedBy } from "../ui/portrait.tsx";
import { type PuzzleProps, useMove, useTouch } from "./parts.ts";
import { turned } from "./turned.ts";

const code = () => t.puzzles().code;
const signs = () => t.puzzles().switchboard.signs;
type Props = PuzzleProps<"code">;

interface WheelProps extends Props {
  wheel: Props["puzzle"]["wheels"][number];
  slot: number;
}

/** Whether I can turn it. A wheel without owners belongs to everybody. */
function useCanTurn({ id, owner }: WheelProps["wheel"]): boolean {
  return useLive(({ mine }) => owner === undefined || (mine?.controls.includes(id) ?? false));
}

/** What a symbol of a wheel is called in the reader's language. */
const wordOf = ({ symbols, names }: WheelProps["wheel"], symbol: string): string =>
  names?.[symbols.indexOf(symbol)] ?? signs()[symbol] ?? symbol;

/** A letter or figure as text, a sign as its drawing; a word below a picture that people of other languages know it by. */
function Sign({ of, wheel }: { of: string; wheel: WheelProps["wheel"] }) {
  if (signs()[of]) return <Glyph of={of} className="size-[1em]" />;
  return wheel.names ? (
    <span className="grid justify-items-center">
      <Glyph of={of} className="size-4.5" />
      {wordOf(wheel, of)}
    </span>
  ) : (
    of
  );
}

/** A wheel that is called like a sign is read by the sign's name; that of a letter, which may repeat it, by its number too. */
function nameOf({ scene, wheel: { label }, slot }: WheelProps): string {
  const name = signs()[label] ?? label;
  return scene.skin?.letters ? code().letter(slot + 1, name) : name;
}

/** The symbol before or after the one that the wheel shows; a button for whoever can turn it. */
function Neighbor({ by, ...props }: WheelProps & { by: 1 | -1 }) {
  const { puzzle, scene, wheel, slot } = props;
  const name = nameOf(props);
  const { open, move } = useMove(scene);
  const canTurn = useCanTurn(wheel);
  const value = puzzle.slots[slot] ?? null;
  const next = turned(wheel.symbols, value, by);
  const drawn = next !== undefined && <Sign of={next} wheel={wheel} />;
  if (!canTurn)
    return (
      <span className="l-wheel-row" aria-hidden="true">
        {value !== null && drawn}
      </span>
    );
  return (
    <button
      type="button"
      className="l-wheel-row"
      disabled={!open}
      onClick={() => next !== undefined && move({ do: "put", slot, item: next })}
    >
      <span aria-hidden="true">{drawn}</span>
      <span className="sr-only">{by > 0 ? code().up(name) : code().down(name)}</span>
    </button>
  );
}

/** A wheel of a lock: its neighbors turn it, arrows too, and typing sets it. */
function Wheel(props: WheelProps) {
  const { puzzle, scene, wheel, slot } = props;
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const people = useNames();
  const canTurn = useCanTurn(wheel);
  const { symbols, label, owner } = wheel;
  const name = nameOf(props);
  const glyph = wheel.glyph ?? (glyphOf(label) && label);
  const value = puzzle.slots[slot] ?? null;
  const touched = touch?.control === String(slot) ? touch : null;
  const text = value === null ? code().empty : wordOf(wheel, value);
  const onKey = (event: React.KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const item = by
      ? turned(symbols, value, by)
      : symbols.find((symbol) => symbol.toLowerCase() === event.key.toLowerCase());
    if (item === undefined) return;
    event.preventDefault();
    move({ do: "put", slot, item });
  };
  const spin = {
    role: "spinbutton",
    tabIndex: open ? 0 : -1,
    "aria-label": name,
    "aria-valuetext": text,
    "aria-valuenow": value === null ? -1 : symbols.indexOf(value),
    "aria-disabled": !open,
    onKeyDown: onKey,
  };
  const image = { role: "img", "aria-label": code().turns(name, text, (owner ?? []).map(people)) };
  return (
    <>
      <b className="l-wheel-name" aria-hidden="true">
        {glyph && <Glyph of={glyph} className="l-wheel-glyph" />}
        {glyph !== label && label}
      </b>
      <div className="l-wheel-drum" data-long={symbols.some((one) => one.length > 2) || undefined}>
        <Neighbor {...props} by={1} />
        <div className="l-wheel-value" {...(canTurn ? spin : image)}>
          <span key={value} className="l-wheel-symbol" aria-hidden="true">
            {value === null ? "–" : <Sign of={value} wheel={wheel} />}
          </span>
        </div>
        <Neighbor {...props} by={-1} />
      </div>
      {owner && !canTurn && (
        <span className="l-wheel-hands" aria-hidden="true">
          {owner.map((seat) => (
            <Chip key={seat} seat={seat} />
          ))}
        </span>
      )}
      {!owner && touched && <TouchedBy seat={touched.seat} />}
      {canTurn && <Reply text={value === null ? "" : `${name}: ${text}`} />}
    </>
  );
}

/** The wheels of a lock; letters in the rows of their story. */
export function Wheels({ puzzle, scene }: Props) {
  const own = useLive(({ mine }) => mine?.controls);
  const touch = useTouch(scene);
  const rows = scene.skin?.letters ?? [];
  const starts = rows.map((_, at) => rows.slice(0, at).reduce((sum, length) => sum + length, 0));
  return (
    <ol
      className="l-wheels"
      style={{ "--columns": Math.max(0, ...rows) || puzzle.wheels.length } as React.CSSProperties}
      aria-label={code().lock}
    >
      {puzzle.wheels.map((wheel, slot) => (
        <li
          key={wheel.id}
          className="l-wheel"
          data-own={(wheel.owner && own?.includes(wheel.id)) || undefined}
          data-touched={touch?.control === String(slot) || undefined}
          data-first={starts.includes(slot) || undefined}
        >
          <Wheel puzzle={puzzle} scene={scene} wheel={wheel} slot={slot} />
        </li>
      ))}
    </ol>
  );
}
