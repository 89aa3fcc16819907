import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useLive, useNames, useServerNow } from "../stage/live-context.ts";
import { Glyph } from "../ui/glyph.tsx";
import { turn } from "../ui/in-turn.ts";
import { Chip } from "../ui/portrait.tsx";
import { Cat } from "./cat.tsx";
import { type PuzzleProps, useMove, useTouch } from "./parts.ts";
import { PlateBoard, Tried } from "./plate-board.tsx";
import { SkinDrawing } from "./skin.tsx";
import { pressing } from "./together.ts";
import { turned } from "./turned.ts";

const texts = () => t.puzzles().strip;
const code = () => t.puzzles().code;
type Props = PuzzleProps<"code">;

/** The parts light up one after another, ms. */
const STEP_MS = 130;

/** The light of one's own lamp follows the pointer; nothing needs that. */
function follow(event: React.PointerEvent<HTMLElement>) {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  event.currentTarget.style.setProperty("--lx", `${((event.clientX - left) / width) * 100}%`);
  event.currentTarget.style.setProperty("--ly", `${((event.clientY - top) / height) * 100}%`);
}

/** One of the six parts: one's own by the light of a lamp, another's dark, with its holder's portrait. */
function Part({ scene, at }: Pick<Props, "scene"> & { at: number }) {
  const card = useLive(({ mine }) => mine?.cards.find(({ id }) => id === `${scene.id}.${at + 1}`));
  const nameOf = useNames();
  const now = useServerNow(250);
  const { holders = [], parts = null } = scene.strip ?? {};
  const holder = holders[at];
  const submits = holder !== undefined && pressing(scene.puzzle, now).includes(holder);
  const picture = parts?.[at] ?? card?.picture;
  const own = card !== undefined;
  const label = texts().part(at + 1, own || holder === undefined ? null : nameOf(holder));
  return (
    <li
      className="l-strip-part"
      data-own={own || undefined}
      data-pressing={submits || undefined}
      data-whole={parts !== null || undefined}
      style={turn(at, STEP_MS)}
      onPointerMove={own ? follow : undefined}
    >
      {picture ? (
        <>
          <SkinDrawing of={picture} alt={card ? `${label}. ${card.text}` : label} className="l-strip-dim" />
          <SkinDrawing of={picture} className="l-strip-bright" />
        </>
      ) : (
        <>
          <span className="sr-only">{label}</span>
          <SkinDrawing of={scene.skin?.strip?.dark ?? ""} className="l-strip-unlit" />
        </>
      )}
      {parts === null && holder !== undefined && (
        <span className="l-strip-holder" aria-hidden="true">
          <Chip seat={holder} />
        </span>
      )}
    </li>
  );
}

interface WheelProps extends Props {
  wheel: Props["puzzle"]["wheels"][number];
  slot: number;
}

/** The symbol before or after the one that the wheel shows; a button for whoever can turn it. */
function Row({ puzzle, scene, wheel, slot, by }: WheelProps & { by: 1 | -1 }) {
  const { open, move } = useMove(scene);
  const own = useLive(({ mine }) => mine?.controls.includes(wheel.id) ?? false);
  const value = puzzle.slots[slot] ?? null;
  const next = turned(wheel.symbols, value, by);
  if (!own)
    return (
      <span className="l-strip-row" aria-hidden="true">
        {value === null ? "" : next}
      </span>
    );
  return (
    <button
      type="button"
      className="l-strip-row"
      disabled={!open}
      onClick={() => next !== undefined && move({ do: "put", slot, item: next })}
    >
      <span aria-hidden="true">{next}</span>
      <span className="sr-only">{by > 0 ? code().up(wheel.label) : code().down(wheel.label)}</span>
    </button>
  );
}

/** A wheel of brass: its neighbors turn it, arrows too, and typing sets it. */
function Wheel(props: WheelProps) {
  const { puzzle, scene, wheel, slot } = props;
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const nameOf = useNames();
  const { id, symbols, label, owner = [] } = wheel;
  const own = useLive(({ mine }) => mine?.controls.includes(id) ?? false);
  const value = puzzle.slots[slot] ?? null;
  const touched = touch?.control === String(slot);
  const text = value ?? code().empty;
  const onKey = (event: React.KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const item = by ? turned(symbols, value, by) : symbols.find((symbol) => symbol === event.key);
    if (item === undefined) return;
    event.preventDefault();
    move({ do: "put", slot, item });
  };
  const spin = {
    role: "spinbutton",
    tabIndex: open ? 0 : -1,
    "aria-label": label,
    "aria-valuetext": text,
    "aria-valuenow": value === null ? -1 : symbols.indexOf(value),
    "aria-disabled": !open,
    onKeyDown: onKey,
  };
  const image = { role: "img", "aria-label": texts().turns(label, text, owner.map(nameOf)) };
  return (
    <li className="l-strip-wheel" data-own={own || undefined} data-touched={touched || undefined}>
      <b className="l-strip-name" aria-hidden="true">
        {wheel.glyph && <Glyph of={wheel.glyph} className="l-strip-glyph" />}
        {label}
      </b>
      <div className="l-strip-drum">
        <Row {...props} by={1} />
        <div className="l-strip-value" {...(own ? spin : image)}>
          <span key={value} className="l-strip-number" aria-hidden="true">
            {value ?? "–"}
          </span>
        </div>
        <Row {...props} by={-1} />
      </div>
      {!own && (
        <span className="l-strip-hands" aria-hidden="true">
          {owner.map((seat) => (
            <Chip key={seat} seat={seat} />
          ))}
        </span>
      )}
      {own && <Reply text={value === null ? "" : `${label}: ${value}`} />}
    </li>
  );
}

/** [P18] A painting in six parts over a lock. Solved, it lights up from left to right, and the cat steps out and bows. */
export function Strip({ puzzle, scene }: Props) {
  const label = scene.skin?.names?.board ?? code().lock;
  const pose = scene.status === "solved" ? "bow" : scene.status === "failed" ? "sit" : "sleep";
  return (
    <PlateBoard scene={scene} label={label} className="l-strip-board">
      <ol className="l-strip" aria-label={label}>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <Part key={at} scene={scene} at={at} />
        ))}
      </ol>
      <Cat pose={pose} />
      <i className="l-strip-glass" aria-hidden="true" />
      <div className="l-strip-lock">
        <ol className="l-strip-wheels" aria-label={code().lock}>
          {puzzle.wheels.map((wheel, slot) => (
            <Wheel key={wheel.id} puzzle={puzzle} scene={scene} wheel={wheel} slot={slot} />
          ))}
        </ol>
        <Tried scene={scene} pressingText={texts().pressing} triedText={texts().right} />
      </div>
    </PlateBoard>
  );
}
