/**
 * The one frame protocol of the live hour, the same over every pipe. JSON, one frame a message.
 * The wire carries views, never events; a resume is a fresh snapshot under today's rights.
 */
import { PlayerCommand } from "@lantern/engine/commands";
import type { HostView, PrivateView, ScorecardView, SharedView } from "@lantern/engine/views";
import * as z from "zod";
import type { Language } from "../languages.ts";
import { CallSignal } from "./call.ts";

/** Largest frame before and after authentication, bytes. */
export const MAX_FRAME_BEFORE = 4096;
export const MAX_FRAME_AFTER = 65_536;
/** A connection that has not said hello by then is closed. */
export const HELLO_WITHIN_MS = 5000;
/** The client pings this often; the server counts grace from the last one. */
export const PING_EVERY_MS = 5000;
/** Seconds of speech are told this often, seconds. */
export const VOICE_EVERY_S = 10;
/** Most characters of a chat line, a kudos line and a commitment. */
export const CHAT_MAX = 500;
export const KUDOS_TEXT_MAX = 140;
export const COMMITMENT_MAX = 140;
/** Most characters of a host's words to a team: they are shown over the stage for some seconds. */
export const HOST_MESSAGE_MAX = 160;

/** What a person writes travels beside the command; the server stores it and gives the engine an id. */
const WrittenText = z.string().trim().min(1).max(500);

/** Player commands as the browser sends them: the engine's, with words instead of text ids. */
export const ClientCommand = z.discriminatedUnion("type", [
  z.object({ type: z.literal("reflect"), text: WrittenText.max(280) }),
  z.object({
    type: z.literal("kudos"),
    to: z.string().max(64),
    card: z.string().max(64),
    text: WrittenText.max(KUDOS_TEXT_MAX).nullable(),
  }),
  z.object({ type: z.literal("commit"), text: WrittenText.max(COMMITMENT_MAX) }),
  z.object({ type: z.literal("chat"), text: WrittenText.max(CHAT_MAX) }),
  ...PlayerCommand.options.filter(
    (option): option is Exclude<typeof option, { shape: { text: unknown } }> => !("text" in option.shape),
  ),
]);
export type ClientCommand = z.output<typeof ClientCommand>;

export const REACTIONS = ["wave", "clap", "laugh", "heart", "wow", "lantern"] as const;

const Id = z.string().min(1).max(64);

/** What a host may ask for. Everything can be taken back, or is asked twice by the page. */
export const HostCommand = z.discriminatedUnion("type", [
  z.object({ type: z.literal("start") }),
  z.object({ type: z.literal("pause") }),
  z.object({ type: z.literal("resume") }),
  /** Names the end that it was pressed for, so that two who press at once move it once. */
  z.object({ type: z.literal("extend"), minutes: z.literal(5), endsAt: z.number() }),
  z.object({ type: z.literal("end") }),
  /** Words to one team, or (null) to all. */
  z.object({ type: z.literal("message"), team: Id.nullable(), text: WrittenText.max(HOST_MESSAGE_MAX) }),
  /** Somebody's call for help has been answered. */
  z.object({ type: z.literal("answer"), team: Id, seat: Id }),
  /** `from`: the team in which the host saw them. */
  z.object({ type: z.literal("move"), seat: Id, team: Id, from: Id }),
  z.object({ type: z.literal("remove"), seat: Id, on: z.boolean() }),
  /** Asks somebody's page to mute; only they can open their microphone again. */
  z.object({ type: z.literal("mute"), seat: Id }),
  /** Ends a team's scene; named, so that a second press does not skip the next one. */
  z.object({ type: z.literal("skip"), team: Id, scene: Id }),
  /** Sees what a team sees, or (null) the whole session again. */
  z.object({ type: z.literal("visit"), team: Id.nullable() }),
  /** Takes a written line from everybody's sight, or gives it back. */
  z.object({ type: z.literal("hide"), text: Id, on: z.boolean() }),
]);
export type HostCommand = z.output<typeof HostCommand>;

export const ClientFrame = z.discriminatedUnion("t", [
  /**
   * First frame. `browser` is a random secret of this browser: the same one takes its own seat over. A host names
   * the `session`; a participant's token knows theirs.
   */
  z.object({
    ...{ t: z.literal("hello"), token: z.string().max(512), browser: z.string().max(64) },
    session: z.uuid().optional(),
  }),
  /** System check: answered by `pong`, needs no token, joins nothing. */
  z.object({ t: z.literal("probe"), at: z.number() }),
  /** `scene`: the one that the page showed when it was given; what belongs to a scene is refused in any other. */
  z.object({ t: z.literal("cmd"), id: z.uuid(), scene: Id.optional(), c: ClientCommand }),
  z.object({ t: z.literal("host"), id: z.uuid(), c: HostCommand }),
  z.object({ t: z.literal("react"), r: z.enum(REACTIONS) }),
  /** Shows a line of the team's chat to the hosts. */
  z.object({ t: z.literal("report"), id: z.uuid(), text: Id }),
  /** For a team-mate's page, or (null) for all of them. */
  z.object({ t: z.literal("signal"), to: z.string().max(96).nullable(), d: CallSignal }),
  /** How long this person spoke since the last such frame; only from those who agreed to share it. */
  z.object({ t: z.literal("voice"), seconds: z.number().positive().max(VOICE_EVERY_S) }),
  /** `trip`: how long the last one took to come back, ms. */
  z.object({
    ...{ t: z.literal("ping"), at: z.number() },
    trip: z.number().nonnegative().max(60_000).optional(),
  }),
]);
export type ClientFrame = z.output<typeof ClientFrame>;

/** Everything a page needs besides views; sent once with `welcome`, changes only by reload. */
export interface ExperienceInfo {
  slug: string;
  title: string;
  logline: string;
  locale: string;
  cover: { id: string; alt: string };
  palette: Record<string, string>;
  cast: { name: string; about: string }[];
  /** Base address of the pack's pictures: `${artBase}/${id}-800.avif`. */
  artBase: string;
}

export interface Person {
  name: string;
  /** Number of the drawn portrait, stable for this person in this session. */
  portrait: number;
}

export interface Directory {
  /** By seat. */
  people: Record<string, Person>;
  /** By text id; a text that was erased is null and reads "removed". */
  texts: Record<string, string | null>;
}

/** Answer of `getScorecard`: a scorecard holds seats and text ids, so it brings its own directory. */
export interface StoredScorecard {
  scorecard: ScorecardView;
  directory: Directory;
}

/** A line that somebody of the team wanted the hosts to see. */
export interface ReportedMessage {
  textId: string;
  team: string;
  seat: string;
  at: number;
  hidden: boolean;
}

/** A host's words, and the teams that have them. */
export interface HostMessage {
  textId: string;
  teams: string[];
  at: number;
}

/** How quickly somebody's line answers. */
export type ConnectionQuality = "good" | "slow" | "bad";

/** What a host's page shows: the session from above, or, on a visit, what a team sees. */
export type HostSessionView = HostView & {
  reports: ReportedMessage[];
  messages: HostMessage[];
  /** Names of those who are expected and were never here. */
  missing: string[];
  /** By seat; who is not in here has a good line, or none. */
  connections: Record<string, ConnectionQuality>;
};

export interface Snapshot {
  view: SharedView | HostSessionView;
  /** Null in the lobby, after the end, and for a host who only watches. */
  privateView: PrivateView | null;
  directory: Directory;
}

/** Refusals that are not the rules': what a `nack` may carry besides the engine's. */
export const TRANSPORT_ERRORS = {
  BREAKOUT_001: "Breakout room not found",
  /** Nothing was stored; the same command may be sent again. */
  UNAVAILABLE: "The line to our records is down for a moment. Your move was not counted yet.",
  /** A fault of ours; sending it again would not help. */
  FAILED: "Something went wrong on our side. Please try something else.",
  TOO_MANY_REQUESTS: "That was a little fast. Try again in a moment.",
} as const;

export type ByeCode =
  | "elsewhere"
  | "unauthenticated"
  | "removed"
  | "cancelled"
  | "not_open"
  | "full"
  | "draining"
  | "slow"
  /** The session cannot go on for a fault of ours. */
  | "stopped";

export type ServerFrame =
  | {
      t: "welcome";
      seat: string | null;
      session: {
        id: string;
        title: string;
        /** Of its pages; the story's own is `experience.locale`. */
        language: Language;
        company: string;
        /** Path of the company's logo. */
        logo?: string | null;
        /** The company's colour as `#rrggbb`. */
        brandColor?: string | null;
        rehearsal: boolean;
      };
      experience: ExperienceInfo;
      now: number;
    }
  | { t: "snap"; s: Snapshot; v: number }
  /** Change from version `v - 1` to `v`, see patch.ts. A client that misses one asks nothing: it gets a `snap`. */
  | { t: "diff"; d: unknown; v: number }
  | { t: "ack"; id: string }
  | { t: "nack"; id: string; code: string; message: string }
  | { t: "react"; seat: string; r: (typeof REACTIONS)[number] }
  /** A host asks this page to mute its microphone. */
  | { t: "mute" }
  | { t: "signal"; from: string; d: CallSignal }
  | { t: "pong"; at: number; now: number }
  | { t: "bye"; code: ByeCode };
