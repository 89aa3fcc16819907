/** What a scene kind is: rules and view of one folder, registered once. */
import type { CommandError, ParticipantCommand, Seat } from "../commands.ts";
import type { Line } from "../pack/lines.ts";
import type { Pack, Scene, SceneKind, SceneOf } from "../pack/schema.ts";
import type { TeamNow } from "../play/people.ts";
import type { Command, TeamTurn } from "../play/turn.ts";
import type { SceneState, TeamEvent } from "../play/types.ts";
import type { LineView, PrivateView, SceneView } from "../views.ts";

/** The running scene as its rules see it. `data` is as of the moment it is asked for. */
export interface Room<K extends SceneKind, Data> {
  turn: TeamTurn;
  def: SceneOf<K>;
  scene: SceneState;
  data: Data;
}

/** The running scene as its view sees it. */
export interface Seen<K extends SceneKind, Data> extends TeamNow {
  pack: Pack;
  /** How many teams there are, and how many have finished the act. */
  teams: { all: number; arrived: number };
  def: SceneOf<K>;
  scene: SceneState;
  data: Data;
  /** Wall ms of a play time, null while the session stands still. */
  wall(play: number | null): number | null;
  /** Wall ms of a play time that is past. */
  past(play: number): number;
}

/** What a kind answers to a player's command: nothing when it emitted, else why not. */
type Handler<K extends SceneKind, Data, T extends ParticipantCommand["type"]> = (
  room: Room<K, Data>,
  command: Command<T>,
) => CommandError | undefined;

export interface SceneRules<K extends SceneKind, Data> {
  kind: K;
  /** Shows what came of it for a moment. */
  hasOutcome: boolean;
  /** Waits for the session instead of its own time. */
  waits: boolean;
  /** Before it opens: dealing, the next captain. */
  prepare?(turn: TeamTurn, def: SceneOf<K>, id: string): void;
  /** The state it opens with; `activeMs` is the time to play it. */
  init(turn: TeamTurn, def: SceneOf<K>, activeMs: number): Data;
  /** Lines besides the scene's own. */
  extraLines?(turn: TeamTurn, def: SceneOf<K>): Line[];
  evolve?(data: Data, event: TeamEvent): Data;
  commands?: { [T in ParticipantCommand["type"]]?: Handler<K, Data, T> };
  /** Whether `ready` means something now, in the active step. */
  readies(data: Data): boolean;
  /** A moment of its own inside the active step, play ms. */
  deadline?(data: Data): number | null;
  /** That moment has come. */
  tick?(room: Room<K, Data>): void;
  /** Steps inside the scene that follow from what everybody did. */
  progress?(room: Room<K, Data>): void;
  /** Everybody has done it: no need to wait for the time. */
  complete(room: Room<K, Data>): boolean;
  /** Settles the scene: emits its result and effects, answers what came of it. */
  finish(room: Room<K, Data>): LineView[];
  /** Where it leads, when the choice inside decides that. */
  next?(room: Room<K, Data>): Scene["next"];
  /** Whether this person has done what the scene asks now. */
  done(scene: SceneState, data: Data, seat: Seat): boolean;
  /** Whether this person has taken part when the scene is over; `done` where nothing else is said. */
  tookPart?(data: Data, seat: Seat): boolean;
}

type Common = "id" | "title" | "art" | "lines" | "timer" | "step" | "outcome";
type PartOf<K extends SceneKind> = Omit<Extract<SceneView, { kind: K }>, Common>;

export interface SceneFace<K extends SceneKind, Data> {
  /** What everybody in the room may see. */
  view(seen: Seen<K, Data>): PartOf<K>;
  /** What only this person may see besides. */
  mine?(seen: Seen<K, Data>, seat: Seat): Partial<PrivateView>;
}

/** Any kind, its form unknown to who asks. */
export type AnyScene = SceneRules<SceneKind, unknown> & SceneFace<SceneKind, unknown>;

/** Joins a kind's rules and view. The registry hands a kind only scenes and data of its own. */
export function scene<K extends SceneKind, Data>(
  rules: SceneRules<K, Data>,
  face: SceneFace<K, Data>,
): AnyScene {
  return { ...rules, ...face } as unknown as AnyScene;
}
