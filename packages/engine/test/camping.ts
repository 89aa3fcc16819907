/** Teams in their camp, where a question goes around. */
import type { ParticipantCommand, Seat } from "../src/commands.ts";
import type { TeamView } from "../src/index.ts";
import { begun, reach, type Scene } from "./reach.ts";
import { roundsPack } from "./rounds-pack.ts";

export type RoundCommand = Extract<ParticipantCommand, { type: "round" }>;

/** A team in its camp. */
export const camping = (people: number): Scene => reach("rest", people, true, roundsPack);

/** The first of two teams in its camp, where it waits for the other one; and the first team's seats. */
export function waiting(people: number): Scene {
  const there = begun(people, roundsPack);
  const { run } = there;
  while (there.scene().id !== "rest") {
    const skipped = run.send({ type: "skip", team: "t1", scene: there.scene().id });
    if (skipped) run.until(run.deadline() ?? 0);
  }
  return { ...there, seats: run.rosters[0]?.seats ?? [] };
}

export function viewOf({ run }: Scene): TeamView {
  const view = run.view();
  if (view.stage !== "play") throw new Error("it is over");
  return view;
}

export function ringOf(there: Scene) {
  const { scene } = viewOf(there);
  return scene.kind === "camp" ? (scene.ring ?? null) : null;
}

export function turnOf(there: Scene) {
  const turn = ringOf(there)?.turn;
  if (!turn) throw new Error("no turn runs");
  return turn;
}

/** Opens a round where there is time for one. */
export function open({ run }: Scene, ranked: Seat[] = [], lately: Record<string, number> = {}) {
  const team = run.team();
  return run.send({ type: "openRound", team: team.id, scene: team.scene?.id ?? "", ranked, lately });
}

export function act(there: Scene, seat: Seat, command: Omit<RoundCommand, "type" | "turn">, turn?: number) {
  return there.run.play(seat, { type: "round", turn: turn ?? turnOf(there).number, ...command });
}

/** Lets time pass until the step or the turn is another one. */
export function pass(there: Scene): void {
  there.run.until(there.run.deadline() ?? 0);
}

/** The turns of all rounds that are over or run, in order. */
export function painted({ run }: Scene) {
  return run.eventsOf("t1").filter((event) => event.type === "turnPainted");
}

/** One turn, answered by a thing. */
export function answer(there: Scene, thing = "cup"): void {
  const { holder } = turnOf(there);
  while (turnOf(there).step === "ask") pass(there);
  act(there, holder, { do: "thing", thing });
  act(there, holder, { do: "done" });
  pass(there);
}
