import { t } from "../../i18n/index.ts";
import { useLive, useNames, useServerNow } from "../stage/live-context.ts";
import { turn } from "../ui/in-turn.ts";
import { Chip } from "../ui/portrait.tsx";
import { Cat } from "./cat.tsx";
import type { PuzzleProps } from "./parts.ts";
import { PlateBoard, Tried } from "./plate-board.tsx";
import { SkinDrawing } from "./skin.tsx";
import { pressing } from "./together.ts";
import { Wheels } from "./wheels.tsx";

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
        <Wheels puzzle={puzzle} scene={scene} />
        <Tried scene={scene} pressingText={texts().pressing} triedText={texts().right} />
      </div>
    </PlateBoard>
  );
}
