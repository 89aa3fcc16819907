/**
 * The engine: the pure rules of a session. `decide` returns events or an error code, `evolve` applies events to a state
 * without reading the pack, and views contain what may leave the server. See SPEC.md.
 *
 * Folders import one way: puzzles < pack < play < scenes < session < results < check.
 */
export { compile, PackError } from "./check/compile.ts";
export type { Clock } from "./clock.ts";
export { playAt, wallAt } from "./clock.ts";
export * from "./commands.ts";
export { lengthOf } from "./graphemes.ts";
export { partAt } from "./pack/address.ts";
export { type CameoTexts, withCameoTexts } from "./pack/cameos.ts";
export type { Condition, Facts } from "./pack/condition.ts";
export { cutLines, shotNamed, shotsOfTeam } from "./pack/cut.ts";
export { inLanguage, languagesOf, structureOf, type Translation } from "./pack/languages.ts";
export { pluralsOf } from "./pack/lines.ts";
export {
  type Pack,
  type PackSource,
  readPack,
  type Scene,
  type SceneKind,
  type SceneOf,
} from "./pack/schema.ts";
export { contextOf, type PackText, type Role, textsOf } from "./pack/texts.ts";
export type * from "./play/results.ts";
export * from "./play/types.ts";
export { type PuzzleDef, PuzzleSource, puzzleKind } from "./puzzles/registry.ts";
export { type Analysis, analyze } from "./results/analyze.ts";
export { endOfLog, endStateOf, momentKindsOf } from "./results/end-of-log.ts";
export { bandOf, present as presentMeasure } from "./results/measure-texts.ts";
export { scorecard } from "./results/scorecard.ts";
export { tapeOf } from "./results/tape/choose.ts";
export { turnOfRound } from "./scenes/camp.ts";
export { actsFromLog } from "./scenes/from-log.ts";
export type * from "./scorecard-view.ts";
export { requestsAhead } from "./session/asking.ts";
export { deadline } from "./session/deadline.ts";
export { type Decision, decide } from "./session/decide.ts";
export { createSession, evolve, initialState } from "./session/evolve.ts";
export { hostView } from "./session/host-view.ts";
export { roundsAhead } from "./session/rounds-ahead.ts";
export { type Still, sceneOfCameo, stillOf } from "./session/still.ts";
export {
  type Audience,
  audienceOf,
  LOBBY,
  privateView,
  sameViewInputs,
  teamMembers,
  viewInputs,
  viewOf,
} from "./session/view.ts";
export * from "./views.ts";
