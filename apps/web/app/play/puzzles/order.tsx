import { Play } from "lucide-react";
import { type CSSProperties, useEffect, useRef } from "react";
import { t } from "../../i18n/index.ts";
import { useNames } from "../stage/live-context.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { turn } from "../ui/in-turn.ts";
import { pitchOf } from "../ui/pitch.ts";
import { TouchedBy } from "../ui/portrait.tsx";
import { playNotes } from "../ui/tones.ts";
import { Owners, useOthers } from "./owners.tsx";
import {
  type PuzzleDrawing,
  type PuzzleOf,
  type PuzzleProps,
  styles,
  useMove,
  useSolved,
  useTouch,
} from "./parts.ts";
import { SkinDrawing } from "./skin.tsx";
import { usePieces } from "./use-pieces.ts";

const texts = () => t.puzzles().order;

/** Seconds between two notes. */
const NOTE_S = 0.42;

type Item = PuzzleOf<"order">["items"][number];

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
  const othersOf = useOthers();
  const people = useNames();
  const isOthers = (item: Item | undefined) => othersOf(item).length > 0;
  const nameOf = (item: Item, name: string) =>
    isOthers(item) ? t.puzzles().ofOthers(name, othersOf(item).map(people)) : name;
  const sound = (ids: readonly (string | null)[]) => {
    const pitches = ids.flatMap((id) => pitchOf(itemOf(id)?.note ?? "") ?? []);
    if (pitches.length > 0) playNotes(pitches, NOTE_S);
  };
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
    if (!item || isOthers(itemOf(item)) || other < 0 || other >= puzzle.slots.length) return;
    followed.current = { item, slot: other };
    move({ do: "put", slot: other, item });
  };

  // What has a pitch plays by itself.
  useSolved(scene, () => musical && sound(puzzle.slots));

  return (
    <div className="grid gap-3 sideways:gap-1">
      <ol className="l-row" data-style={scene.skin?.row} ref={list} aria-label={texts().order}>
        {puzzle.slots.map((id, slot) => {
          const item = itemOf(id);
          const position = slot + 1;
          const touched = touch?.control === String(slot);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <li key={slot} className="l-row-at" style={sag(slot, puzzle.slots.length)}>
              <button
                type="button"
                {...slotButton(String(slot), isOthers(item) ? null : id)}
                className={`l-row-button touch-none ${styles.lifted} ${touched ? styles.touched : overClass(String(slot))}`}
                data-empty={item ? undefined : true}
                disabled={!open}
                aria-label={
                  picked && picked !== id
                    ? texts().put(itemOf(picked)?.label ?? "", position)
                    : item
                      ? nameOf(item, texts().placed(item.label, position))
                      : `${texts().position(position)}, ${texts().empty}`
                }
                onKeyDown={(event) => {
                  if (event.key === "ArrowLeft") shift(slot, -1);
                  if (event.key === "ArrowRight") shift(slot, 1);
                }}
              >
                <small className="l-row-number">{position}</small>
                {item && <Placed key={item.id} item={item} drawing={scene.skin?.item} />}
                <Owners of={othersOf(item)} />
              </button>
              {touched && touch && <TouchedBy seat={touch.seat} />}
            </li>
          );
        })}
      </ol>
      <fieldset {...tray} className={styles.tray} aria-label={texts().items}>
        <span className={styles.trayLabel}>
          {puzzle.items.some(({ owner }) => owner) ? texts().ownItems : texts().items}
        </span>
        {puzzle.items.map((item) => {
          const placed = puzzle.slots.includes(item.id);
          return isOthers(item) ? (
            <span
              key={item.id}
              role="img"
              aria-label={nameOf(item, item.label)}
              className="l-row-token l-others"
              data-used={placed || undefined}
            >
              <InTray item={item} />
              <Owners of={othersOf(item)} />
            </span>
          ) : (
            <button
              type="button"
              key={item.id}
              {...piece(item.id)}
              className={`${styles.token} l-row-token touch-none`}
              disabled={!open || placed}
            >
              <InTray item={item} />
            </button>
          );
        })}
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

/** An item in the tray. */
function InTray({ item }: { item: Item }) {
  return (
    <>
      {item.drawing ? (
        <SkinDrawing of={item.drawing} className="l-row-small" />
      ) : (
        <Glyph of={item.glyph} className="size-7 phone:size-5" />
      )}
      <span>{item.label}</span>
    </>
  );
}

/** How deep a thread hangs at a slot, as a share of the middle; and when what hangs there takes its turn. */
function sag(slot: number, count: number): CSSProperties {
  const along = (slot + 0.5) / count;
  return { "--sag": (4 * along * (1 - along)).toFixed(3), ...turn(slot, NOTE_S * 1000) } as CSSProperties;
}

/** An item in its place: a drawing of its own, or its glyph on that of all items. */
function Placed({ item, drawing }: { item: Item; drawing: string | undefined }) {
  const own = item.drawing ?? drawing;
  return (
    <span className="l-row-item">
      {own && <SkinDrawing of={own} className={item.drawing ? "l-row-own" : "l-row-drawing"} />}
      {!item.drawing && <Glyph of={item.glyph} className={own ? "l-row-sign" : "l-row-glyph"} />}
      <span className="l-row-label">{item.label}</span>
    </span>
  );
}

/** Put the items in order. */
export const drawing: PuzzleDrawing<"order"> = { Controls: Row };
