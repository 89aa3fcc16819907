/** Commands of participants, and the errors of all commands. */
import * as z from "zod";
import { isStorable, record } from "./incoming.ts";

export type Seat = string;
export type TeamId = string;

/** Number of drawn portraits. The last one is a lantern, the others are people. */
export const PORTRAITS = 25;
export const LANTERN_PORTRAIT = PORTRAITS;

const Short = z.string().min(1).max(64).refine(isStorable);

/**
 * A text that a participant wrote. Texts are never in the log: the server stores the text and passes its id, with the
 * two facts about it that awards need.
 */
export const TextRef = z.object({ text_id: Short, length: z.int(), question: z.boolean() });
export type TextRef = z.output<typeof TextRef>;

/** Commands of a participant. */
export const ParticipantCommand = z.discriminatedUnion("type", [
  /** Ready to continue (briefing, outcome, camp, read reflections, scorecard). */
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("vote"), option: Short }),
  z.object({ type: z.literal("lock") }),
  /** A move in the running puzzle. Its form depends on the puzzle kind. */
  z.object({ type: z.literal("move"), move: record(Short, z.unknown(), 8) }),
  z.object({ type: z.literal("check") }),
  /** Reveals the next hint. `revealed` is the number of visible hints, so that two simultaneous requests reveal one. */
  z.object({ type: z.literal("hint"), revealed: z.int().min(0).max(99) }),
  /** [P19] Stops a hint or a check that somebody else has proposed. */
  z.object({ type: z.literal("wait"), what: z.enum(["hint", "check"]) }),
  /** [C4] Tells a private card: the team's chat names it, or its holder has said it aloud. Older pages do not say how: aloud. */
  z.object({ type: z.literal("share"), card: Short, how: z.enum(["chat", "aloud"]).optional() }),
  z.object({ type: z.literal("place"), need: Short, count: z.int().min(0).max(99) }),
  z.object({ type: z.literal("confirm") }),
  z.object({ type: z.literal("reflect"), text: TextRef }),
  z.object({ type: z.literal("kudos"), to: Short, card: Short, text: TextRef.nullable() }),
  /** `replaces`, if given, is the text that the sender saw, so that an unread text is not replaced. */
  z.object({ type: z.literal("commit"), text: TextRef, replaces: Short.nullable().optional() }),
  /** `textId` is the text that the captain saw, so that no other text is locked. */
  z.object({ type: z.literal("lock_commitment"), textId: Short }),
  z.object({ type: z.literal("chat"), text: TextRef }),
  /** Asks the hosts for help, or withdraws the request. */
  z.object({ type: z.literal("help"), on: z.boolean() }),
  z.object({ type: z.literal("observe"), on: z.boolean() }),
  /**
   * [G10] In a turn of a round, which it names by its number: the person before has asked; a guess, or the thing that
   * fits what was said; a spot; what the holder does with their answer, for which they may take more time.
   */
  z.object({
    type: z.literal("round"),
    turn: z.int().min(0).max(999),
    do: z.enum(["asked", "guess", "spot", "voice", "line", "thing", "fits", "done", "pass", "more"]),
    thing: Short.optional(),
    spot: z.int().min(0).max(99).optional(),
  }),
  /** In the lobby: chooses an option of the question to begin with. */
  z.object({ type: z.literal("warm_up"), option: Short }),
  /** Chooses a drawn portrait, or none (0): then the person's initials are visible. */
  z.object({ type: z.literal("portrait"), portrait: z.int().min(0).max(PORTRAITS) }),
  z.object({ type: z.literal("leave") }),
]);
export type ParticipantCommand = z.output<typeof ParticipantCommand>;

export type CommandError = { error: CommandErrorCode };
export const COMMAND_ERRORS = {
  NOT_NOW: "You can’t do that right now.",
  PAUSED: "The session is paused.",
  PASSED: "That has changed in the meantime. Please look again.",
  NOT_YOURS: "That belongs to someone else.",
  UNKNOWN: "We can’t find that.",
  OBSERVER: "You’re only watching this time.",
  LOCKED: "That is locked.",
  WAIT: "Not yet. Try again in a moment.",
  INCOMPLETE: "Some places are still empty.",
  NONE_LEFT: "You have nothing left to give.",
  ENDED: "The session is over.",
  REMOVED: "Your host removed you from this session.",
  ELSEWHERE: "You have this session open in another window.",
  IN_USE: "Somebody in your team has that portrait. Please choose another one.",
  FULL: "That team is full. A team has at most six people.",
} as const;
export type CommandErrorCode = keyof typeof COMMAND_ERRORS;
