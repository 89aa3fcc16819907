import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Chip } from "../ui/portrait.tsx";
import { type PuzzleKind, type PuzzleProps, useMove, useTouch } from "./parts.ts";

const words = t.liveScenes.match;

function Pairs({ puzzle, scene }: PuzzleProps<"match">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const [held, setHeld] = useState<string | null>(null);
  const labelOf = (tile: string | undefined) => puzzle.right.find(({ id }) => id === tile)?.label ?? null;
  const free = puzzle.right.filter(({ id }) => !Object.values(puzzle.pairs).includes(id));

  /** Puts the held tile here, or takes up the tile that lies here. */
  const press = (left: string) => {
    const lying = puzzle.pairs[left];
    if (held) {
      move(held === lying ? { do: "remove", left } : { do: "put", left, right: held });
      setHeld(null);
    } else if (lying) setHeld(lying);
  };

  return (
    <div className="l-match">
      <ol className="l-needs" aria-label={words.board}>
        {puzzle.left.map(({ id, label, note }) => {
          const tile = puzzle.pairs[id];
          const text = labelOf(tile);
          const touched = touch?.control === id;
          return (
            <li key={id} className={touched ? "is-touched" : ""}>
              <b>{label}</b>
              {note && <span className="l-note">{note}</span>}
              <button
                type="button"
                className={text ? "l-slot is-full" : "l-slot"}
                disabled={!open}
                aria-pressed={tile !== undefined && held === tile}
                aria-label={
                  held && held !== tile ? words.position(labelOf(held) ?? "", label) : words.slot(label, text)
                }
                draggable={open && tile !== undefined}
                onDragStart={() => tile && setHeld(tile)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => press(id)}
                onClick={() => press(id)}
              >
                {text}
              </button>
              {touched && touch && (
                <span className="l-toucher">
                  <Chip seat={touch.seat} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <fieldset className="l-tray" aria-label={words.free}>
        <span>{words.free}</span>
        {puzzle.right.map(({ id, label }) => (
          <button
            type="button"
            key={id}
            className="l-token"
            disabled={!open || !free.some((tile) => tile.id === id)}
            aria-pressed={held === id}
            aria-label={words.tile(label)}
            draggable={open}
            onDragStart={() => setHeld(id)}
            onClick={() => setHeld(held === id ? null : id)}
          >
            {label}
          </button>
        ))}
        <span className="sr-only" role="status">
          {held ? words.chosen(labelOf(held) ?? "") : ""}
        </span>
      </fieldset>
    </div>
  );
}

/** Give each thing its own tile. */
export const match: PuzzleKind<"match"> = { detail: () => words.detail, checked: true, Controls: Pairs };
