import { record } from "@lantern/engine/incoming";
import type { PrivateView, TeamView } from "@lantern/engine/views";
import * as z from "zod";
import * as endpoints from "../endpoints/story.ts";
import { faultMessage } from "../fault.ts";
import { limits } from "../limits.ts";
import { plainLine } from "../plain-text.ts";
import { text } from "../text.ts";
import { inLanguage } from "./experience.ts";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";
import { directory, experienceInfo, stageView } from "./views.ts";

/** One line of plain text. What nobody could see is empty. */
function cameoLine(value: string): string {
  const line = plainLine(value);
  return /^[\p{Z}\p{C}]*$/u.test(line) ? "" : line.replace(/\s+/g, " ");
}

/** By cameo: the company's own text; empty: the story's. The server knows the names, and the length of each. */
export const cameoTexts = record(
  text(40),
  text(limits.cameoUnitsMax, { tooLong: faultMessage("TOO_LONG", { max: limits.cameoMax }) }).overwrite(
    cameoLine,
  ),
  limits.cameosMax,
);
export type CameoTexts = z.output<typeof cameoTexts>;

const cameo = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.string(),
  /** The most characters, as people count them. */
  max: z.number().int(),
  /** The story's own text. */
  text: z.string(),
});
export type Cameo = z.output<typeof cameo>;

const slugParams = z.object({ slug: text(80) });

export const story = z
  .object({
    slug: z.string(),
    title: z.string(),
    cameos: z.array(cameo),
    /** The company's texts. Where there is none, the story has its own. */
    texts: z.record(z.string(), z.string()),
  })
  .meta({ id: "Story" });
export type Story = z.output<typeof story>;

const sessionStory = story
  .extend({
    session: z.object({ id, title: z.string(), status: z.string(), version: z.number().int() }),
    /** Whether the session has texts of its own; otherwise it has the company's. */
    own: z.boolean(),
  })
  .meta({ id: "SessionStory" });
export type SessionStory = z.output<typeof sessionStory>;

/** One moment of the story with these texts: what a team sees, and what the person sees who reads the cameo. */
const storyPreview = z.object({
  experience: experienceInfo,
  view: stageView<TeamView>(),
  mine: stageView<PrivateView | null>(),
  directory,
  now: z.number(),
});
export type StoryPreview = z.output<typeof storyPreview>;

export const getStory = operation(endpoints.getStory, {
  scope: "sessions:read",
  summary: "Returns where an adventure may have the company’s own words, and what the company entered",
  params: slugParams,
  query: inLanguage,
  response: story,
});

export const putStory = operation(endpoints.putStory, {
  scope: "sessions:write",
  summary: "Sets the company’s own words in an adventure, for sessions that are confirmed from now on",
  params: slugParams,
  query: inLanguage,
  bodyBytes: 70_000,
  body: cameoTexts,
  response: story,
});

export const previewStory = operation(endpoints.previewStory, {
  summary: "Returns what a team sees where one of these words is read; stores nothing",
  params: slugParams,
  query: inLanguage,
  bodyBytes: 70_000,
  body: z.object({ texts: cameoTexts, cameo: text(40) }),
  response: storyPreview,
});

export const getSessionStory = operation(endpoints.getSessionStory, {
  scope: "sessions:read",
  summary: "Returns the company’s own words in one session",
  params: idParams,
  query: inLanguage,
  response: sessionStory,
});

export const putSessionStory = operation(endpoints.putSessionStory, {
  scope: "sessions:write",
  summary: "Sets the words of one session, until it has started",
  params: idParams,
  query: inLanguage,
  bodyBytes: 70_000,
  body: cameoTexts,
  response: sessionStory,
});

export const deleteSessionStory = operation(endpoints.deleteSessionStory, {
  scope: "sessions:write",
  summary: "Gives a session the company’s words again, until it has started",
  params: idParams,
  query: inLanguage,
  response: sessionStory,
});
