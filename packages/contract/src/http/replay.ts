import type { MeasureView, ScorecardView } from "@lantern/engine/scorecard";
import type { PrivateView, SharedView } from "@lantern/engine/views";
import * as z from "zod";
import * as endpoints from "../endpoints/replay.ts";
import type { Directory, ExperienceInfo } from "../live/frames.ts";
import { text } from "../text.ts";
import { id } from "./fields.ts";
import { operation, typed } from "./operation.ts";

/**
 * Replays of session logs for ADMIN. People are seats without names and their texts are left out, so that a fault can
 * be found without reading what people wrote.
 */

/** A session, or the sample session of simulated participants. */
const params = z.object({ of: z.union([id, z.literal("sample")]) });
const team = text(60).regex(/^[\w-]+$/);

/** The start of a scene. */
interface ReplayMarker {
  seq: number;
  /** Wall ms. */
  at: number;
  scene: string;
  kind: string;
  title: string;
}

export interface ReplayMoment {
  of: string;
  title: string;
  team: string;
  teams: string[];
  /** Number of rows in this team's log. */
  length: number;
  markers: ReplayMarker[];
  row: { seq: number; at: number; actor: string; events: unknown[] } | null;
  experience: ExperienceInfo;
  view: SharedView;
  /** By seat. */
  seats: Record<string, PrivateView>;
  directory: Directory;
}

export interface ReplayMeasures {
  title: string;
  team: string;
  teams: string[];
  /** One step for each ended scene, and one for the end. */
  steps: { seq: number; at: number; title: string; measures: MeasureView[] }[];
}

export interface ReplayScorecard {
  title: string;
  team: string;
  teams: string[];
  scorecard: ScorecardView;
  directory: Directory;
}

export const replayMoment = operation(endpoints.replayMoment, {
  summary: "Returns the views of a team and its seats after a number of rows of its log (ADMIN)",
  params,
  query: z.object({ team: team.optional(), at: z.coerce.number().int().min(0).max(1_000_000).optional() }),
  response: typed<ReplayMoment>(),
});

export const replayMeasures = operation(endpoints.replayMeasures, {
  summary: "Returns a team's measures after each scene of its log (ADMIN)",
  params,
  query: z.object({ team: team.optional() }),
  response: typed<ReplayMeasures>(),
});

export const replayScorecard = operation(endpoints.replayScorecard, {
  summary: "Returns a team's scorecard from its log, without personal data (ADMIN)",
  params,
  query: z.object({ team: team.optional() }),
  response: typed<ReplayScorecard>(),
});

/** Awards and endings of a story with their pictures. */
export interface StoryAwards {
  slug: string;
  title: string;
  artBase: string;
  badges: { id: string; title: string; text: string; badge: string; of: "team" | "person" }[];
  endings: { id: string; title: string; share: string; art: { id: string; alt: string } | null }[];
}

export const listStoryAwards = operation(endpoints.listStoryAwards, {
  summary: "Lists awards and endings of every adventure of this server (ADMIN)",
  response: z.object({ items: z.array(typed<StoryAwards>()), next: z.null() }),
});
