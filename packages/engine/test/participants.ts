/** Participants of tests, who complete the running scene at once from the engine's state. */
import type { ParticipantCommand, Seat } from "../src/commands.ts";
import { hand } from "../src/play/hands.ts";
import { actingCaptain, isPlaying, presentParticipants } from "../src/play/people.ts";
import { puzzleKind } from "../src/puzzles/registry.ts";
import type { AllocationData } from "../src/scenes/allocation.ts";
import { remainingTokens } from "../src/scenes/allocation.ts";
import type { DecisionData } from "../src/scenes/decision.ts";
import type { PuzzleData } from "../src/scenes/puzzle.ts";
import type { ReflectionData } from "../src/scenes/reflection.ts";
import type { TestSession } from "./session.ts";

export const text = (id: string, length = 20) => ({ text_id: id, length, question: false });

/** The next useful command of this person, or null if they can only wait. */
export function nextCommand(run: TestSession, seat: Seat): ParticipantCommand | null {
  const { state } = run;
  const team = state.teams[state.seats[seat]?.team ?? ""];
  const scene = team?.scene;
  if (!scene) return null;
  const now = { ...state, team };
  if (!isPlaying(now, seat)) return null;
  if (scene.step === "outcome") return scene.ready.includes(seat) ? null : { type: "ready" };
  const def = run.pack.scenes[scene.id];
  switch (scene.kind) {
    case "decision": {
      const data = scene.data as DecisionData;
      const option =
        def?.kind === "decision" && def.rule !== "majority" ? data.options[0] : preferred(data, seat);
      if (!data.votes[seat]) return { type: "vote", option: option ?? "" };
      return data.phase === "talk" && !data.locked.includes(seat) ? { type: "lock" } : null;
    }
    case "puzzle": {
      const data = scene.data as PuzzleData;
      if (def?.kind !== "puzzle" || (data.pausedUntil ?? 0) > scene.endsAt) return null;
      // A second hand checks; who has asked waits for it.
      if (data.proposal?.seat === seat) return null;
      const kind = puzzleKind(def.puzzle.kind);
      const move = kind.nextMove(def.puzzle, data.board, hand(now, scene.id, seat));
      if (move) return { type: "move", move: move as Record<string, unknown> };
      return kind.solvedAfterMs === undefined && kind.solved(def.puzzle, data.board)
        ? { type: "check" }
        : null;
    }
    case "allocation": {
      const data = scene.data as AllocationData;
      const left = remainingTokens(data, seat);
      const [need = ""] = Object.keys(data.placed);
      if (left > 0) return { type: "place", need, count: (data.placed[need]?.[seat] ?? 0) + left };
      return data.confirmed.includes(seat) ? null : { type: "confirm" };
    }
    case "reflection": {
      const data = scene.data as ReflectionData;
      if (!data.opened)
        return data.answers[seat] ? null : { type: "reflect", text: text(`r-${scene.id}-${seat}`) };
      return scene.ready.includes(seat) ? null : { type: "ready" };
    }
    case "kudos": {
      const to = presentParticipants(now).find((other) => other !== seat);
      const given = team.kudos.filter(({ from }) => from === seat).length;
      const [card] = run.pack.kudos_cards;
      if (to && card && given < 1) return { type: "kudos", to, card: card.id, text: text(`k-${seat}`) };
      return scene.ready.includes(seat) ? null : { type: "ready" };
    }
    case "commitment":
      if (actingCaptain(now) !== seat) return null;
      return team.commitment
        ? { type: "lock_commitment", textId: team.commitment.text_id }
        : { type: "commit", text: text("commitment") };
    case "briefing":
    case "camp":
    case "scorecard":
      return scene.ready.includes(seat) ? null : { type: "ready" };
    default:
      return null;
  }
}

/** Votes differ by seat, so that a talk takes place. */
function preferred(data: DecisionData, seat: Seat): string | undefined {
  return data.options[Number(seat.slice(1)) % data.options.length];
}

/** Sends commands of all people until nobody has one. */
export function playOn(run: TestSession, seats: readonly Seat[]): void {
  for (let busy = true, rounds = 0; busy && rounds < 400; rounds++) {
    busy = false;
    for (const seat of seats) {
      const command = nextCommand(run, seat);
      if (command && run.play(seat, command) === null) busy = true;
    }
  }
}
