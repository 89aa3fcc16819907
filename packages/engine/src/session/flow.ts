/** How a team moves from scene to scene. */
import { isMet } from "../pack/condition.ts";
import { timedFor } from "../pack/cut.ts";
import type { Act, Scene, SceneKind } from "../pack/schema.ts";
import { presentParticipants } from "../play/people.ts";
import {
  applyEffectsNow,
  changeFacts,
  firstFacts,
  linesIn,
  logged,
  nextScene,
  spokenLists,
} from "../play/story.ts";
import type { TeamTurn } from "../play/turn.ts";
import type { SceneState, TeamState } from "../play/types.ts";
import { definition, OWN_CAMP } from "../scenes/definition.ts";
import type { SceneContext } from "../scenes/kind.ts";
import { sceneKind } from "../scenes/registry.ts";
import { type Allotment, allot, outcomeMs, reservedMs } from "./budget.ts";

/** The definition of the running act. */
function openAct({ pack, session: { act } }: TeamTurn): Act | null {
  return act ? (pack.acts[act.index] ?? null) : null;
}

/** The running scene with its rules, or null. */
export function currentScene(turn: TeamTurn): SceneContext<SceneKind, unknown> | null {
  const { scene } = turn.team;
  const def = scene && definition(turn.pack, scene.id, turn.session.act?.index ?? 0);
  if (!scene || !def) return null;
  return { turn, def: timedFor(turn.pack, def, turn.team.facts), scene, data: scene.data };
}

/** End of a scene of this length and of its active step. */
function endTimes(def: Scene, at: number, ms: number): { endsAt: number; activeEndsAt: number } {
  const outcome = sceneKind(def.kind).hasOutcome ? reservedMs(ms) : 0;
  return { endsAt: at + ms, activeEndsAt: at + ms - outcome };
}

/** Opens a scene for this time. */
export function openScene(
  turn: TeamTurn,
  id: string,
  def: Scene,
  ms: number,
  waiting: SceneState["waiting"],
): void {
  const rules = sceneKind(def.kind);
  applyEffectsNow(turn, def.on_enter);
  rules.prepare?.(turn, def, id);
  const { endsAt, activeEndsAt } = endTimes(def, turn.at, ms);
  const lines = [{ at: "lines", lines: def.lines }, ...(rules.extraLines?.(turn, def) ?? [])];
  turn.emit({
    type: "sceneEntered",
    scene: id,
    kind: def.kind,
    at: turn.at,
    endsAt,
    activeEndsAt,
    targetMs: def.time.target * 1000,
    waiting,
    lines: logged(turn, id, spokenLists(turn.team, turn.pack, lines)),
    data: rules.init(turn, def, activeEndsAt - turn.at),
    random: turn.team.random,
  });
}

/** Opens a scene that waits for the other teams. */
function wait(turn: TeamTurn, id: string, def: Scene): void {
  const { act } = turn.session;
  if (!act) return;
  openScene(turn, id, def, Math.max(0, act.ends - turn.at), id === OWN_CAMP ? "barrier" : "people");
  turn.emit({ type: "arrived", act: act.index, at: turn.at });
}

/** [T4] Opens a scene or the next one that has time, or waits at the barrier. */
function goTo(turn: TeamTurn, to: string | null): void {
  const act = openAct(turn);
  if (!act || !turn.session.act) return;
  let id = to;
  while (id !== null) {
    const scene: Scene | undefined = turn.pack.scenes[id];
    if (scene?.act !== act.id) break;
    const def = timedFor(turn.pack, scene, turn.team.facts);
    if (sceneKind(def.kind).waits) {
      wait(turn, id, def);
      return;
    }
    const allotment: Allotment = allot(turn.pack, act, id, def, turn.session.act.ends - turn.at);
    if (allotment.how === "play") {
      openScene(turn, id, def, allotment.ms, "no");
      return;
    }
    if (allotment.how === "cut") settleUnplayed(turn, id, def);
    id = allotment.how === "cut" ? after(turn) : nextScene(def.next, turn.team.facts);
  }
  const camp = definition(turn.pack, OWN_CAMP, turn.session.act.index);
  if (camp) wait(turn, OWN_CAMP, camp);
}

/** [T5] Gives a scene that is cut its default outcome. */
function settleUnplayed(turn: TeamTurn, id: string, def: Scene): void {
  openScene(turn, id, def, 0, "no");
  finish(turn, true);
}

/** The scene after the running one. */
function after(turn: TeamTurn): string | null {
  const here = currentScene(turn);
  if (!here) return null;
  return nextScene(sceneKind(here.def.kind).next?.(here) ?? here.def.next, turn.team.facts);
}

/** Ends the active step of the running scene. Its outcome is visible next, if the kind has one. */
export function finish(turn: TeamTurn, cut = false): void {
  const here = currentScene(turn);
  if (!here) return;
  const { scene, def } = here;
  const rules = sceneKind(def.kind);
  const present = presentParticipants(turn);
  const participated = rules.participated ?? ((data, seat) => rules.done(scene, data, seat));
  const done = present.filter((seat) => participated(scene.data, seat));
  const outcome = logged(turn, scene.id, rules.finish(here));
  const read = rules.outcomeLetters?.(here);
  const spoken = linesIn(turn.pack, scene.id, outcome);
  const letters = [...spoken.map((line) => line.letters ?? line.text.length), ...(read ?? [])];
  const hasOutcome = rules.hasOutcome && !cut && (read === undefined || letters.length > 0);
  const visibleMs = hasOutcome ? outcomeMs(scene.endsAt - scene.startedAt, letters) : 0;
  turn.emit({
    type: "sceneEnded",
    scene: scene.id,
    kind: scene.kind,
    at: turn.at,
    startedAt: scene.startedAt,
    targetMs: scene.targetMs,
    present,
    done,
    cut,
    outcome,
    outcomeEndsAt: Math.min(turn.at + visibleMs, Math.max(turn.at, scene.endsAt)),
  });
}

/** [T3] Continues as far as people's actions allow. Without anybody present only time moves a team. */
export function settle(turn: TeamTurn): void {
  for (let here = currentScene(turn); here; here = currentScene(turn)) {
    const { scene } = here;
    if (scene.waiting === "people") sceneKind(scene.kind).progress?.(here);
    if (scene.waiting !== "no") return;
    const participants = presentParticipants(turn);
    if (scene.step === "active") {
      const rules = sceneKind(scene.kind);
      if (participants.length > 0) rules.progress?.(here);
      const now = currentScene(turn);
      if (!now || participants.length === 0 || !rules.complete(now)) return;
      finish(turn);
    } else {
      const read = participants.length > 0 && participants.every((seat) => scene.ready.includes(seat));
      if (!read && scene.endsAt > turn.at) return;
      goTo(turn, after(turn));
    }
  }
}

/** Handles the deadline of the running scene. */
export function passTime(turn: TeamTurn): void {
  const here = currentScene(turn);
  if (!here) return;
  const { scene } = here;
  if (scene.waiting === "people") sceneKind(scene.kind).tick?.(here);
  if (scene.waiting !== "no") return;
  if (scene.step === "active") {
    const rules = sceneKind(scene.kind);
    const own = rules.deadline?.(scene.data) ?? null;
    if (own !== null && own < scene.activeEndsAt) rules.tick?.(here);
    else finish(turn);
  }
  settle(turn);
}

/** [T6] Ends the act for a team: scenes that were not played get their default outcome. */
export function closeAct(turn: TeamTurn): void {
  const act = openAct(turn);
  const here = currentScene(turn);
  if (here?.scene.waiting === "people") sceneKind(here.scene.kind).leave?.(here);
  if (!act || !turn.session.act || here?.scene.waiting !== "no") return;
  if (here.scene.step === "active") finish(turn);
  for (let id = after(turn); id !== null; ) {
    const def: Scene | undefined = turn.pack.scenes[id];
    if (def?.act !== act.id || sceneKind(def.kind).waits) break;
    if (!def.optional) settleUnplayed(turn, id, def);
    id = def.optional ? nextScene(def.next, turn.team.facts) : after(turn);
  }
  turn.emit({ type: "arrived", act: turn.session.act.index, at: turn.at });
}

/** [W3] Chooses the first ending whose condition is met. */
function chooseEnding(turn: TeamTurn): void {
  const { facts } = turn.team;
  const ending = turn.pack.endings.find(({ when }) => isMet(when, facts)) ?? turn.pack.endings.at(-1);
  if (ending) turn.emit({ type: "endingChosen", ending: ending.id, at: turn.at });
  // [Q1] The ending may have points, which change those of the team.
  if (turn.pack.story_score.per_ending) changeFacts(turn, facts);
}

/**
 * Opens the first scene of the running act.
 *
 * @param source the team from which this one was split off: its facts and its ending are also this team's
 */
export function beginAct(turn: TeamTurn, source: TeamState | null = null): void {
  const act = openAct(turn);
  if (!act) return;
  if (source?.ending) turn.emit({ type: "endingChosen", ending: source.ending, at: turn.at });
  if (turn.team.entered === 0) changeFacts(turn, source?.facts ?? firstFacts(turn.pack));
  if (act.first === null && turn.team.ending === null) chooseEnding(turn);
  const ending = turn.pack.endings.find(({ id }) => id === turn.team.ending);
  goTo(turn, act.first ? nextScene(act.first, turn.team.facts) : (ending?.scene ?? null));
}

/** [T7] Recalculates the time of the running scene after a change of the act's end. */
export function retime(turn: TeamTurn): void {
  const here = currentScene(turn);
  const act = openAct(turn);
  if (!here || !act || !turn.session.act) return;
  const { scene, def } = here;
  if (scene.step === "outcome") {
    const endsAt = Math.max(turn.at, Math.min(scene.endsAt, turn.session.act.ends));
    if (endsAt < scene.endsAt) turn.emit({ type: "sceneRetimed", endsAt, activeEndsAt: scene.activeEndsAt });
    return;
  }
  if (scene.waiting !== "no") {
    turn.emit({ type: "sceneRetimed", endsAt: turn.session.act.ends, activeEndsAt: turn.session.act.ends });
    return;
  }
  const leftMs = turn.session.act.ends - scene.startedAt;
  const allotment = allot(turn.pack, act, scene.id, def, leftMs);
  // A running scene is never cut. It gets at least its minimum time.
  const ms = allotment.how === "play" ? allotment.ms : Math.min(def.time.min * 1000, Math.max(0, leftMs));
  const { endsAt, activeEndsAt } = endTimes(def, scene.startedAt, ms);
  turn.emit({
    type: "sceneRetimed",
    endsAt: Math.max(turn.at, endsAt),
    activeEndsAt: Math.max(turn.at, activeEndsAt),
  });
}
