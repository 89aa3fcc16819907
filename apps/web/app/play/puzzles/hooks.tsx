import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { turn } from "../ui/in-turn.ts";
import { TouchedBy } from "../ui/portrait.tsx";
import { type PuzzleProps, styles, useMove, useTouch } from "./parts.ts";
import { areaOf, PlateBoard } from "./plate-board.tsx";
import { SkinDrawing } from "./skin.tsx";
import { usePieces } from "./use-pieces.ts";

const texts = () => t.puzzles().match;
/** Solved, what hangs on the hooks turns one after another, ms. */
const STEP_MS = 240;

/** What people of other languages know a tag by. */
const Sign = ({ of }: { of: string }) => <Glyph of={of} className="size-4.5 shrink-0" />;

/** Things on hooks, such as "Hook 2: stripes, short", and the tags that are hung beside them. */
export function Hooks({ puzzle, scene }: PuzzleProps<"match">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const tagOn = (hook: string) => puzzle.left.find(({ id }) => puzzle.pairs[id] === hook);
  const labelOf = (tag: string | null) => puzzle.left.find(({ id }) => id === tag)?.label ?? "";
  const { picked, tray, piece, slotButton, overClass } = usePieces({
    slotOf: (tag) => puzzle.pairs[tag] ?? null,
    put: (left, right) => move({ do: "put", left, right }),
    remove: (hook) => move({ do: "remove", left: tagOn(hook)?.id ?? "" }),
  });
  const board = scene.skin?.names?.board ?? texts().board;
  return (
    <PlateBoard scene={scene} label={board}>
      <ol className="l-hooks" aria-label={texts().board}>
        {puzzle.right.map(({ id, label, drawing }, at) => {
          const tag = tagOn(id);
          const [name, about] = label.split(": ");
          const touched = touch !== null && touch.control === tag?.id;
          return (
            <li key={id} className="l-hook" {...areaOf(scene, id)}>
              {drawing && (
                <span className="l-hook-thing" style={turn(at, STEP_MS)}>
                  <SkinDrawing of={drawing} className="size-full" />
                </span>
              )}
              <span className="l-hook-name" aria-hidden="true">
                <b className="font-semibold">{name}</b> {about}
              </span>
              <button
                type="button"
                {...slotButton(id, tag?.id ?? null)}
                className={`l-tag touch-none ${styles.lifted} ${touched ? styles.touched : overClass(id)}`}
                data-empty={tag ? undefined : true}
                disabled={!open}
                aria-label={
                  picked && picked !== tag?.id
                    ? texts().position(labelOf(picked), label)
                    : texts().slot(label, tag?.label ?? null)
                }
              >
                {tag && <Sign of={tag.id} />}
                {tag?.label}
              </button>
              {touched && touch && <TouchedBy seat={touch.seat} />}
            </li>
          );
        })}
      </ol>
      <fieldset {...tray} className="l-tags" aria-label={texts().free}>
        {puzzle.left.map(({ id, label }) => {
          const used = puzzle.pairs[id] !== undefined;
          return (
            <button
              type="button"
              key={id}
              {...piece(id)}
              className={`l-tag touch-none ${styles.lifted}`}
              data-used={used || undefined}
              disabled={!open || used}
            >
              <Sign of={id} />
              {label}
            </button>
          );
        })}
        <Reply text={picked ? texts().chosen(labelOf(picked)) : ""} />
      </fieldset>
    </PlateBoard>
  );
}
