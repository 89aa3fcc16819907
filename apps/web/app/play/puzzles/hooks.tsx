import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useNames } from "../stage/live-context.ts";
import { Glyph } from "../ui/glyph.tsx";
import { turn } from "../ui/in-turn.ts";
import { TouchedBy } from "../ui/portrait.tsx";
import { Owners, useOthers } from "./owners.tsx";
import { type PuzzleProps, styles, useMove, useTouch } from "./parts.ts";
import { areaOf, PlateBoard } from "./plate-board.tsx";
import { SkinDrawing } from "./skin.tsx";
import { usePieces } from "./use-pieces.ts";

const texts = () => t.puzzles().match;
/** Solved, what hangs on the hooks turns one after another, ms. */
const STEP_MS = 240;

/** What people of other languages know a tag by. */
const Sign = ({ of }: { of: string }) => <Glyph of={of} className="size-4.5 shrink-0" />;

type Tag = PuzzleProps<"match">["puzzle"]["left"][number];

/** Things on hooks, such as "Hook 2: stripes, short", and the tags that are hung beside them. */
export function Hooks({ puzzle, scene }: PuzzleProps<"match">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const tagOn = (hook: string) => puzzle.left.find(({ id }) => puzzle.pairs[id] === hook);
  const othersOf = useOthers();
  const people = useNames();
  const nameOf = (tag: Tag, name: string) => {
    const others = othersOf(tag);
    return others.length > 0 ? t.puzzles().ofOthers(name, others.map(people)) : name;
  };
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
          const others = othersOf(tag);
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
                {...slotButton(id, others.length > 0 ? null : (tag?.id ?? null))}
                className={`l-tag touch-none ${styles.lifted} ${touched ? styles.touched : overClass(id)}`}
                data-empty={tag ? undefined : true}
                disabled={!open}
                aria-label={
                  picked && picked !== tag?.id
                    ? texts().position(labelOf(picked), label)
                    : tag
                      ? nameOf(tag, texts().slot(label, tag.label))
                      : texts().slot(label, null)
                }
              >
                {tag && <Sign of={tag.id} />}
                {tag?.label}
                <Owners of={others} />
              </button>
              {touched && touch && <TouchedBy seat={touch.seat} />}
            </li>
          );
        })}
      </ol>
      <fieldset {...tray} className="l-tags" aria-label={texts().free}>
        {puzzle.left.some(({ owner }) => owner) && (
          <span className={`${styles.trayLabel} w-full text-center`}>{texts().freeOwn}</span>
        )}
        {puzzle.left.map((tag) => {
          const { id, label } = tag;
          const used = puzzle.pairs[id] !== undefined;
          const others = othersOf(tag);
          return others.length > 0 ? (
            <span
              key={id}
              role="img"
              aria-label={nameOf(tag, label)}
              className="l-tag l-others"
              data-used={used || undefined}
            >
              <Sign of={id} />
              {label}
              <Owners of={others} />
            </span>
          ) : (
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
