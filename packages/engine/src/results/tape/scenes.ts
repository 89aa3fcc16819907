/** What a team did in each of its scenes, with the rows of the log that say so. Seats are read only to count people. */
import type { TeamId } from "../../commands.ts";
import type { SceneKind } from "../../pack/schema.ts";
import { SUBMIT_MS } from "../../play/second-hand.ts";
import type { Event, LogRow, TeamEvent } from "../../play/types.ts";

/** An event with the number of its row. */
interface Noted<T extends TeamEvent["type"]> {
  row: number;
  event: Extract<TeamEvent, { type: T }>;
}

export interface PlayedScene {
  scene: string;
  kind: SceneKind;
  /** Play ms. */
  from: number;
  to: number;
  entered: number;
  ended: number;
  decided: Noted<"decided"> | null;
  puzzle: Noted<"puzzleEnded"> | null;
  /** The first deal of its clues, which may have been in an earlier scene. */
  dealt: Noted<"dealt"> | null;
  shared: Noted<"shared">[];
  checks: Noted<"puzzleChecked">[];
  hints: Noted<"hintTaken">[];
  /** What people do here: vote, turn controls or put things. Scenes in which they do the same can be compared. */
  work: "vote" | "turn" | "put" | null;
  /** Rows in which somebody of the team did something besides being ready. */
  actions: number[];
  /** Play ms until which the button that everybody presses together counts as pressed, by seat. */
  pressedUntil: Map<string, number>;
}

const ACTIONS: ReadonlySet<TeamEvent["type"]> = new Set([
  "voted",
  "voteLocked",
  "puzzleMoved",
  "puzzleChecked",
  "proposed",
  "hintTaken",
  "shared",
  "placed",
  "confirmed",
  "reflected",
]);

/** The scenes that a team entered and played to their end, in order. A scene that was cut is not among them. */
export function playedScenes(rows: readonly LogRow<Event>[], team: TeamId): PlayedScene[] {
  const played: PlayedScene[] = [];
  const deals = new Map<string, Noted<"dealt">>();
  let open: PlayedScene | null = null;
  for (const { seq: row, events } of rows)
    for (const event of events) {
      if (!("team" in event) || event.team !== team) continue;
      if (event.type === "dealt" && !deals.has(event.set)) deals.set(event.set, { row, event });
      if (event.type === "sceneEntered") open = begin(event, row);
      else if (open) note(open, event, row);
      if (event.type !== "sceneEnded" || open?.scene !== event.scene) continue;
      if (!event.cut)
        played.push({ ...open, to: event.at, ended: row, dealt: deals.get(open.scene) ?? null });
      open = null;
    }
  return played;
}

function begin({ scene, kind, at }: Noted<"sceneEntered">["event"], row: number): PlayedScene {
  return {
    scene,
    kind,
    from: at,
    to: at,
    entered: row,
    ended: row,
    decided: null,
    puzzle: null,
    dealt: null,
    shared: [],
    checks: [],
    hints: [],
    work: kind === "decision" ? "vote" : null,
    actions: [],
    pressedUntil: new Map(),
  };
}

function note(open: PlayedScene, event: TeamEvent, row: number): void {
  if (event.type === "decided" && event.scene === open.scene) open.decided = { row, event };
  if (event.type === "puzzleEnded" && event.scene === open.scene) open.puzzle = { row, event };
  if (event.type === "shared") open.shared.push({ row, event });
  if (event.type === "puzzleChecked") open.checks.push({ row, event });
  if (event.type === "hintTaken") open.hints.push({ row, event });
  if (event.type === "puzzleMoved") open.work = event.move.do === "turn" ? "turn" : "put";
  if (event.type === "puzzleSubmitted") {
    // A button that is held is sent again and again.
    if (event.at >= (open.pressedUntil.get(event.seat) ?? 0)) open.actions.push(row);
    open.pressedUntil.set(event.seat, event.at + SUBMIT_MS);
  }
  if (ACTIONS.has(event.type) || (event.type === "chatted" && event.seat !== "host")) open.actions.push(row);
}
