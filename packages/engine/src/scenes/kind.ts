/** A scene kind: the rules and the view of one file in this folder, registered once. */
import type { CommandError, ParticipantCommand, Seat } from "../commands.ts";
import type { LinesAt, SpokenLine } from "../pack/lines.ts";
import type { Pack, Scene, SceneKind, SceneOf } from "../pack/schema.ts";
import { presentParticipants, type TeamNow } from "../play/people.ts";
import type { Command, TeamTurn } from "../play/turn.ts";
import type { SceneState, TeamEvent } from "../play/types.ts";
import type { PrivateView, SceneView } from "../views.ts";

/** The running scene for its rules. `data` is the state at the moment of the call. */
export interface SceneContext<K extends SceneKind, Data> {
  turn: TeamTurn;
  def: SceneOf<K>;
  scene: SceneState;
  data: Data;
}

/** The running scene for its view. */
export interface ViewContext<K extends SceneKind, Data> extends TeamNow {
  pack: Pack;
  /** Number of teams, and of teams that have finished the act. */
  teams: { all: number; arrived: number };
  def: SceneOf<K>;
  scene: SceneState;
  data: Data;
  /** Wall ms of a play time, null while the session is paused. */
  wall(play: number | null): number | null;
  /** Wall ms of a play time in the past. */
  past(play: number): number;
}

/** Handles a participant's command: emits events and returns nothing, or returns the error. */
type Handler<K extends SceneKind, Data, T extends ParticipantCommand["type"]> = (
  context: SceneContext<K, Data>,
  command: Command<T>,
) => CommandError | undefined;

type Common = "id" | "title" | "art" | "lines" | "timer" | "step" | "outcome" | "table";
/** `lines`: in place of the scene's own. */
type OwnView<K extends SceneKind> = Omit<Extract<SceneView, { kind: K }>, Common> & {
  lines?: SceneView["lines"];
};

/** What every kind must define, and what the defaults below define for most kinds. */
interface Required<K extends SceneKind, Data> {
  kind: K;
  /** What everybody in the team may see. */
  view(context: ViewContext<K, Data>): OwnView<K>;
}

interface Defaulted<K extends SceneKind, Data> {
  /** The outcome is visible for a while after the scene was played. */
  hasOutcome: boolean;
  /** The scene waits for the other teams instead of its own time. */
  waits: boolean;
  /** The state at the start; `activeMs` is the time for playing. */
  init(turn: TeamTurn, def: SceneOf<K>, activeMs: number): Data;
  /** Whether `ready` is possible now, in the active step. */
  acceptsReady(data: Data): boolean;
  /** Everybody has done what the scene asks for, so it ends before its time. */
  complete(context: SceneContext<K, Data>): boolean;
  /** Settles the scene: emits its result and effects, and returns the lines of its outcome. */
  finish(context: SceneContext<K, Data>): SpokenLine[];
  /** Whether this person has done what the scene asks for now. */
  done(scene: SceneState, data: Data, seat: Seat): boolean;
}

interface Optional<K extends SceneKind, Data> {
  /** Called before the scene opens: deals cards or names the next captain. */
  prepare?(turn: TeamTurn, def: SceneOf<K>, id: string): void;
  /** Lines besides the scene's own. */
  extraLines?(turn: TeamTurn, def: SceneOf<K>): LinesAt[];
  /** [J1] Whether the story may ask for a card now, in the active step. */
  requestsCards?(data: Data): boolean;
  evolve?(data: Data, event: TeamEvent): Data;
  commands?: { [T in ParticipantCommand["type"]]?: Handler<K, Data, T> };
  /** Play ms of the kind's own next moment inside the active step. */
  deadline?(data: Data): number | null;
  /** Called when that moment has come. */
  tick?(context: SceneContext<K, Data>): void;
  /** [S5] In a scene that waits: it is over, whoever has not said that they are ready. */
  over?(data: Data): boolean;
  /** Called when the barrier opens at which the scene waits. */
  leave?(context: SceneContext<K, Data>): void;
  /** Opens steps inside the scene that follow from what people did. */
  progress?(context: SceneContext<K, Data>): void;
  /** The next scenes, if the result of this one determines them. */
  next?(context: SceneContext<K, Data>): Scene["next"];
  /** The letters of what is read in the outcome besides its lines. Without any of it there is no outcome to show. */
  outcomeLetters?(context: SceneContext<K, Data>): number[];
  /** Whether this person took part, when the scene is over. Without it `done` is used. */
  participated?(data: Data, seat: Seat): boolean;
  /** What only this person may see. */
  privateView?(context: ViewContext<K, Data>, seat: Seat): Partial<PrivateView>;
}

/** Any kind, for code that does not know which. */
export type AnyScene = Required<SceneKind, unknown> &
  Defaulted<SceneKind, unknown> &
  Optional<SceneKind, unknown>;

const DEFAULTS: Defaulted<SceneKind, unknown> = {
  hasOutcome: false,
  waits: false,
  init: () => null,
  acceptsReady: () => true,
  complete: () => false,
  finish: () => [],
  done: (scene, _data, seat) => scene.ready.includes(seat),
};

/**
 * Defines a kind. A kind without data of its own has `null`. The cast is safe because the registry passes to a kind
 * only scenes and data of that kind.
 */
export function defineScene<K extends SceneKind, Data = null>(
  definition: Required<K, Data> & Partial<Defaulted<K, Data>> & Optional<K, Data>,
): AnyScene {
  return { ...DEFAULTS, ...definition } as unknown as AnyScene;
}

/** Everybody present is ready. */
export function everybodyReady({
  turn,
  scene,
}: Pick<SceneContext<SceneKind, unknown>, "turn" | "scene">): boolean {
  return presentParticipants(turn).every((seat) => scene.ready.includes(seat));
}
