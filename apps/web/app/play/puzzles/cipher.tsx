import { X } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { choice } from "../ui/buttons.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { turn } from "../ui/in-turn.ts";
import { TouchedBy } from "../ui/portrait.tsx";
import { playNotes } from "../ui/tones.ts";
import { type PuzzleDrawing, type PuzzleProps, styles, useMove, useSolved, useTouch } from "./parts.ts";

const texts = () => t.puzzles().cipher;
const signs = () => t.puzzles().switchboard.signs;

/** Semitones above A3 of the pictures of the grid, row by row: any of them sound well together. */
const SCALE = [0, 2, 4, 7, 9];
/** Seconds between two tones. */
const TONE_S = 0.42;
const toneOf = (at: number) => 220 * 2 ** (((SCALE[at % 5] ?? 0) + 12 * Math.floor(at / 5)) / 12);

function Message({ puzzle, scene }: PuzzleProps<"cipher">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const firstEmpty = Math.max(0, puzzle.slots.indexOf(null));
  const [chosen, setChosen] = useState<number | null>(null);
  const position = chosen ?? firstEmpty;
  const cells = puzzle.rows.flatMap((row) => row.cells);
  const sing = (items: readonly (string | null)[]) =>
    playNotes(
      items.flatMap((item) => (item === null ? [] : toneOf(cells.findIndex(({ id }) => id === item)))),
      TONE_S,
    );
  useSolved(scene, () => sing(puzzle.slots));
  const put = (item: string) => {
    sing([item]);
    move({ do: "put", slot: position, item });
    setChosen(null);
  };
  return (
    <div className="grid gap-3 phone:gap-1.5">
      <ol
        className="l-lights flex justify-center gap-1.5 xl:gap-3.5"
        aria-label={scene.skin?.names?.board ?? texts().message}
      >
        {puzzle.signs.map((sign, slot) => {
          const cell = cells.find(({ id }) => id === puzzle.slots[slot]);
          const touched = touch?.control === String(slot);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a sign is its place
              key={slot}
              style={turn(slot, TONE_S * 1000)}
              data-answered={cell ? true : undefined}
              className="relative grid max-w-35 flex-1 content-start justify-items-center gap-2 phone:gap-1"
            >
              <span
                className="l-sign"
                role="img"
                aria-label={texts().sign(signs()[sign.top] ?? sign.top, signs()[sign.bottom] ?? sign.bottom)}
              >
                <Glyph of={sign.top} className="l-sign-half" />
                <Glyph of={sign.bottom} className="l-sign-half" />
              </span>
              <button
                type="button"
                className={`${choice} grid min-h-19 w-full phone:min-h-14 sideways:min-h-11 place-items-center content-center gap-1 p-0.5 text-center text-sm leading-tight wrap-anywhere xl:min-h-21 ${cell ? "text-ember" : "border-dashed aria-pressed:border-solid"} ${touched ? styles.touched : ""}`}
                disabled={!open}
                aria-pressed={position === slot}
                aria-label={`${texts().position(slot + 1)}: ${cell?.label ?? texts().empty}`}
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
                <button
                  type="button"
                  className="absolute -end-1.5 bottom-15 phone:bottom-11 sideways:bottom-8 grid size-8 phone:size-6 place-items-center rounded-full border border-line bg-page after:absolute after:-inset-1.75 [&>svg]:size-4"
                  onClick={() => move({ do: "remove", slot })}
                >
                  <X aria-hidden="true" />
                  <span className="sr-only">{texts().clear(slot + 1)}</span>
                </button>
              )}
              {touched && touch && <TouchedBy seat={touch.seat} />}
            </li>
          );
        })}
      </ol>
      <table className="w-full table-fixed border-separate border-spacing-1 phone:border-spacing-0.5 xl:border-spacing-1.5">
        <caption className="sr-only">{texts().grid}</caption>
        <tbody>
          {puzzle.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row" className="w-11.5 text-start text-sm font-medium text-ink-soft xl:w-14.5">
                {row.label}
              </th>
              {row.cells.map((cell) => (
                <td key={cell.id}>
                  <button
                    type="button"
                    className="flex min-h-12.5 w-full phone:min-h-11 phone:rounded-sm phone:py-0 phone:leading-none sideways:min-h-8 sideways:[&>svg]:hidden items-center justify-center gap-2 rounded-md border border-line bg-well text-sm enabled:hover:border-ember max-xl:flex-col max-xl:gap-0.5 max-xl:py-1 max-xl:leading-tight [&>svg]:text-ember phone:[&>svg]:size-5"
                    disabled={!open}
                    onClick={() => put(cell.id)}
                  >
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

/** Decode a message of signs. Different people hold parts of the key. */
export const drawing: PuzzleDrawing<"cipher"> = { Controls: Message };
