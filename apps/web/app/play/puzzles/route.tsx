import { Flag, Undo2 } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/announcer.tsx";
import { useLive } from "../stage/live-context.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { Chip } from "../ui/portrait.tsx";
import { type PuzzleKind, type PuzzleProps, useMove, useTouch } from "./parts.ts";

const texts = t.liveScenes.route;

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
  const path = texts.path(puzzle.path.map((id) => nodeOf(id)?.label ?? id));
  const goTo = (id: string) => move(id === here ? { do: "remove" } : { do: "put", node: id });
  return (
    <section className="l-route" aria-label={texts.map}>
      <svg className="l-edges" aria-hidden="true">
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
          const ends = node.id === puzzle.start ? texts.here : node.id === puzzle.end ? texts.goal : null;
          const touched = touch?.control === node.id;
          const hint = next ? `, ${texts.next}` : node.id === here && stop > 0 ? `, ${texts.last}` : "";
          const state = [
            stop >= 0 && "is-on",
            node.id === here && "is-here",
            next && "is-next",
            touched && "is-touched",
          ];
          return (
            <li
              key={node.id}
              style={{ left: X(node.x), top: Y(node.y) }}
              className={state.filter(Boolean).join(" ")}
            >
              <button
                type="button"
                disabled={!open || (!next && stop < 0)}
                aria-label={`${texts.stop(node.label, stop >= 0 ? stop + 1 : null)}${hint}`}
                onClick={() => goTo(node.id)}
              >
                <Glyph of={node.icon || node.id} />
                {stop >= 0 && <b>{stop + 1}</b>}
              </button>
              <span aria-hidden="true">
                {node.label}
                {ends && (
                  <em>
                    {node.id === puzzle.end && <Flag aria-hidden="true" />}
                    {ends}
                  </em>
                )}
              </span>
              {touched && touch && (
                <span className="l-toucher">
                  <Chip seat={touch.seat} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="sr-only">{path}</p>
      <Reply text={touch?.seat === me ? path : ""} />
      {open && puzzle.path.length > 1 && (
        <StageButton tone="line" icon={Undo2} className="l-step-back" onClick={() => move({ do: "remove" })}>
          {texts.back}
        </StageButton>
      )}
    </section>
  );
}

/** Find the path on a map that fits every note. */
export const route: PuzzleKind<"route"> = { detail: () => texts.detail, checked: true, Board: StoryMap };
