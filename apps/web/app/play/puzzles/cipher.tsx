import { X } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Glyph } from "../ui/glyph.tsx";
import { Chip } from "../ui/portrait.tsx";
import { type PuzzleKind, type PuzzleProps, useMove, useTouch } from "./parts.ts";

const texts = t.liveScenes.cipher;
const signs = t.liveScenes.switchboard.signs;

function Song({ puzzle, scene }: PuzzleProps<"cipher">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const firstEmpty = Math.max(0, puzzle.slots.indexOf(null));
  const [chosen, setChosen] = useState<number | null>(null);
  const position = chosen ?? firstEmpty;
  const cells = puzzle.rows.flatMap((row) => row.cells);
  const put = (item: string) => {
    move({ do: "put", slot: position, item });
    setChosen(null);
  };
  return (
    <div className="l-cipher">
      <ol className="l-song" aria-label={texts.song}>
        {puzzle.song.map((sign, slot) => {
          const cell = cells.find(({ id }) => id === puzzle.slots[slot]);
          const touched = touch?.control === String(slot);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sign of the song is its place
            <li key={slot} className={touched ? "is-touched" : ""}>
              <span
                className="l-sign"
                role="img"
                aria-label={texts.sign(signs[sign.top] ?? sign.top, signs[sign.bottom] ?? sign.bottom)}
              >
                <Glyph of={sign.top} />
                <Glyph of={sign.bottom} />
              </span>
              <button
                type="button"
                className={cell ? "l-cell is-full" : "l-cell"}
                disabled={!open}
                aria-pressed={position === slot}
                aria-label={`${texts.position(slot + 1)}: ${cell?.label ?? texts.empty}`}
                onClick={() => setChosen(slot)}
              >
                {cell ? (
                  <>
                    <Glyph of={cell.icon || cell.id} />
                    <span>{cell.label}</span>
                  </>
                ) : (
                  <span>{slot + 1}</span>
                )}
              </button>
              {cell && open && (
                <button type="button" className="l-clear" onClick={() => move({ do: "remove", slot })}>
                  <X aria-hidden="true" />
                  <span className="sr-only">{texts.clear(slot + 1)}</span>
                </button>
              )}
              {touched && touch && (
                <span className="l-toucher">
                  <Chip seat={touch.seat} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <table className="l-grid">
        <caption className="sr-only">{texts.grid}</caption>
        <tbody>
          {puzzle.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell) => (
                <td key={cell.id}>
                  <button type="button" disabled={!open} onClick={() => put(cell.id)}>
                    <Glyph of={cell.icon || cell.id} />
                    <span>{cell.label}</span>
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Decode a song. Different people hold parts of the key. */
export const cipher: PuzzleKind<"cipher"> = { detail: () => texts.detail, checked: true, Controls: Song };
