import { puzzleKind } from "@lantern/engine/puzzles";
import type { PuzzleView } from "@lantern/engine/views";
import { anyMove, boardOf } from "./board.ts";
import {
  after,
  afterShare,
  habit,
  type Perception,
  progressOf,
  type SceneOfKind,
  type Thought,
} from "./thought.ts";

/** Share of the time during which people first read their clues to each other. */
const TALK_FIRST = 0.18;
/** Share of the time after which people may request a hint. */
const LONG = 0.55;
/** Share of teams that do not find the solution. */
const FOG = 0.1;

/** Moves on the shared board, sometimes rightly; checks a board that looks right; requests a hint when it takes long. */
export function solve(perception: Perception, scene: SceneOfKind<"puzzle">): Thought | null {
  const { view, privateView, persona, puzzleOf, now, random } = perception;
  if (scene.status !== "open") return null;
  const progress = progressOf(perception);
  if (progress < TALK_FIRST)
    return afterShare(perception, TALK_FIRST - progress, TALK_FIRST - progress + 0.05, null);
  if (scene.pausedUntil !== null && scene.pausedUntil > now) {
    return { ...after(perception, 1, 4, null), afterMs: scene.pausedUntil - now + 200 };
  }
  const { proposal } = scene;
  if (proposal?.seat === privateView.seat) return after(perception, 1, 3, null);
  // They join in whatever a teammate would do, so that a person who practices is not held up.
  if (proposal)
    return after(perception, 1, 3, proposal.what === "check" ? { type: "check" } : hintAfter(scene));
  if (
    progress > LONG &&
    scene.hints.left > 0 &&
    scene.hints.revealed.length < 1 &&
    random() < persona.hintRate / 4
  ) {
    return afterShare(perception, 0.01, 0.04, hintAfter(scene));
  }
  if (isSubmitting(scene.puzzle, now)) return after(perception, 0.2, 1, { type: "check" });
  const def = puzzleOf(scene.id);
  // Who does not know enough leaves the board alone.
  if (!def) return afterShare(perception, 0.02, 0.05, null);
  const kind = puzzleKind(def.kind);
  const packets = ownPackets(privateView, scene.id);
  const board = boardOf(scene.puzzle);
  if (kind.together?.(def, board) && kind.solved(def, board))
    return after(perception, 0.2, 1, { type: "check" });
  if (kind.solvedAfterMs === undefined && kind.solved(def, board))
    return afterShare(perception, 0.01, 0.03, { type: "check" });
  const fog = habit(perception, scene.id) < (perception.fog ?? FOG);
  const right = asMove(kind.nextMove(def, board, packets));
  const ideas = isOnlyTheirs(scene.puzzle, right) ? view.people.filter(isHere).length : 1;
  const insight = persona.insight * (fog ? 0.1 : 1);
  if (random() >= 1 - (1 - insight) ** ideas) return afterShare(perception, 0.03, 0.07, null);
  const slips = random() < persona.slip;
  const move = slips ? anyMove(scene.puzzle, privateView.controls, random) : right;
  return afterShare(perception, 0.03, 0.08, move && { type: "move", move });
}

/**
 * Whether nobody else can go where this move goes. One step of a way comes after another, so a teammate who knows the next
 * one tells whose it is.
 */
function isOnlyTheirs(puzzle: PuzzleView, move: Record<string, unknown> | null): boolean {
  if (puzzle.kind !== "route" || puzzle.path.includes(String(move?.node))) return false;
  return puzzle.nodes.some(({ id, owner }) => id === move?.node && owner !== undefined);
}

const isHere = ({ presence, observer }: Perception["view"]["people"][number]) =>
  presence === "here" && !observer;

/** The next hint. */
function hintAfter({ hints }: SceneOfKind<"puzzle">): { type: "hint"; revealed: number } {
  return { type: "hint", revealed: hints.revealed.length };
}

/** [P13] Somebody has submitted and waits for the others. */
function isSubmitting(puzzle: PuzzleView, now: number): boolean {
  return "submitted" in puzzle && (puzzle.submitted ?? []).some(({ until }) => until > now);
}

/** [P1] The packets whose controls this person can move. */
function ownPackets({ cards }: Perception["privateView"], scene: string): number[] {
  return packetsOf(
    cards.map(({ id }) => id),
    scene,
  );
}

function packetsOf(cards: Iterable<string>, scene: string): number[] {
  return [...cards].flatMap((id) => (id.startsWith(`${scene}.`) ? [Number(id.slice(scene.length + 1))] : []));
}

/** The packets of a puzzle that this person holds or has read in the chat. */
export function readPackets(
  { view, privateView }: Pick<Perception, "view" | "privateView">,
  scene: string,
): number[] {
  return packetsOf(
    new Set([...privateView.cards.map(({ id }) => id), ...Object.keys(view.sharedTexts ?? {})]),
    scene,
  );
}

/** Moves of all kinds are JSON objects. */
function asMove(move: unknown): Record<string, unknown> | null {
  return typeof move === "object" && move !== null ? { ...move } : null;
}
