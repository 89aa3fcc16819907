import { Flag, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useLive, useNames } from "../stage/live-context.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Glyph, glyphOf } from "../ui/glyph.tsx";
import { turn } from "../ui/in-turn.ts";
import { TouchedBy } from "../ui/portrait.tsx";
import { Owners, useOthers } from "./owners.tsx";
import { type PuzzleDrawing, type PuzzleOf, type PuzzleProps, useMove, useTouch } from "./parts.ts";

const texts = () => t.puzzles().route;
type Props = PuzzleProps<"route">;
type Stop = PuzzleOf<"route">["nodes"][number];

/** Of a story that does not say how large its stops are. */
const SIZE: [number, number] = [12, 10];
/** Solved, somebody walks from stop to stop, one every so many ms. */
const STEP_MS = 320;

/** Where things are on the map, in percent of it, with half a stop around the outermost stops. */
function mapOf(nodes: readonly Stop[], [w, h]: [number, number]) {
  const [xs, ys] = [nodes.map(({ x }) => x), nodes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - w / 2, Math.min(...ys) - h / 2];
  const [width, height] = [Math.max(...xs) + w / 2 - left, Math.max(...ys) + h / 2 - top];
  return {
    aspect: width / height,
    x: (x: number) => `${((x - left) / width) * 100}%`,
    y: (y: number) => `${((y - top) / height) * 100}%`,
    areaAt: ({ x, y }: Stop) => ({
      left: `${((x - w / 2 - left) / width) * 100}%`,
      top: `${((y - h / 2 - top) / height) * 100}%`,
      width: `${(w / width) * 100}%`,
      height: `${(h / height) * 100}%`,
    }),
  };
}

/** The stop at which whoever walks is drawn: the last one, and when it is solved all in turn. */
function useWalk({ puzzle: { path }, scene: { status } }: Props): string | undefined {
  const [passed, setPassed] = useState(0);
  const walks = status === "solved" && passed < path.length;
  useEffect(() => {
    if (!walks || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setTimeout(() => setPassed(passed + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [walks, passed]);
  return path[passed - 1] ?? path.at(-1);
}

function Lines({ puzzle, map }: { puzzle: Props["puzzle"]; map: ReturnType<typeof mapOf> }) {
  const nodeOf = (id: string) => puzzle.nodes.find((node) => node.id === id);
  const at = (a: Stop, b: Stop) => ({ x1: map.x(a.x), y1: map.y(a.y), x2: map.x(b.x), y2: map.y(b.y) });
  const line = ([from, to]: readonly [string, string], className: string, style?: React.CSSProperties) => {
    const [a, b] = [nodeOf(from), nodeOf(to)];
    return a && b && <line key={`${from}-${to}`} className={className} style={style} {...at(a, b)} />;
  };
  return (
    <svg className="l-map-lines" aria-hidden="true">
      {puzzle.edges.map((edge) => line(edge, "l-map-edge"))}
      {puzzle.path
        .slice(1)
        .map((id, n) => line([puzzle.path[n] ?? "", id], "l-map-walked", turn(n, STEP_MS)))}
    </svg>
  );
}

interface StopProps extends Props {
  node: Stop;
  next: boolean;
  map: ReturnType<typeof mapOf>;
}

/** A stop, large enough to stand in. The short name of a square of a chart, "B2", stands inside. */
function StopButton({ puzzle, scene, node, next, map }: StopProps) {
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const here = puzzle.path.at(-1) === node.id;
  const stop = puzzle.path.indexOf(node.id);
  const others = useOthers()(node);
  const people = useNames();
  const short = node.label.length < 3;
  const picture = node.icon || node.id;
  const touched = touch?.control === node.id ? touch : null;
  const mayGo = next && others.length === 0;
  const hint = mayGo
    ? `, ${texts().next}`
    : here && stop > 0
      ? `, ${texts().last}`
      : others.length > 0 && stop < 0
        ? `. ${texts().ofOthers(others.map(people))}`
        : "";
  return (
    <li
      className="l-stop"
      style={map.areaAt(node)}
      data-stop={stop >= 0 || undefined}
      data-own={(node.owner && others.length === 0) || undefined}
      data-next={mayGo || undefined}
      data-here={here || undefined}
      data-touched={touched ? true : undefined}
    >
      <button
        type="button"
        disabled={!open || (!mayGo && stop < 0)}
        aria-label={`${texts().stop(node.label, stop >= 0 ? stop + 1 : null)}${hint}`}
        onClick={() => move(here ? { do: "remove" } : { do: "put", node: node.id })}
      >
        {(!short || glyphOf(picture)) && <Glyph of={picture} className="l-stop-picture" />}
        <span className="l-stop-name">{node.label}</span>
        {node.id === puzzle.end && <Flag className="l-stop-flag" aria-hidden="true" />}
        {stop >= 0 && <b className="l-stop-number">{stop + 1}</b>}
        {next && <Owners of={others} className="l-stop-owners" />}
      </button>
      {touched && <TouchedBy left seat={touched.seat} />}
    </li>
  );
}

/** Stops that one goes through, from one to its neighbor. */
function StoryMap(props: Props) {
  const { puzzle, scene } = props;
  const { open, move } = useMove(scene);
  const touch = useTouch(scene);
  const me = useLive((live) => live.me);
  const { size, style, walker } = scene.skin?.stops ?? { size: SIZE, style: "pods", walker: "one-dot" };
  const map = mapOf(puzzle.nodes, size);
  const here = puzzle.path.at(-1);
  const neighbors = puzzle.edges.flatMap(([a, b]) => (a === here ? [b] : b === here ? [a] : []));
  const labelOf = (id: string) => puzzle.nodes.find((node) => node.id === id)?.label ?? id;
  const path = texts().path(puzzle.path.map(labelOf));
  const walk = useWalk(props);
  const at = puzzle.nodes.find(({ id }) => id === walk);
  return (
    <section
      className="l-route"
      data-style={style}
      style={{ "--aspect": map.aspect } as React.CSSProperties}
      aria-label={texts().map}
    >
      <div className="l-map">
        <Lines puzzle={puzzle} map={map} />
        <ul>
          {puzzle.nodes.map((node) => (
            <StopButton
              key={node.id}
              {...props}
              node={node}
              map={map}
              next={
                open && !puzzle.path.includes(node.id) && here !== puzzle.end && neighbors.includes(node.id)
              }
            />
          ))}
        </ul>
        {at && (
          <i className="l-walker" aria-hidden="true" style={{ left: map.x(at.x), top: map.y(at.y) }}>
            <Glyph of={walker} className="size-full" />
          </i>
        )}
      </div>
      {puzzle.nodes.some(({ owner }) => owner) && (
        <p className="mt-2 text-center text-ink-soft phone:mt-1 sideways:sr-only">{texts().own}</p>
      )}
      <p className="sr-only">{path}</p>
      <Reply text={touch?.seat === me ? path : ""} />
      {open && puzzle.path.length > 1 && (
        <div className="l-map-back">
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
