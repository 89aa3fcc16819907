/** [G35] What the log has of a round. */
import type { Seat } from "../commands.ts";

/** How a turn was closed. */
export type Closing = "voice" | "line" | "thing" | "pass" | "nobody";

/** [G21] What an answer left on the wall. It has no name. */
export interface Drawn {
  thing: string;
  spot: number;
}

/** A round that is over. */
export interface RoundDone {
  scene: string;
  card: string;
  ring: Seat[];
  drawn: Drawn[];
  /** [G46] Who had no turn: they come first in the next round. */
  without: Seat[];
}

export type RoundEvent =
  /** `turns`: its turns are numbered from there, so that no two of a session have the same number. */
  | { type: "roundOpened"; scene: string; card: string; ring: Seat[]; turns: number; at: number }
  /** [G31] Somebody who has come late takes part. */
  | { type: "ringJoined"; joining: Seat; at: number }
  | { type: "turnOpened"; holder: Seat; byStory: boolean; spots: number[]; at: number; endsAt: number }
  /** [G28] The turn of somebody whose connection is lost is moved to the end of the round. */
  | { type: "turnMoved"; holder: Seat; at: number }
  | { type: "turnAsked"; seat: Seat; at: number }
  | { type: "guessed"; seat: Seat; thing: string; at: number }
  | { type: "spotChosen"; seat: Seat; spot: number; at: number }
  | { type: "sayOpened"; asked: Seat | "story"; at: number; endsAt: number }
  /** [G17] The holder takes more time. */
  | { type: "sayExtended"; at: number; endsAt: number }
  | { type: "turnAnswered"; seat: Seat; how: "voice" | "line" | "thing"; thing?: string; at: number }
  | { type: "thingFits"; seat: Seat; thing: string; at: number }
  /** [G35] How it was closed, and how long it will be painted. */
  | { type: "turnClosed"; holder: Seat; how: Closing; at: number; endsAt: number }
  | ({ type: "turnPainted"; holder: Seat; stageMs: number; at: number } & Drawn)
  | ({ type: "roundClosed"; at: number } & RoundDone);
