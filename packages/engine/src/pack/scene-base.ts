/** What every scene of a pack has, and the forms that its parts share. */
import * as z from "zod";
import { Condition } from "./condition.ts";
import { Effects } from "./effects.ts";
import { Lines } from "./lines.ts";

export const Id = z.string().regex(/^[a-z][a-z0-9_-]*$/);
export const Text = z.string().min(1).max(600);
/** Picture id of the pack's art folder, with its alternative text. */
export const Art = z.object({ id: Id, alt: Text });
export const Seconds = z.int().min(0).max(3600);

/** `{ min, target, max }` in seconds of play time. */
const Time = z.tuple([Seconds, Seconds, Seconds]).transform(([min, target, max]) => ({ min, target, max }));

/** The next scene: a fixed one, or that of the first rule that fits. */
export const Next = z.union([
  Id.transform((to) => [{ when: null, to }]),
  z.array(z.object({ when: Condition.nullable().default(null), to: Id })).min(1),
]);

/** [L5] Pictures with conditions, in place of the plain one. */
export const ArtWhen = z.array(z.object({ when: Condition, id: Id, alt: Text })).optional();

export const SceneBase = {
  title: Text,
  act: Id,
  optional: z.boolean().default(false),
  time: Time,
  art: Art.nullable().default(null),
  art_when: ArtWhen,
  lines: Lines.default([]),
  /** [J1] Who asks in this scene, in place of the pack's. */
  asker: Id.optional(),
  /** Applied when the scene is entered, before its lines are chosen. */
  on_enter: Effects.default([]),
  /** Absent on the last scene of an act: the act ends there, at its barrier. */
  next: Next.nullable().default(null),
};
