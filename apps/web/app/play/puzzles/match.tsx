import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useNames } from "../stage/live-context.ts";
import { Glyph, glyphOf } from "../ui/glyph.tsx";
import { turn } from "../ui/in-turn.ts";
import { TouchedBy } from "../ui/portrait.tsx";
import { Hooks } from "./hooks.tsx";
import { Horns } from "./horns.tsx";
import { Owners, useOthers } from "./owners.tsx";
import { type PuzzleDrawing, type PuzzleProps, styles, useMove, useTouch } from "./parts.ts";
import { areHorns } from "./together.ts";
import { usePieces } from "./use-pieces.ts";

const texts = () => t.puzzles().match;
/** Solved, the stamps dry one after another, ms. */
const STEP_MS = 220;

/** Forms of paper, and the stamps that are pressed on them. */
function Forms({ puzzle, scene }: PuzzleProps<"match">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const labelOf = (tile: string | undefined) => puzzle.right.find(({ id }) => id === tile)?.label ?? null;
  const used = Object.values(puzzle.pairs);
  const othersOf = useOthers();
  const people = useNames();
  const isOwn = (form: string) => othersOf(puzzle.left.find(({ id }) => id === form)).length === 0;
  const { picked, tray, piece, slotButton, overClass } = usePieces({
    slotOf: (tile) => puzzle.left.find(({ id }) => puzzle.pairs[id] === tile)?.id ?? null,
    put: (right, left) => isOwn(left) && move({ do: "put", left, right }),
    remove: (left) => isOwn(left) && move({ do: "remove", left }),
  });
  return (
    <div className="grid gap-3 phone:gap-2">
      <ol className="l-forms" aria-label={texts().board}>
        {puzzle.left.map((form, at) => {
          const { id, label, note } = form;
          const tile = puzzle.pairs[id];
          const others = othersOf(form);
          /** Something is held that cannot be put here. */
          const closed = others.length > 0 && (tile === undefined || (picked !== null && picked !== tile));
          const text = labelOf(tile);
          const touched = touch?.control === id;
          return (
            <li
              key={id}
              className="l-form"
              style={turn(at, STEP_MS)}
              data-own={(form.owner && others.length === 0) || undefined}
            >
              {glyphOf(id) && <Glyph of={id} className="l-form-picture" />}
              <b className="l-form-name">{label}</b>
              {note && <span className="l-form-note">{note}</span>}
              <button
                type="button"
                {...slotButton(id, tile ?? null)}
                className={`l-stamped touch-none ${touched ? styles.touched : overClass(id)}`}
                data-empty={text === null || undefined}
                disabled={!open || closed}
                aria-label={
                  others.length > 0
                    ? texts().stampedBy(texts().slot(label, text), others.map(people))
                    : picked && picked !== tile
                      ? texts().position(labelOf(picked) ?? "", label)
                      : texts().slot(label, text)
                }
              >
                <span key={tile} className="l-ink">
                  {text}
                </span>
              </button>
              <Owners of={others} />
              {touched && touch && <TouchedBy seat={touch.seat} />}
            </li>
          );
        })}
      </ol>
      <fieldset {...tray} className={styles.tray} aria-label={texts().free}>
        <span className={styles.trayLabel}>
          {puzzle.left.some(({ owner }) => owner) ? texts().freeOwnForms : texts().free}
        </span>
        {puzzle.right.map(({ id, label }) => (
          <button
            type="button"
            key={id}
            {...piece(id)}
            className={`l-stamp touch-none ${styles.lifted}`}
            disabled={!open || used.includes(id)}
            aria-label={texts().tile(label)}
          >
            {label}
          </button>
        ))}
        <Reply text={picked ? texts().chosen(labelOf(picked) ?? "") : ""} />
      </fieldset>
    </div>
  );
}

function Controls(props: PuzzleProps<"match">) {
  if (areHorns(props.puzzle)) return <Horns {...props} />;
  const hang = props.puzzle.right.every(({ label }) => label.includes(": "));
  return hang ? <Hooks {...props} /> : <Forms {...props} />;
}

/** Match each thing with its tile. */
export const drawing: PuzzleDrawing<"match"> = { Controls };
