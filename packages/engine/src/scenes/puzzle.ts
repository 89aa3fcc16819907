/** A puzzle as a scene: one shared board and private packets. The kinds of puzzles are in `puzzles/`. */
import type { Seat } from "../commands.ts";
import { isMet } from "../pack/condition.ts";
import { deal, hand, holders, ownersByPacket } from "../play/hands.ts";
import { presentParticipants } from "../play/people.ts";
import { HINT_COST } from "../play/points.ts";
import { applyToFacts, changeFacts, spokenLines } from "../play/story.ts";
import { reject } from "../play/turn.ts";
import { puzzleKind } from "../puzzles/registry.ts";
import type { PuzzleView } from "../views.ts";
import { defineScene, type SceneContext, type ViewContext } from "./kind.ts";

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
  /** [P10] Further hints that cost nothing. Absent in packs without such conditions. */
  moreFree?: number;
  /** [P4] Play ms at which the puzzle is solved if the board is still right then. */
  solvesAt: number | null;
  touched: { seat: Seat; control: string; at: number } | null;
  /** [P13] By seat: when they last submitted, since the last try. Absent before the first time. */
  submitted?: Record<Seat, number>;
  /** [P13] What the last wrong try revealed. */
  right?: number;
}

/** [P13] Play ms for which a submission counts. */
const SUBMIT_MS = 3000;

type PuzzleContext = SceneContext<"puzzle", PuzzleData>;

/** [P4] Ms after which a right board counts as solved; undefined for boards that are checked. */
function delayOf({ def, data }: Pick<PuzzleContext, "def" | "data">): number | undefined {
  const kind = puzzleKind(def.puzzle.kind);
  return kind.together?.(def.puzzle, data.board) ? undefined : kind.solvedAfterMs;
}

/** [P3] */
function resting({ turn, data }: PuzzleContext): boolean {
  return data.pausedUntil !== null && turn.at < data.pausedUntil;
}

/** [P10] Number of hints that cost nothing. */
function freeHints({ firstFree, moreFree = 0 }: PuzzleData): number {
  return Number(firstFree) + moreFree;
}

export const puzzle = defineScene<"puzzle", PuzzleData>({
  kind: "puzzle",
  hasOutcome: true,
  prepare: (turn, _def, id) => deal(turn, id),
  init: (turn, def) => ({
    board: puzzleKind(def.puzzle.kind).init(def.puzzle),
    status: "open",
    pausedUntil: null,
    wrongChecks: 0,
    hints: [],
    paidHints: 0,
    firstFree: def.free_hint !== null && isMet(def.free_hint, turn.team.facts),
    ...(def.free_hints && {
      moreFree: def.free_hints.filter((when) => isMet(when, turn.team.facts)).length,
    }),
    solvesAt: null,
    touched: null,
  }),
  evolve(data, event) {
    switch (event.type) {
      case "puzzleMoved":
        return {
          ...data,
          board: event.state,
          solvesAt: event.solvesAt,
          touched: { seat: event.seat, control: event.touched, at: event.at },
        };
      case "puzzleChecked":
        return event.right
          ? { ...data, status: "solved", solvesAt: null }
          : {
              ...data,
              wrongChecks: data.wrongChecks + 1,
              pausedUntil: event.pausedUntil,
              ...(event.rightGroups !== undefined && { submitted: {}, right: event.rightGroups }),
            };
      case "puzzleSubmitted":
        return { ...data, submitted: { ...data.submitted, [event.seat]: event.at } };
      case "hintTaken":
        return {
          ...data,
          hints: [...data.hints, event.text],
          paidHints: data.paidHints + (event.free ? 0 : 1),
        };
      case "puzzleEnded":
        return { ...data, status: event.solved ? "solved" : "failed", solvesAt: null, pausedUntil: null };
      default:
        return data;
    }
  },
  commands: {
    move(context, { seat, move }) {
      const { turn, def, scene, data } = context;
      if (resting(context)) return reject("WAIT");
      const kind = puzzleKind(def.puzzle.kind);
      const parsed = kind.move.safeParse(move);
      if (!parsed.success) return reject("UNKNOWN");
      const packets = hand(turn, scene.id, seat);
      const applied = kind.apply(def.puzzle, data.board, parsed.data, packets);
      if ("error" in applied) return reject(applied.error);
      const delay = kind.solved(def.puzzle, applied.state) ? delayOf(context) : undefined;
      turn.emit({
        type: "puzzleMoved",
        seat,
        move: parsed.data as Record<string, unknown>,
        state: applied.state,
        touched: applied.touched,
        solvesAt: delay === undefined ? null : turn.at + delay,
        packets,
        at: turn.at,
      });
    },
    check(context, { seat }) {
      const { turn, def, data } = context;
      const kind = puzzleKind(def.puzzle.kind);
      if (delayOf(context) !== undefined) return reject("NOT_NOW");
      if (resting(context)) return reject("WAIT");
      const parts = kind.together?.(def.puzzle, data.board);
      if (parts) {
        turn.emit({ type: "puzzleSubmitted", seat, at: turn.at });
        const submitted = { ...data.submitted, [seat]: turn.at };
        const hasSubmitted = (other: Seat) =>
          turn.at - (submitted[other] ?? Number.NEGATIVE_INFINITY) < SUBMIT_MS;
        if (!presentParticipants(turn).every(hasSubmitted)) return;
      }
      const right = kind.solved(def.puzzle, data.board);
      const pausedUntil = right ? null : turn.at + def.puzzle.pause_seconds * 1000;
      const rightGroups = parts && !right ? { rightGroups: parts.right } : {};
      turn.emit({ type: "puzzleChecked", seat, right, pausedUntil, ...rightGroups, at: turn.at });
    },
    hint({ turn, def, data }, { seat, revealed: used }) {
      if (used < data.hints.length) return;
      const text = def.hints[data.hints.length];
      if (text === undefined) return reject("NONE_LEFT");
      const free = data.hints.length < freeHints(data);
      turn.emit({ type: "hintTaken", seat, text, free, at: turn.at });
    },
  },
  acceptsReady: () => false,
  deadline: (data) => data.solvesAt,
  tick({ turn, data }) {
    const seat = data.touched?.seat ?? "";
    turn.emit({ type: "puzzleChecked", seat, right: true, pausedUntil: null, at: turn.at });
  },
  complete: ({ data }) => data.status !== "open",
  finish({ turn, def, scene, data }) {
    const kind = puzzleKind(def.puzzle.kind);
    const isRight = delayOf({ def, data }) !== undefined && kind.solved(def.puzzle, data.board);
    const solved = data.status === "solved" || isRight;
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
    // Points change with the result even without effects of the story.
    changeFacts(turn, applyToFacts(turn.pack, outcome.effects, turn.team.facts));
    return spokenLines(turn.team, turn.pack, outcome.lines);
  },
  done: (_scene, data) => data.status === "solved",
  view(context) {
    const { def, data, wall, past } = context;
    return {
      kind: "puzzle",
      question: def.question,
      ...(def.puzzle.skin && { skin: def.puzzle.skin }),
      puzzle: boardView(context),
      status: data.status,
      pausedUntil: wall(data.pausedUntil),
      wrongChecks: data.wrongChecks,
      hints: {
        revealed: data.hints,
        left: def.hints.length - data.hints.length,
        nextCost: data.hints.length < freeHints(data) ? 0 : HINT_COST,
      },
      touched: data.touched ? { ...data.touched, at: past(data.touched.at) } : null,
    };
  },
  privateView(context, seat) {
    const { def, scene } = context;
    return puzzleKind(def.puzzle.kind).secrets?.(def.puzzle, hand(context, scene.id, seat)) ?? {};
  },
});

function boardView(context: ViewContext<"puzzle", PuzzleData>): PuzzleView {
  const { def, scene, data, wall, past } = context;
  const kind = puzzleKind(def.puzzle.kind);
  const board =
    data.status === "failed" ? (kind.unsolvedBoard?.(def.puzzle, data.board) ?? data.board) : data.board;
  const view = kind.view(def.puzzle, board, ownersByPacket(context, scene.id));
  if (view.kind !== "switchboard") return view;
  if (!view.groups) return { ...view, solvesAt: wall(data.solvesAt) };
  const submitted = Object.entries(data.submitted ?? {}).map(([seat, at]) => ({
    seat,
    until: past(at + SUBMIT_MS),
  }));
  return { ...view, submitted, right: data.right ?? null };
}
