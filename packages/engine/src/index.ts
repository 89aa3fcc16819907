/**
 * The engine: pure rules of the hour. `decide` answers with events or a coded refusal, `evolve` folds events
 * into a state and never reads the pack, views say what may leave the server. See SPEC.md.
 */
export { type Analysis, analyse } from "./analysis/index.ts";
export { present as presentMeasure } from "./analysis/texts.ts";
export type { Clock } from "./clock.ts";
export { playAt, wallAt } from "./clock.ts";
export * from "./commands.ts";
export { compile, PackError, readPack } from "./pack/compile.ts";
export type { Condition, Facts } from "./pack/condition.ts";
export type { Pack, PackSource, Scene, SceneKind, SceneOf } from "./pack/schema.ts";
export { type PuzzleDef, PuzzleSource, puzzleKind } from "./puzzles/registry.ts";
export { scorecard } from "./scoring/scorecard.ts";
export { sessionDeadline } from "./session/deadline.ts";
export { decideSession } from "./session/decide.ts";
export { evolveSession } from "./session/evolve.ts";
export { hostView } from "./session/host-view.ts";
export { createSession, initialSession } from "./session/state.ts";
export * from "./session/types.ts";
export { lobbyView, sessionDigest } from "./session/view.ts";
export { teamDeadline } from "./team/deadline.ts";
export { decideTeam } from "./team/decide.ts";
export { evolveTeam } from "./team/evolve.ts";
export { privateView } from "./team/private-view.ts";
export { initialTeam } from "./team/state.ts";
export type { TeamResult, TeamSummary } from "./team/summary.ts";
export { teamSummary } from "./team/summary.ts";
export * from "./team/types.ts";
export { roomView } from "./team/view.ts";
export * from "./views.ts";
