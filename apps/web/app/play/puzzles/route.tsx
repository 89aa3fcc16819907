import { Flag, Undo2 } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useLive } from "../stage/live-context.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Glyph, glyphOf } from "../ui/glyph.tsx";
import { TouchedBy } from "../ui/portrait.tsx";
import { type PuzzleDrawing, type PuzzleProps, styles, useMove, useTouch } from "./parts.ts";

const texts = () => t.puzzles().route;

/** Coordinates are 0–100 by 0–60, with a margin for labels. */
const X = (x: number) => `${6 + x * 0.88}%`;
const Y = (y: number) => `${4 + (y / 60) * 84}%`;

function StoryMap({ puzzle, scene }: PuzzleProps<"route">) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const me = useLive((live) => live.me);
  const nodeOf = (id: string) => puzzle.nodes.find((node) => node.id === id);
  const here = puzzle.path.at(-1);
  const neighbors = puzzle.edges.flatMap(([a, b]) => (a === here ? [b] : b === here ? [a] : []));
  const walked = ([a, b]: [string, string]) =>
    puzzle.path.some((id, at) => {
      const next = puzzle.path[at + 1];
      return (id === a && next === b) || (id === b && next === a);
    });
  const path = texts().path(puzzle.path.map((id) => nodeOf(id)?.label ?? id));
  const goTo = (id: string) => move(id === here ? { do: "remove" } : { do: "put", node: id });
  return (
    <section
      className="l-route relative h-75 rounded-md phone:h-62 sideways:h-[calc(100dvh-108px)] border border-line max-xl:-order-1 max-xl:has-data-back:mb-13 xl:h-[min(46vh,430px)]"
      aria-label={texts().map}
    >
      <svg className="l-edges absolute inset-0 size-full" aria-hidden="true">
        {puzzle.edges.map(([a, b]) => {
          const [from, to] = [nodeOf(a), nodeOf(b)];
          if (!from || !to) return null;
          const onPath = walked([a, b]);
          return (
            <g key={`${a}-${b}`}>
              {onPath && <line className="is-glow" x1={X(from.x)} y1={Y(from.y)} x2={X(to.x)} y2={Y(to.y)} />}
              <line
                className={onPath ? "is-walked" : ""}
                x1={X(from.x)}
                y1={Y(from.y)}
                x2={X(to.x)}
                y2={Y(to.y)}
              />
            </g>
          );
        })}
      </svg>
      <ul>
        {puzzle.nodes.map((node) => {
          const stop = puzzle.path.indexOf(node.id);
          const next = open && stop < 0 && here !== puzzle.end && neighbors.includes(node.id);
          // The short name of a crossing, "B2", stands inside, so that rows can be close.
          const short = node.label.length < 3;
          const picture = node.icon || node.id;
          const ends = node.id === puzzle.start ? texts().here : node.id === puzzle.end ? texts().goal : null;
          const touched = touch?.control === node.id;
          const hint = next ? `, ${texts().next}` : node.id === here && stop > 0 ? `, ${texts().last}` : "";
          const color =
            stop >= 0
              ? "border-ember bg-(image:--lit) text-ember"
              : next
                ? "border-tide ring-4 ring-tide-wash"
                : "border-field-line";
          const ring = touched
            ? styles.touched
            : node.id === here
              ? "ring-4 ring-ember-line shadow-[0_0_30px_rgb(255_190_90/0.6)]"
              : "";
          return (
            <li
              key={node.id}
              style={{ left: X(node.x), top: Y(node.y) }}
              className="absolute grid -translate-x-1/2 -translate-y-5.5 justify-items-center font-medium max-xl:text-sm xl:-translate-y-6.5"
            >
              <button
                type="button"
                className={`relative grid size-11 place-items-center rounded-full border-2 bg-page xl:size-13 ${color} ${ring}`}
                disabled={!open || (!next && stop < 0)}
                aria-label={`${texts().stop(node.label, stop >= 0 ? stop + 1 : null)}${hint}`}
                onClick={() => goTo(node.id)}
              >
                <span className="grid justify-items-center leading-none">
                  {(!short || glyphOf(picture)) && (
                    <Glyph of={picture} className={short ? "size-5" : "size-6.5"} />
                  )}
                  {short && node.label}
                </span>
                {stop >= 0 && (
                  <b className="absolute -top-2 -right-2 size-6 rounded-full bg-ember text-sm leading-6 font-semibold text-on-ember">
                    {stop + 1}
                  </b>
                )}
              </button>
              {(!short || ends) && (
                <span
                  aria-hidden="true"
                  // Crossings are close above each other, so theirs is beside the button.
                  className={`mt-1 rounded-sm bg-page/85 px-1.5 whitespace-nowrap max-xl:mt-0 max-xl:px-0.5 max-xl:leading-tight ${short ? "xl:absolute xl:top-3.5 xl:left-full xl:mt-0" : ""}`}
                >
                  {!short && node.label}
                  {ends && (
                    <em className="ml-1 text-sm text-ember not-italic max-xl:hidden [&>svg]:mr-1 [&>svg]:inline [&>svg]:size-3.5">
                      {node.id === puzzle.end && <Flag aria-hidden="true" />}
                      {ends}
                    </em>
                  )}
                </span>
              )}
              {touched && touch && <TouchedBy left seat={touch.seat} />}
            </li>
          );
        })}
      </ul>
      <p className="sr-only">{path}</p>
      <Reply text={touch?.seat === me ? path : ""} />
      {open && puzzle.path.length > 1 && (
        <div
          data-back
          className="absolute sideways:hidden rounded-md bg-page max-xl:inset-x-0 max-xl:top-[calc(100%+8px)] max-xl:*:w-full xl:bottom-3 xl:left-3"
        >
          <StageButton tone="line" icon={Undo2} onClick={() => move({ do: "remove" })}>
            {texts().back}
          </StageButton>
        </div>
      )}
    </section>
  );
}

/** Find the path on a map that fits every note. */
export const drawing: PuzzleDrawing<"route"> = { Board: StoryMap };
