import type { MeasureView, PrivateView, ScorecardView, SharedView } from "@lantern/engine/views";
import * as z from "zod";
import type { Directory, ExperienceInfo } from "../live/frames.ts";
import { id } from "./fields.ts";
import { operation } from "./operation.ts";

/**
 * Logs of hours, to be looked at by ADMIN. People are seats without names and what they wrote is left out, so that
 * a fault can be found without reading along.
 */

/** A session, or the hour that simulated participants play for a look around. */
const params = z.object({ of: z.union([id, z.literal("sample")]) });
const team = z.string().regex(/^[\w-]{1,60}$/);

/** A moment worth going to: a scene begins. */
export interface ReplayMarker {
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
  /** Rows of this team's log. */
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
  /** One for each scene that ended, and the end. */
  steps: { seq: number; at: number; title: string; measures: MeasureView[] }[];
}

export interface ReplayScorecard {
  title: string;
  team: string;
  teams: string[];
  scorecard: ScorecardView;
  directory: Directory;
}

export const replayMoment = operation({
  id: "replayMoment",
  method: "GET",
  path: "/api/admin/replay/:of",
  summary: "A team's hour after so many rows of its log: the room and every seat (ADMIN)",
  access: "dashboard",
  params,
  query: z.object({ team: team.optional(), at: z.coerce.number().int().min(0).max(1_000_000).optional() }),
  status: 200,
  response: z.unknown(),
});

export const replayMeasures = operation({
  id: "replayMeasures",
  method: "GET",
  path: "/api/admin/replay/:of/measures",
  summary: "A team's measures after each scene of its log (ADMIN)",
  access: "dashboard",
  params,
  query: z.object({ team: team.optional() }),
  status: 200,
  response: z.unknown(),
});

export const replayScorecard = operation({
  id: "replayScorecard",
  method: "GET",
  path: "/api/admin/replay/:of/scorecard",
  summary: "The scorecard of a team from its log, without anything personal (ADMIN)",
  access: "dashboard",
  params,
  query: z.object({ team: team.optional() }),
  status: 200,
  response: z.unknown(),
});

/** What can be won and how a story can end, with their pictures. */
export interface StoryAwards {
  slug: string;
  title: string;
  artBase: string;
  badges: { id: string; title: string; text: string; badge: string; of: "team" | "person" }[];
  endings: { id: string; title: string; share: string; art: { id: string; alt: string } | null }[];
}

export const listStoryAwards = operation({
  id: "listStoryAwards",
  method: "GET",
  path: "/api/admin/awards",
  summary: "Badges and endings of every experience of this server (ADMIN)",
  access: "dashboard",
  status: 200,
  response: z.object({ items: z.array(z.unknown()), next: z.null() }),
});
