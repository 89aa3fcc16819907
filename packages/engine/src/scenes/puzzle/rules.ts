/** One shared board, private packets. The kinds of puzzles live in `puzzles/`; this is the frame around them. */
import type { Seat } from "../../commands.ts";
import { holds } from "../../pack/condition.ts";
import { deal, hand, holders } from "../../play/hands.ts";
import { applyToFacts, changeFacts, say } from "../../play/story.ts";
import { reject } from "../../play/turn.ts";
import { puzzleKind } from "../../puzzles/registry.ts";
import type { Room, SceneRules } from "../kind.ts";

export interface PuzzleData {
  board: unknown;
  status: "open" | "solved" | "failed";
  /** [P3] After a wrong check all moves rest until then. */
  pausedUntil: number | null;
  wrongChecks: number;
  hints: string[];
  paidHints: number;
  /** The first hint costs nothing. */
  firstFree: boolean;
  /** [P4] The pattern stands; it is solved if it still does then. */
  holdEndsAt: number | null;
  touched: { seat: Seat; control: string; at: number } | null;
}

type PuzzleRoom = Room<"puzzle", PuzzleData>;

/** [P3] */
function resting({ turn, data }: PuzzleRoom): boolean {
  return data.pausedUntil !== null && turn.at < data.pausedUntil;
}

export const rules: SceneRules<"puzzle", PuzzleData> = {
  kind: "puzzle",
  hasOutcome: true,
  waits: false,
  prepare: (turn, _def, id) => deal(turn, id),
  init: (turn, def) => ({
    board: puzzleKind(def.puzzle.kind).init(def.puzzle),
    status: "open",
    pausedUntil: null,
    wrongChecks: 0,
    hints: [],
    paidHints: 0,
    firstFree: def.free_hint !== null && holds(def.free_hint, turn.team.facts),
    holdEndsAt: null,
    touched: null,
  }),
  evolve(data, event) {
    switch (event.type) {
      case "puzzleMoved":
        return {
          ...data,
          board: event.state,
          holdEndsAt: event.holdEndsAt,
          touched: { seat: event.seat, control: event.touched, at: event.at },
        };
      case "puzzleChecked":
        return event.right
          ? { ...data, status: "solved", holdEndsAt: null }
          : { ...data, wrongChecks: data.wrongChecks + 1, pausedUntil: event.pausedUntil };
      case "hintTaken":
        return {
          ...data,
          hints: [...data.hints, event.text],
          paidHints: data.paidHints + (event.free ? 0 : 1),
        };
      case "puzzleEnded":
        return { ...data, status: event.solved ? "solved" : "failed", holdEndsAt: null, pausedUntil: null };
      default:
        return data;
    }
  },
  commands: {
    move(room, { seat, move }) {
      const { turn, def, scene, data } = room;
      if (resting(room)) return reject("WAIT");
      const kind = puzzleKind(def.puzzle.kind);
      const parsed = kind.move.safeParse(move);
      if (!parsed.success) return reject("UNKNOWN");
      const packets = hand(turn, scene.id, seat);
      const applied = kind.apply(def.puzzle, data.board, parsed.data, { packets });
      if ("error" in applied) return reject(applied.error);
      const stands = kind.mode === "held" && kind.solved(def.puzzle, applied.state);
      turn.emit({
        type: "puzzleMoved",
        seat,
        move: parsed.data as Record<string, unknown>,
        state: applied.state,
        touched: applied.touched,
        holdEndsAt: stands ? turn.at + kind.holdMs : null,
        packets,
        at: turn.at,
      });
    },
    check(room, { seat }) {
      const { turn, def, data } = room;
      const kind = puzzleKind(def.puzzle.kind);
      if (kind.mode !== "check") return reject("NOT_NOW");
      if (resting(room)) return reject("WAIT");
      const right = kind.solved(def.puzzle, data.board);
      const pausedUntil = right ? null : turn.at + def.puzzle.pause_seconds * 1000;
      turn.emit({ type: "puzzleChecked", seat, right, pausedUntil, at: turn.at });
    },
    hint({ turn, def, data }, { seat, revealed: taken }) {
      if (taken < data.hints.length) return;
      const text = def.hints[data.hints.length];
      if (text === undefined) return reject("SPENT");
      const free = data.firstFree && data.hints.length === 0;
      turn.emit({ type: "hintTaken", seat, text, free, at: turn.at });
    },
  },
  readies: () => false,
  deadline: (data) => data.holdEndsAt,
  tick({ turn, data }) {
    const seat = data.touched?.seat ?? "";
    turn.emit({ type: "puzzleChecked", seat, right: true, pausedUntil: null, at: turn.at });
  },
  complete: ({ data }) => data.status !== "open",
  finish({ turn, def, scene, data }) {
    const kind = puzzleKind(def.puzzle.kind);
    const stands = kind.mode === "held" && kind.solved(def.puzzle, data.board);
    const solved = data.status === "solved" || stands;
    turn.emit({
      type: "puzzleEnded",
      scene: scene.id,
      solved,
      hints: data.hints.length,
      paidHints: data.paidHints,
      wrongChecks: data.wrongChecks,
      usedMs: turn.at - scene.startedAt,
      ofMs: scene.activeEndsAt - scene.startedAt,
      holders: holders(turn, scene.id),
      at: turn.at,
    });
    const outcome = solved ? def.solved : def.failed;
    // Points move with the result even where the story gives no effect.
    changeFacts(turn, applyToFacts(turn.pack, outcome.effects, turn.team.facts));
    return say(turn.team, turn.pack, outcome.lines);
  },
  done: (_scene, data) => data.status === "solved",
};
