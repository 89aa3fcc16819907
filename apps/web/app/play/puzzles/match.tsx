import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/announcer.tsx";
import { TouchedBy } from "../ui/portrait.tsx";
import { type PuzzleDrawing, type PuzzleProps, styles, useMove, useTouch } from "./parts.ts";
import { usePieces } from "./use-pieces.ts";

const texts = () => t.puzzles().match;

function Pairs({ puzzle, scene }: PuzzleProps<"match">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const labelOf = (tile: string | undefined) => puzzle.right.find(({ id }) => id === tile)?.label ?? null;
  const free = puzzle.right.filter(({ id }) => !Object.values(puzzle.pairs).includes(id));

  const { picked, tray, piece, slotButton, overClass } = usePieces({
    slotOf: (tile) => puzzle.left.find(({ id }) => puzzle.pairs[id] === tile)?.id ?? null,
    put: (right, left) => move({ do: "put", left, right }),
    remove: (left) => move({ do: "remove", left }),
  });

  return (
    <div className="grid gap-3">
      <ol
        className="grid gap-2 phone:grid-cols-2 phone:gap-1.5 lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:gap-3"
        aria-label={texts().board}
      >
        {puzzle.left.map(({ id, label, note }) => {
          const tile = puzzle.pairs[id];
          const text = labelOf(tile);
          const touched = touch?.control === id;
          return (
            <li
              key={id}
              className="l-plank relative grid gap-x-2.5 border border-line px-3 py-2 max-lg:grid-cols-[1fr_auto] phone:px-2 phone:py-1 max-lg:items-center lg:justify-items-center lg:gap-1 lg:px-2.5 lg:pt-5.5 lg:pb-3.5"
            >
              <b className="font-display text-lg leading-tight font-medium">{label}</b>
              {note && <span className="text-sm text-ink-soft max-lg:row-start-2">{note}</span>}
              <button
                type="button"
                {...slotButton(id, tile ?? null)}
                className={`touch-none h-13 w-14.5 phone:size-11 rounded-md border-2 text-xl leading-none font-semibold tabular-nums enabled:hover:border-ember max-lg:col-start-2 max-lg:row-[1/3] lg:mt-1.5 lg:size-18.5 lg:text-2xl ${text ? "border-ember bg-(image:--lit)" : "border-dashed border-field-line"} ${styles.lifted} ${touched ? styles.touched : overClass(id)}`}
                disabled={!open}
                aria-label={
                  picked && picked !== tile
                    ? texts().position(labelOf(picked) ?? "", label)
                    : texts().slot(label, text)
                }
              >
                {text}
              </button>
              {touched && touch && <TouchedBy seat={touch.seat} />}
            </li>
          );
        })}
      </ol>
      <fieldset {...tray} className={styles.tray} aria-label={texts().free}>
        <span className={styles.trayLabel}>{texts().free}</span>
        {puzzle.right.map(({ id, label }) => (
          <button
            type="button"
            key={id}
            {...piece(id)}
            className={`${styles.token} touch-none h-12 min-w-12 px-3 text-lg tabular-nums`}
            disabled={!open || !free.some((tile) => tile.id === id)}
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

/** Match each thing with its tile. */
export const drawing: PuzzleDrawing<"match"> = { Controls: Pairs };
