/** Everything that can be asked of a stream. Times are epoch milliseconds of the server's clock. */
import * as z from "zod";

export type Seat = string;
export type TeamId = string;

const Short = z.string().min(1).max(64);

/**
 * What a participant may ask of their team's stream. Words never enter the log: the authority stores a
 * text first and hands the engine its id with the two facts that awards need of it.
 */
const WrittenText = z.object({ text_id: Short, length: z.int(), question: z.boolean() });

export const ParticipantCommand = z.discriminatedUnion("type", [
  /** Ready to go on (briefing, outcome, camp, read reflections, scorecard). */
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("vote"), option: Short }),
  z.object({ type: z.literal("lock") }),
  /** A move of the running puzzle; its form is the puzzle kind's own. */
  z.object({ type: z.literal("move"), move: z.record(z.string(), z.unknown()) }),
  z.object({ type: z.literal("check") }),
  /** The next hint after so many: two who ask at once get one. */
  z.object({ type: z.literal("hint"), revealed: z.int().min(0).max(99) }),
  /** "I have said it": a private card was read aloud. */
  z.object({ type: z.literal("share"), card: Short }),
  z.object({ type: z.literal("place"), need: Short, count: z.int().min(0).max(99) }),
  z.object({ type: z.literal("confirm") }),
  z.object({ type: z.literal("reflect"), text: WrittenText }),
  z.object({ type: z.literal("kudos"), to: Short, card: Short, text: WrittenText.nullable() }),
  z.object({ type: z.literal("commit"), text: WrittenText }),
  /** The line as it was read (its text id), so that nobody locks another. */
  z.object({ type: z.literal("lock_commitment"), textId: Short }),
  z.object({ type: z.literal("chat"), text: WrittenText }),
  /** A call for help to the host, or its withdrawal. */
  z.object({ type: z.literal("help"), on: z.boolean() }),
  z.object({ type: z.literal("observe"), on: z.boolean() }),
  z.object({ type: z.literal("leave") }),
]);
export type ParticipantCommand = z.output<typeof ParticipantCommand>;

export type CommandError = { error: CommandErrorCode };
export const COMMAND_ERRORS = {
  NOT_NOW: "That is not possible right now.",
  PAUSED: "The session is paused.",
  PASSED: "That has changed meanwhile. Please look again.",
  NOT_YOURS: "That belongs to someone else.",
  UNKNOWN: "That is not there.",
  OBSERVER: "You are watching this one.",
  LOCKED: "That is locked.",
  WAIT: "Not yet. Try again in a moment.",
  SPENT: "There is nothing left to give.",
  ENDED: "The session is over.",
  REMOVED: "Your host has taken you out of this session.",
  FULL: "That team is full: six is the most.",
} as const;
export type CommandErrorCode = keyof typeof COMMAND_ERRORS;
