import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { TouchedBy } from "../ui/portrait.tsx";
import { Horns } from "./horns.tsx";
import { type PuzzleDrawing, type PuzzleProps, styles, useMove, useTouch } from "./parts.ts";
import { areHorns } from "./together.ts";
import { usePieces } from "./use-pieces.ts";

const texts = () => t.puzzles().match;

/** A tile: "Hook 2: stripes, short" in two rows, a sign or figure large. */
function Tile({ label }: { label: string }) {
  const [name, about] = label.split(": ");
  return about ? (
    <span className="grid text-sm leading-tight">
      <b className="font-semibold">{name}</b>
      {about}
    </span>
  ) : (
    label
  );
}

const isLong = (label: string) => label.length > 3;

function Pairs({ puzzle, scene }: PuzzleProps<"match">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const labelOf = (tile: string | undefined) => puzzle.right.find(({ id }) => id === tile)?.label ?? null;
  const long = puzzle.right.some(({ label }) => isLong(label));
  const free = puzzle.right.filter(({ id }) => !Object.values(puzzle.pairs).includes(id));

  const { picked, tray, piece, slotButton, overClass } = usePieces({
    slotOf: (tile) => puzzle.left.find(({ id }) => puzzle.pairs[id] === tile)?.id ?? null,
    put: (right, left) => move({ do: "put", left, right }),
    remove: (left) => move({ do: "remove", left }),
  });

  return (
    <div className="grid gap-3 phone:gap-2">
      <ol
        className={`grid gap-2 phone:grid-cols-2 phone:gap-1.5 sideways:gap-1 xl:gap-3 ${long ? "xl:grid-cols-[repeat(auto-fit,minmax(180px,1fr))]" : "xl:grid-cols-[repeat(auto-fit,minmax(112px,1fr))]"}`}
        aria-label={texts().board}
        data-long={long || undefined}
      >
        {puzzle.left.map(({ id, label, note }) => {
          const tile = puzzle.pairs[id];
          const text = labelOf(tile);
          const touched = touch?.control === id;
          return (
            <li
              key={id}
              className="l-plank relative grid gap-x-2.5 phone:gap-x-1 border border-line px-3 py-2 max-xl:grid-cols-[minmax(0,1fr)_auto] phone:px-1 phone:py-1 sideways:py-0 max-xl:items-center xl:justify-items-center xl:gap-1 xl:px-2.5 xl:pt-5.5 xl:pb-3.5"
            >
              <b
                className={`font-display text-lg leading-tight font-medium ${long ? "phone:text-sm phone:leading-tight phone:tracking-tight wrap-anywhere sideways:row-[1/3]" : ""}`}
              >
                {label}
              </b>
              {note && (
                <span className="text-sm leading-tight text-ink-soft max-xl:row-start-2 sideways:hidden short:in-data-long:hidden">
                  {note}
                </span>
              )}
              <button
                type="button"
                {...slotButton(id, tile ?? null)}
                className={`touch-none rounded-md border-2 leading-none tabular-nums enabled:hover:border-ember max-xl:col-start-2 max-xl:row-[1/3] xl:mt-1.5 ${long ? "min-h-13 w-34 px-1 text-sm phone:min-h-11 phone:w-14 phone:px-0 xl:min-h-13 xl:w-full" : "h-13 w-14.5 text-xl font-semibold phone:size-11 xl:size-18.5 xl:text-2xl"} ${text ? "border-ember bg-(image:--lit)" : "border-dashed border-field-line"} ${styles.lifted} ${touched ? styles.touched : overClass(id)}`}
                disabled={!open}
                aria-label={
                  picked && picked !== tile
                    ? texts().position(labelOf(picked) ?? "", label)
                    : texts().slot(label, text)
                }
              >
                {text && long ? (
                  <>
                    <span className="phone:hidden">
                      <Tile label={text} />
                    </span>
                    <b className="hidden font-semibold phone:inline">{text.split(": ")[0]}</b>
                  </>
                ) : (
                  text
                )}
              </button>
              {touched && touch && <TouchedBy seat={touch.seat} />}
            </li>
          );
        })}
      </ol>
      <fieldset
        {...tray}
        className={`${styles.tray} ${long ? "phone:grid phone:grid-cols-3 phone:gap-1 phone:p-1 sideways:p-0.5" : ""}`}
        aria-label={texts().free}
      >
        <span className={styles.trayLabel}>{texts().free}</span>
        {puzzle.right.map(({ id, label }) => (
          <button
            type="button"
            key={id}
            {...piece(id)}
            className={`${styles.token} touch-none min-h-12 min-w-12 px-3 tabular-nums ${long ? "py-1 text-sm phone:min-h-11 phone:px-0 phone:py-0.5 sideways:min-h-10 sideways:tracking-tight" : "text-lg"}`}
            disabled={!open || !free.some((tile) => tile.id === id)}
            aria-label={texts().tile(label)}
          >
            <Tile label={label} />
          </button>
        ))}
        <Reply text={picked ? texts().chosen(labelOf(picked) ?? "") : ""} />
      </fieldset>
    </div>
  );
}

function Controls(props: PuzzleProps<"match">) {
  return areHorns(props.puzzle) ? <Horns {...props} /> : <Pairs {...props} />;
}

/** Match each thing with its tile. */
export const drawing: PuzzleDrawing<"match"> = { Controls };
