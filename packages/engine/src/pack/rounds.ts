/** [G5] The questions that go around in a story's camps, and how their answers are drawn. */
import * as z from "zod";
import { Lines } from "./lines.ts";
import { Id, Text } from "./scene-base.ts";
import { THINGS } from "./things.ts";

/** Characters of a question and of a label. */
export const QUESTION_MOST = 70;
export const LABEL_MOST = 16;

const RoundCard = z.object({
  id: Id,
  /** Who of the cast asks first. */
  who: Id,
  /** They ask without a word. */
  silent: z.literal(true).optional(),
  question: Text,
  /** [G9] Six things with their labels, in the order in which they are shown. */
  things: z
    .partialRecord(z.enum(THINGS), Text)
    .refine((things) => Object.keys(things).length === 6, "A card has six things."),
});
export type RoundCard = z.output<typeof RoundCard>;

export const Rounds = z.object({
  /** [G49] What the answers are drawn on. */
  surface: z.enum(["glass", "wall", "plan"]),
  /** Read when a round is over. */
  closing: Lines,
  /** By name: the cards of one camp, in their order. */
  sets: z.record(Id, z.array(RoundCard).min(1)),
});
