import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/announcer.tsx";
import { Chip } from "../ui/portrait.tsx";
import { type PuzzleKind, type PuzzleProps, useMove, useTouch } from "./parts.ts";

const texts = t.liveScenes.match;

function Pairs({ puzzle, scene }: PuzzleProps<"match">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const [picked, setPicked] = useState<string | null>(null);
  const labelOf = (tile: string | undefined) => puzzle.right.find(({ id }) => id === tile)?.label ?? null;
  const free = puzzle.right.filter(({ id }) => !Object.values(puzzle.pairs).includes(id));

  /** Puts the picked tile here, or picks the tile that is here. */
  const putOrPick = (left: string) => {
    const lying = puzzle.pairs[left];
    if (picked) {
      move(picked === lying ? { do: "remove", left } : { do: "put", left, right: picked });
      setPicked(null);
    } else if (lying) setPicked(lying);
  };

  return (
    <div className="l-match">
      <ol className="l-needs" aria-label={texts.board}>
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
                className={text ? "l-target is-full" : "l-target"}
                disabled={!open}
                aria-pressed={tile !== undefined && picked === tile}
                aria-label={
                  picked && picked !== tile
                    ? texts.position(labelOf(picked) ?? "", label)
                    : texts.slot(label, text)
                }
                draggable={open && tile !== undefined}
                onDragStart={() => tile && setPicked(tile)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => putOrPick(id)}
                onClick={() => putOrPick(id)}
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
      <fieldset className="l-tray" aria-label={texts.free}>
        <span>{texts.free}</span>
        {puzzle.right.map(({ id, label }) => (
          <button
            type="button"
            key={id}
            className="l-token"
            disabled={!open || !free.some((tile) => tile.id === id)}
            aria-pressed={picked === id}
            aria-label={texts.tile(label)}
            draggable={open}
            onDragStart={() => setPicked(id)}
            onClick={() => setPicked(picked === id ? null : id)}
          >
            {label}
          </button>
        ))}
        <Reply text={picked ? texts.chosen(labelOf(picked) ?? "") : ""} />
      </fieldset>
    </div>
  );
}

/** Match each thing with its tile. */
export const match: PuzzleKind<"match"> = { detail: () => texts.detail, checked: true, Controls: Pairs };
