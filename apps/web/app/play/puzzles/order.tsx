import { Play } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../../i18n/index.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { pitchOf } from "../ui/pitch.ts";
import { TouchedBy } from "../ui/portrait.tsx";
import { playNotes } from "../ui/tones.ts";
import { type PuzzleDrawing, type PuzzleProps, styles, useMove, useTouch } from "./parts.ts";
import { SkinDrawing } from "./skin.tsx";
import { usePieces } from "./use-pieces.ts";

const texts = () => t.puzzles().order;

function Row({ puzzle, scene }: PuzzleProps<"order">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const list = useRef<HTMLOListElement>(null);
  /** What arrow keys have moved. It gets the focus when it has arrived. */
  const followed = useRef<{ item: string; slot: number } | null>(null);
  useEffect(() => {
    const { item, slot } = followed.current ?? { item: null, slot: 0 };
    if (item === null || puzzle.slots[slot] !== item) return;
    followed.current = null;
    list.current?.children[slot]?.querySelector("button")?.focus();
  }, [puzzle.slots]);
  const itemOf = (id: string | null) => puzzle.items.find((item) => item.id === id);
  const sound = (ids: readonly (string | null)[]) =>
    playNotes(
      ids.flatMap((id) => pitchOf(itemOf(id)?.note ?? "") ?? []),
      0.42,
    );
  const musical = puzzle.items.some((item) => pitchOf(item.note) !== null);

  const { picked, tray, piece, slotButton, overClass } = usePieces({
    slotOf: (id) => (puzzle.slots.includes(id) ? String(puzzle.slots.indexOf(id)) : null),
    put: (item, slot) => move({ do: "put", slot: Number(slot), item }),
    remove: (slot) => move({ do: "remove", slot: Number(slot) }),
    onPick: (id) => sound([id]),
  });
  /** Names the item and its new position, so that a repeated key before the update changes nothing. */
  const shift = (slot: number, by: number) => {
    const item = puzzle.slots[slot];
    const other = slot + by;
    if (!item || other < 0 || other >= puzzle.slots.length) return;
    followed.current = { item, slot: other };
    move({ do: "put", slot: other, item });
  };

  return (
    <div className="grid gap-3 sideways:gap-1">
      <ol
        className="grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-1.5 border-t-3 border-ember-line pt-2 xl:gap-2.5 xl:px-1.5 xl:pt-2.5"
        ref={list}
        aria-label={texts().order}
      >
        {puzzle.slots.map((id, slot) => {
          const item = itemOf(id);
          const position = slot + 1;
          const touched = touch?.control === String(slot);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <li key={slot} className="relative">
              <button
                type="button"
                {...slotButton(String(slot), id)}
                className={`relative grid touch-none h-31 w-full phone:h-25 sideways:h-21 items-end justify-items-center rounded-b-md border-[1.5px] bg-well px-1 py-2 xl:h-42.5 ${item ? "border-line" : "border-dashed border-field-line"} border-t-transparent ${styles.lifted} ${touched ? styles.touched : overClass(String(slot))}`}
                disabled={!open}
                aria-label={
                  picked && picked !== id
                    ? texts().put(itemOf(picked)?.label ?? "", position)
                    : item
                      ? texts().placed(item.label, position)
                      : `${texts().position(position)}, ${texts().empty}`
                }
                onKeyDown={(event) => {
                  if (event.key === "ArrowLeft") shift(slot, -1);
                  if (event.key === "ArrowRight") shift(slot, 1);
                }}
              >
                <small className="absolute text-sm opacity-80 max-xl:inset-x-0 max-xl:bottom-1 max-xl:text-center xl:top-2 xl:start-2.5">
                  {position}
                </small>
                {item && <Item glyph={item.glyph} label={item.label} drawing={scene.skin?.item} />}
              </button>
              {touched && touch && <TouchedBy seat={touch.seat} />}
            </li>
          );
        })}
      </ol>
      <fieldset {...tray} className={styles.tray} aria-label={texts().items}>
        <span className={styles.trayLabel}>{texts().items}</span>
        {puzzle.items.map((item) => (
          <button
            type="button"
            key={item.id}
            {...piece(item.id)}
            className={`${styles.token} touch-none h-19 min-w-16 px-1 text-sm phone:h-auto phone:min-h-11 phone:min-w-0 phone:flex-[1_0_30%] xl:px-2.5`}
            disabled={!open || puzzle.slots.includes(item.id)}
          >
            <span className="grid justify-items-center gap-0.5 phone:grid-flow-col phone:items-center phone:gap-1.5 phone:leading-tight">
              <Glyph of={item.glyph} className="size-7 phone:size-5" />
              <span>{item.label}</span>
            </span>
          </button>
        ))}
        {musical && (
          <StageButton
            tone="line"
            icon={Play}
            className="max-xl:w-full xl:ms-auto"
            onClick={() => sound(puzzle.slots)}
          >
            {texts().play}
          </StageButton>
        )}
      </fieldset>
    </div>
  );
}

/** An item in its place: its glyph, on the story's drawing if there is one. */
function Item({ glyph, label, drawing }: { glyph: string; label: string; drawing: string | undefined }) {
  return (
    <span className="relative grid justify-items-center gap-0.5 text-sm font-medium max-xl:pb-4.5">
      {drawing ? (
        <>
          <SkinDrawing of={drawing} className="h-22 w-10.5 phone:h-16 sideways:h-12 xl:h-30.5 xl:w-15.5" />
          <Glyph of={glyph} className="absolute top-[19%] size-4 text-ember phone:size-3.5 xl:size-5" />
        </>
      ) : (
        <Glyph of={glyph} className="my-4 size-9 text-ember xl:my-8 xl:size-13" />
      )}
      <span className="max-xl:sr-only">{label}</span>
    </span>
  );
}

/** Put the items in order. */
export const drawing: PuzzleDrawing<"order"> = { Controls: Row };
