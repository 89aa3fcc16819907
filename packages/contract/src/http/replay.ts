import type { PrivateView, SharedView } from "@lantern/engine/views";
import * as z from "zod";
import * as endpoints from "../endpoints/replay.ts";
import { text } from "../text.ts";
import { id } from "./fields.ts";
import { operation } from "./operation.ts";
import { directory, experienceInfo, measure, scorecard, stageView } from "./views.ts";

/**
 * Replays of session logs for ADMIN. People are seats without names and their texts are left out, so that a fault can
 * be found without reading what people wrote.
 */

/** A session, or the sample session of simulated participants. */
const params = z.object({ of: z.union([id, z.literal("sample")]) });
const team = text(60).regex(/^[\w-]+$/);

const replayed = z.object({ title: z.string(), team: z.string(), teams: z.array(z.string()) });

/** The start of a scene. `at`: wall ms. */
const marker = z.object({
  seq: z.number().int(),
  at: z.number(),
  scene: z.string(),
  kind: z.string(),
  title: z.string(),
});

const moment = replayed.extend({
  of: z.string(),
  /** Number of rows in this team's log. */
  length: z.number().int(),
  markers: z.array(marker),
  row: z
    .object({ seq: z.number().int(), at: z.number(), actor: z.string(), events: z.array(z.unknown()) })
    .nullable(),
  experience: experienceInfo,
  view: stageView<SharedView>(),
  /** By seat. */
  seats: z.record(z.string(), stageView<PrivateView>()),
  directory,
});
export type ReplayMoment = z.output<typeof moment>;

const measures = replayed.extend({
  /** One step for each ended scene, and one for the end. */
  steps: z.array(
    z.object({ seq: z.number().int(), at: z.number(), title: z.string(), measures: z.array(measure) }),
  ),
});
export type ReplayMeasures = z.output<typeof measures>;

const teamScorecard = replayed.extend({ scorecard, directory });
export type ReplayScorecard = z.output<typeof teamScorecard>;

export const replayMoment = operation(endpoints.replayMoment, {
  summary: "Returns the views of a team and its seats after a number of rows of its log (ADMIN)",
  params,
  query: z.object({ team: team.optional(), at: z.coerce.number().int().min(0).max(1_000_000).optional() }),
  response: moment,
});

export const replayMeasures = operation(endpoints.replayMeasures, {
  summary: "Returns a team's measures after each scene of its log (ADMIN)",
  params,
  query: z.object({ team: team.optional() }),
  response: measures,
});

export const replayScorecard = operation(endpoints.replayScorecard, {
  summary: "Returns a team's scorecard from its log, without personal data (ADMIN)",
  params,
  query: z.object({ team: team.optional() }),
  response: teamScorecard,
});

/** Awards and endings of a story with their pictures. */
const storyAwards = z.object({
  slug: z.string(),
  title: z.string(),
  artBase: z.string(),
  badges: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      badge: z.string(),
      of: z.enum(["team", "person"]),
    }),
  ),
  endings: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      share: z.string(),
      art: z.object({ id: z.string(), alt: z.string() }).nullable(),
    }),
  ),
});
export type StoryAwards = z.output<typeof storyAwards>;

export const listStoryAwards = operation(endpoints.listStoryAwards, {
  summary: "Lists awards and endings of every adventure of this server (ADMIN)",
  response: z.object({ items: z.array(storyAwards), next: z.null() }),
});
