/** A puzzle as a scene: one shared board and private packets. The kinds of puzzles are in `puzzles/`. */
import type { Seat } from "../commands.ts";
import { isMet } from "../pack/condition.ts";
import { deal, hand, holders, ownersByPacket } from "../play/hands.ts";
import { presentParticipants } from "../play/people.ts";
import { HINT_COST } from "../play/points.ts";
import {
  mayWait,
  PROPOSAL_MS,
  type Proposal,
  type Proposed,
  pressed,
  SUBMIT_MS,
  settled,
  type Wait,
} from "../play/second-hand.ts";
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
  /** [L8] Their numbers from 0, or their texts, as the log has them. */
  hints: (number | string)[];
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
  /** [P13] [P22] What the last wrong try revealed. */
  right?: number;
  /** [P19] Absent before the first one. */
  proposal?: Proposal | null;
  /** [P19] Who has stopped a check of this board, or the next hint. */
  waits?: Wait[];
}

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

/** [P13] A board that everybody checks at the same time. */
function isTogether({ def, data }: Pick<PuzzleContext, "def" | "data">): boolean {
  return Boolean(puzzleKind(def.puzzle.kind).together?.(def.puzzle, data.board));
}

/** [P13] [P22] How much of the board is right, where a wrong try reveals it. */
function revealed({ def, data }: Pick<PuzzleContext, "def" | "data">): { right: number; of: number } | null {
  const kind = puzzleKind(def.puzzle.kind);
  return kind.together?.(def.puzzle, data.board) ?? kind.partly?.(def.puzzle, data.board) ?? null;
}

/** Shows whether the board is right, and what a wrong try reveals. */
function check({ turn, def, data }: PuzzleContext, seat: Seat): void {
  const kind = puzzleKind(def.puzzle.kind);
  const right = kind.solved(def.puzzle, data.board);
  const pausedUntil = right ? null : turn.at + def.puzzle.pause_seconds * 1000;
  const tried = revealed({ def, data });
  const reveals = right || !tried ? {} : { rightGroups: tried.right };
  turn.emit({ type: "puzzleChecked", seat, right, pausedUntil, ...reveals, at: turn.at });
}

function revealHint({ turn, def, data }: PuzzleContext, seat: Seat): void {
  const hint = data.hints.length;
  const text = def.hints[hint];
  if (text === undefined) return;
  const which = turn.session.addresses ? { hint } : { text };
  turn.emit({ type: "hintTaken", seat, ...which, free: hint < freeHints(data), at: turn.at });
}

/** [P19] Does what was proposed, for the person who proposed it. */
function doProposed(context: PuzzleContext, { what, seat }: Wait): void {
  if (what === "hint") revealHint(context, seat);
  else check(context, seat);
}

/** [P19] The first press proposes; a second hand does it, and so does somebody who is alone. */
function propose(context: PuzzleContext, what: Proposed, seat: Seat): void {
  const { turn, data } = context;
  const open = data.proposal ?? null;
  const next = pressed(open, what, seat, presentParticipants(turn));
  if (next === "do") doProposed(context, open ?? { what, seat });
  if (next === "propose")
    turn.emit({ type: "proposed", what, seat, at: turn.at, endsAt: turn.at + PROPOSAL_MS });
}

/** [P19] [P20] Does or ends the open proposal, if its time or its people are gone. */
function settleProposal(context: PuzzleContext): void {
  const { turn, data } = context;
  if (!data.proposal || data.status !== "open") return;
  const next = settled(data.proposal, presentParticipants(turn), turn.at);
  if (next === "do") doProposed(context, data.proposal);
  if (next === "lapse") turn.emit({ type: "proposalEnded", at: turn.at });
}

/** Without the open proposal of this kind, and who has stopped it. */
function withoutProposal(data: PuzzleData, what: Proposed): PuzzleData {
  if (data.proposal === undefined) return data;
  return {
    ...data,
    proposal: data.proposal?.what === what ? null : data.proposal,
    waits: data.waits?.filter((wait) => wait.what !== what) ?? [],
  };
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
          ...withoutProposal(data, "check"),
          board: event.state,
          solvesAt: event.solvesAt,
          touched: { seat: event.seat, control: event.touched, at: event.at },
        };
      case "puzzleChecked":
        return event.right
          ? { ...withoutProposal(data, "check"), status: "solved", solvesAt: null }
          : {
              ...withoutProposal(data, "check"),
              wrongChecks: data.wrongChecks + 1,
              pausedUntil: event.pausedUntil,
              ...(event.rightGroups !== undefined && { submitted: {}, right: event.rightGroups }),
            };
      case "proposed":
        return { ...data, proposal: { what: event.what, seat: event.seat, endsAt: event.endsAt } };
      case "proposalEnded": {
        const { proposal, waits = [] } = data;
        const wait = proposal && event.seat !== undefined ? [{ what: proposal.what, seat: event.seat }] : [];
        return { ...data, proposal: null, waits: [...waits, ...wait] };
      }
      case "puzzleSubmitted":
        return { ...data, submitted: { ...data.submitted, [event.seat]: event.at } };
      case "hintTaken":
        return {
          ...withoutProposal(data, "hint"),
          hints: [...data.hints, event.hint ?? event.text ?? data.hints.length],
          paidHints: data.paidHints + (event.free ? 0 : 1),
        };
      case "puzzleEnded":
        return {
          ...withoutProposal(withoutProposal(data, "check"), "hint"),
          status: event.solved ? "solved" : "failed",
          solvesAt: null,
          pausedUntil: null,
        };
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
      const { turn, data } = context;
      if (delayOf(context) !== undefined) return reject("NOT_NOW");
      if (resting(context)) return reject("WAIT");
      if (!isTogether(context)) {
        if (emptyCount(context) > 0) return reject("INCOMPLETE");
        propose(context, "check", seat);
        return;
      }
      turn.emit({ type: "puzzleSubmitted", seat, at: turn.at });
      const submitted = { ...data.submitted, [seat]: turn.at };
      const hasSubmitted = (other: Seat) =>
        turn.at - (submitted[other] ?? Number.NEGATIVE_INFINITY) < SUBMIT_MS;
      if (presentParticipants(turn).every(hasSubmitted)) check(context, seat);
    },
    hint(context, { seat, revealed: used }) {
      const { def, data } = context;
      if (used < data.hints.length) return;
      if (def.hints[data.hints.length] === undefined) return reject("NONE_LEFT");
      propose(context, "hint", seat);
    },
    wait({ turn, data }, { seat, what }) {
      // Somebody else was quicker, or it is done.
      if (data.proposal?.what !== what) return;
      if (!mayWait(data.proposal, data.waits ?? [], seat)) return reject("NOT_NOW");
      turn.emit({ type: "proposalEnded", seat, at: turn.at });
    },
  },
  acceptsReady: () => false,
  deadline: ({ solvesAt, proposal }) =>
    proposal ? Math.min(solvesAt ?? proposal.endsAt, proposal.endsAt) : solvesAt,
  tick(context) {
    const { turn, data } = context;
    if (data.solvesAt === null || turn.at < data.solvesAt) return settleProposal(context);
    const seat = data.touched?.seat ?? "";
    turn.emit({ type: "puzzleChecked", seat, right: true, pausedUntil: null, at: turn.at });
  },
  progress: settleProposal,
  complete: ({ data }) => data.status !== "open",
  finish({ turn, def, scene, data }) {
    const kind = puzzleKind(def.puzzle.kind);
    // A check that somebody has proposed when time is over counts.
    const counts = delayOf({ def, data }) !== undefined || data.proposal?.what === "check";
    const solved = data.status === "solved" || (counts && kind.solved(def.puzzle, data.board));
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
    const result = solved ? "solved" : "failed";
    // Points change with the result even without effects of the story.
    changeFacts(turn, applyToFacts(turn.pack, def[result].effects, turn.team.facts));
    return spokenLines(turn.team, turn.pack, `${result}.lines`, def[result].lines);
  },
  requestsCards: ({ status }) => status === "open",
  done: (_scene, data) => data.status === "solved",
  view(context) {
    const { def, data, wall, past } = context;
    return {
      kind: "puzzle",
      question: def.question,
      ...(def.puzzle.skin && { skin: def.puzzle.skin }),
      ...(def.puzzle.skin?.strip && { strip: stripView(context) }),
      puzzle: boardView(context),
      status: data.status,
      pausedUntil: wall(data.pausedUntil),
      wrongChecks: data.wrongChecks,
      empty: emptyCount(context),
      tried: triedOf(context),
      proposal: data.proposal ? { ...data.proposal, endsAt: wall(data.proposal.endsAt) } : null,
      waits: data.waits ?? [],
      hints: {
        revealed: data.hints.map((hint) => (typeof hint === "string" ? hint : (def.hints[hint] ?? ""))),
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

/** [P21] Places of a board that are empty. */
function emptyCount({ def, data }: Pick<PuzzleContext, "def" | "data">): number {
  return puzzleKind(def.puzzle.kind).empty?.(def.puzzle, data.board) ?? 0;
}

/** What the last wrong try revealed. */
function triedOf({ def, data }: Pick<PuzzleContext, "def" | "data">): { right: number; of: number } | null {
  const now = revealed({ def, data });
  return now && data.right !== undefined ? { ...now, right: data.right } : null;
}

/** [P18] Before the end a part is only in the view of its holder. */
function stripView(context: ViewContext<"puzzle", PuzzleData>): { holders: Seat[]; parts: string[] | null } {
  const { def, scene, data } = context;
  const parts = def.puzzle.packets.map(({ picture = "" }) => picture);
  return { holders: holders(context, scene.id), parts: data.status === "open" ? null : parts };
}

function boardView(context: ViewContext<"puzzle", PuzzleData>): PuzzleView {
  const { def, scene, data, wall, past } = context;
  const kind = puzzleKind(def.puzzle.kind);
  const board =
    data.status === "failed" ? (kind.unsolvedBoard?.(def.puzzle, data.board) ?? data.board) : data.board;
  const view = kind.view(def.puzzle, board, ownersByPacket(context, scene.id));
  const together = isTogether(context);
  if (view.kind === "switchboard" && !together) return { ...view, solvesAt: wall(data.solvesAt) };
  if (!together || (view.kind !== "switchboard" && view.kind !== "code")) return view;
  const submitted = Object.entries(data.submitted ?? {}).map(([seat, at]) => ({
    seat,
    until: past(at + SUBMIT_MS),
  }));
  return { ...view, submitted };
}
