/**
 * The protocol of live sessions. Every transport uses the same JSON frames, one frame per message. Frames contain
 * views, never events. A client that reconnects gets a new snapshot under its current rights.
 */
import { ParticipantCommand } from "@lantern/engine/commands";
import type { ScorecardView } from "@lantern/engine/scorecard";
import type { HostView, PrivateView, SharedView } from "@lantern/engine/views";
import * as z from "zod";
import { hostMessageBody } from "../http/host.ts";
import type { Language } from "../languages.ts";
import { multiline, text } from "../text.ts";
import { CallSignal } from "./call.ts";
import {
  CHAT_MAX,
  COMMITMENT_MAX,
  KUDOS_TEXT_MAX,
  LINE_MAX,
  LONGEST_TRIP_MS,
  REACTIONS,
  VOICE_EVERY_S,
} from "./protocol.ts";

export * from "./call.ts";
export * from "./protocol.ts";

/** Text that a person wrote. The server stores it and passes only its id to the engine. */
const userText = (max: number) => multiline(max).min(1);
/** One field of a commitment: a single line. */
const CommitmentField = multiline(COMMITMENT_MAX)
  .min(1)
  .regex(/^[^\r\n]*$/);

/** A participant's commands as the browser sends them: those of the engine, with text in place of text ids. */
export const ClientCommand = z.discriminatedUnion("type", [
  z.object({ type: z.literal("reflect"), text: userText(280) }),
  z.object({
    type: z.literal("kudos"),
    to: text(64),
    card: text(64),
    text: userText(KUDOS_TEXT_MAX).nullable(),
  }),
  /** "When …, we will …". `replaces`, if given, is the id of the text that the sender saw. */
  z.object({
    type: z.literal("commit"),
    when: CommitmentField,
    will: CommitmentField,
    replaces: text(64).nullable().optional(),
  }),
  z.object({ type: z.literal("chat"), text: userText(CHAT_MAX) }),
  ...ParticipantCommand.options.filter(
    (option): option is Exclude<typeof option, { shape: { text: unknown } }> => !("text" in option.shape),
  ),
]);
export type ClientCommand = z.output<typeof ClientCommand>;

const Id = text(64).min(1);

/** Commands of a host. Each can be undone, or the page asks for confirmation first. */
export const HostCommand = z.discriminatedUnion("type", [
  z.object({ type: z.literal("start") }),
  z.object({ type: z.literal("pause") }),
  z.object({ type: z.literal("resume") }),
  /** `endsAt` is the end that the host saw, so that two hosts who click at the same time extend it once. */
  z.object({ type: z.literal("extend"), minutes: z.literal(5), endsAt: z.number() }),
  z.object({ type: z.literal("end") }),
  /** A message to one team, or to all teams when `team` is null. */
  hostMessageBody.extend({ type: z.literal("message"), team: Id.nullable() }),
  /** Ends a participant's request for help. */
  z.object({ type: z.literal("answer"), team: Id, seat: Id }),
  /** `from` is the team in which the host saw the person. */
  z.object({ type: z.literal("move"), seat: Id, team: Id, from: Id }),
  z.object({ type: z.literal("remove"), seat: Id, on: z.boolean() }),
  /** Asks a person's page to mute. Only that person can unmute. */
  z.object({ type: z.literal("mute"), seat: Id }),
  /** Ends a team's scene. The scene is named so that a second click does not skip the next one. */
  z.object({ type: z.literal("skip"), team: Id, scene: Id }),
  /** Shows one team's view, or the whole session when `team` is null. */
  z.object({ type: z.literal("visit"), team: Id.nullable() }),
  /** Hides a text from everybody, or shows it again. */
  z.object({ type: z.literal("hide"), text: Id, on: z.boolean() }),
]);
export type HostCommand = z.output<typeof HostCommand>;

export const ClientFrame = z.discriminatedUnion("t", [
  /**
   * First frame. `browser` is a random secret of this browser, which may always take over its own seat. A host names
   * the `session`; a participant's token contains it.
   */
  z.object({
    t: z.literal("hello"),
    token: text(512),
    browser: text(64),
    session: z.uuid().optional(),
    /** The language in which this page reads the story, if the story has it; otherwise that of the session. */
    language: text(20).optional(),
  }),
  /** For the system check: gets a `pong`, needs no token and joins nothing. */
  z.object({ t: z.literal("probe"), at: z.number() }),
  /** `scene` is the scene that the page showed. Commands of a scene are rejected in any other scene. */
  z.object({ t: z.literal("cmd"), id: z.uuid(), scene: Id.optional(), c: ClientCommand }),
  z.object({ t: z.literal("host"), id: z.uuid(), c: HostCommand }),
  z.object({ t: z.literal("react"), r: z.enum(REACTIONS) }),
  /** [G37] A line that its holder writes in this turn of a round: for the pages of the team, and for no row. */
  z.object({
    t: z.literal("line"),
    turn: z.int().min(0).max(999),
    text: userText(LINE_MAX).regex(/^[^\r\n]*$/),
  }),
  /** Reports a chat message of the team, or of the lobby, to the hosts. */
  z.object({ t: z.literal("report"), id: z.uuid(), text: Id }),
  /** A signal to one teammate's page, or to all of them when `to` is null. */
  z.object({ t: z.literal("signal"), to: text(96).nullable(), d: CallSignal }),
  /** Speaking time since the last such frame, only from people who agreed to share it. */
  z.object({ t: z.literal("voice"), seconds: z.number().positive().max(VOICE_EVERY_S) }),
  /** A connection of the call to a teammate's page has this path. Only counted. */
  z.object({ t: z.literal("call"), path: z.enum(["direct", "relayed"]) }),
  /** `trip` is the round-trip time of the last ping in ms. */
  z.object({
    t: z.literal("ping"),
    at: z.number(),
    trip: z.number().nonnegative().max(LONGEST_TRIP_MS).optional(),
  }),
]);
export type ClientFrame = z.output<typeof ClientFrame>;

/** What a page needs besides views. Sent once with `welcome`; it changes only with a reload. */
export interface ExperienceInfo {
  slug: string;
  title: string;
  logline: string;
  /** The language in which this page reads the story. */
  locale: string;
  /** Those in which it can. Absent from a server of an older version. */
  languages?: string[];
  cover: { id: string; alt: string };
  palette: Record<string, string>;
  cast: { name: string; about: string }[];
  /** Base address of the pack's pictures: `${artBase}/${id}-800.avif`. */
  artBase: string;
  /** Address of the list of the story's music and sounds; null: the story is silent. */
  score: string | null;
}

export interface Person {
  name: string;
  /** Number of the portrait that they chose; 0: none, so their initials. */
  portrait: number;
}

export interface Directory {
  /** By seat. */
  people: Record<string, Person>;
  /** By text id. An erased text is null; pages show it as "removed". */
  texts: Record<string, string | null>;
}

/** Response of `getScorecard`. A scorecard contains seats and text ids, so it comes with a directory. */
export interface StoredScorecard {
  scorecard: ScorecardView;
  /** The session's, in which the team wrote its commitment. Absent in those stored by earlier versions. */
  language?: Language;
  directory: Directory;
  /** The adventure that the end points to. Absent after a rehearsal, and where there is no other. */
  next?: { title: string; line: string; cover: string; locale: string };
}

/** A chat message that a participant reported to the hosts. */
export interface ReportedMessage {
  textId: string;
  /** Empty for a message in the lobby. */
  team: string;
  seat: string;
  at: number;
  hidden: boolean;
}

/** A host's message and the teams that received it. */
export interface HostMessage {
  textId: string;
  teams: string[];
  at: number;
}

/** How quickly somebody's connection responds. */
export type ConnectionQuality = "good" | "slow" | "bad";

/** The session as a host's page shows it while the host does not visit a team. */
export type HostSessionView = HostView & {
  reports: ReportedMessage[];
  messages: HostMessage[];
  /** Names of expected people who have never connected. */
  missing: string[];
  /** By seat. Seats with a good connection, or without one, are absent. */
  connections: Record<string, ConnectionQuality>;
};

export interface Snapshot {
  view: SharedView | HostSessionView;
  /** Null in the lobby, after the end, and for hosts. */
  privateView: PrivateView | null;
  directory: Directory;
}

/** Errors that a `nack` may contain besides the engine's `COMMAND_ERRORS`. */
export const TRANSPORT_ERRORS = {
  BREAKOUT_001: "Breakout room not found",
  /** Nothing was stored; the same command may be sent again. */
  UNAVAILABLE: "We can’t save anything right now. Your move hasn’t counted yet.",
  /** A fault of the server; sending the command again would not help. */
  FAILED: "Something went wrong on our side. Please try something else.",
  /** Not as the contract has it, such as a text that cannot be stored. */
  INVALID: "We can’t save this. Please write it in another way.",
  TOO_MANY_REQUESTS: "That was a little fast. Try again in a moment.",
} as const;

/** Why the server closes a connection for good. */
export type ByeCode =
  | "elsewhere"
  | "unauthenticated"
  | "removed"
  | "cancelled"
  | "not_open"
  | "full"
  | "draining"
  | "slow"
  /** The session cannot continue because of a fault of the server. */
  | "stopped";

export type ServerFrame =
  | {
      t: "welcome";
      seat: string | null;
      session: {
        id: string;
        title: string;
        /** The session's language, in which a team writes its commitment and reads aloud. */
        language: Language;
        /** Language of this person's pages; absent from earlier servers: the session's. The story's: `experience.locale`. */
        pages?: Language;
        company: string;
        /** Path of the company's logo. */
        logo?: string | null;
        /** The company's color as `#rrggbb`. */
        brandColor?: string | null;
        rehearsal: boolean;
      };
      experience: ExperienceInfo;
      now: number;
    }
  | { t: "snap"; s: Snapshot; v: number }
  /** Change from version `v - 1` to `v` (see patch.ts). A client that missed one gets a new `snap` by itself. */
  | { t: "diff"; d: unknown; v: number }
  | { t: "ack"; id: string }
  | { t: "nack"; id: string; code: string; message: string }
  | { t: "react"; seat: string; r: (typeof REACTIONS)[number] }
  /** [G37] What the holder has written in this turn. */
  | { t: "line"; seat: string; turn: number; text: string }
  /** A host asks this page to mute its microphone. */
  | { t: "mute" }
  | { t: "signal"; from: string; d: CallSignal }
  | { t: "pong"; at: number; now: number }
  | { t: "bye"; code: ByeCode };
