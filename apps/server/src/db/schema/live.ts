import type { Event } from "@lantern/engine";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { sessions } from "./sessions.ts";

/** Epoch milliseconds: live sessions use the server's monotonic clock, not the database's. */
const millis = (name: string) => bigint(name, { mode: "number" });

/** One run of a session, with the state that can be read without folding its rows. */
export const liveSessions = pgTable(
  "live_sessions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Rises when a session that nobody came to is confirmed again. */
    run: integer("run").notNull(),
    nextDeadline: millis("next_deadline"),
    /** Nodes that have connections of its people. */
    nodes: text("nodes").array().notNull().default([]),
    teams: text("teams").array().notNull().default([]),
    /** Until then one node handles the deadline; afterwards another one can. */
    claimedUntil: millis("claimed_until").notNull().default(0),
  },
  (t) => [
    unique("live_sessions_run").on(t.sessionId, t.run),
    index("live_sessions_deadline").on(t.nextDeadline).where(sql`${t.nextDeadline} is not null`),
    // Contains only sessions that are live now, so it is small however many sessions there were; finding a node's
    // sessions reads all of it. An inverted index over the nodes would make every row of the log more expensive.
    index("live_sessions_connected").on(t.id).where(sql`${t.nodes} <> '{}'`),
  ],
);

/**
 * The log of live sessions: a row is one accepted command. The keys decide every race: (session_run, seq) which
 * append was first, (session_run, command_id) that no command counts twice. There is no foreign key to the run and
 * none to the row before, because each would cost more than the row itself. A trigger deletes the rows with their
 * run; readers detect a missing row. `json` and not `jsonb`: a fold may iterate over the keys of an event, so a
 * replay must see them in the original order.
 */
export const liveLog = pgTable(
  "live_log",
  {
    sessionRun: integer("session_run").notNull(),
    seq: integer("seq").notNull(),
    /** The team that all its events are of; null when they concern the session or several teams. */
    team: text("team"),
    commandId: text("command_id").notNull(),
    actor: text("actor").notNull(),
    at: millis("at").notNull(),
    events: json("events").$type<Event[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionRun, t.seq] }),
    unique("live_log_once").on(t.sessionRun, t.commandId),
  ],
);

/** Compiled stories by hash, so that a deploy changes nothing for a session that was confirmed before it. */
export const packs = pgTable("packs", {
  hash: text("hash").primaryKey(),
  slug: text("slug").notNull(),
  compiled: json("compiled").notNull(),
  createdAt: createdAt(),
});

/** Every text that somebody wrote. The log has only ids, so erasing a row here erases the text everywhere. */
export const sessionTexts = pgTable(
  "session_texts",
  {
    id: text("id").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    body: text("body").notNull(),
    /** The participant who wrote it, so that it can be erased with their data. */
    author: text("author"),
    /** A host has hidden it. */
    hidden: boolean("hidden").notNull().default(false),
    /** Somebody of the team has reported it to the hosts. */
    reported: boolean("reported").notNull().default(false),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    index("session_texts_session").on(t.sessionId),
    index("session_texts_expiry").on(t.expiresAt),
    index("session_texts_author").on(t.author),
  ],
);

/** Nodes that serve live sessions now. */
export const liveNodes = pgTable("live_nodes", {
  node: uuid("node").primaryKey(),
  heartbeatAt: millis("heartbeat_at").notNull(),
  /** It reads logs that have addresses of texts. Nodes of earlier versions do not say so. */
  readsAddresses: boolean("reads_addresses").notNull().default(false),
});

/** One row: when any node last served. A gap is an outage. */
export const livePulse = pgTable(
  "live_pulse",
  { one: integer("one").primaryKey().default(1), at: millis("at").notNull() },
  (t) => [check("live_pulse_one_row", sql`${t.one} = 1`)],
);

/** Speaking seconds by team and seat. They are folded into bands for the scorecard and then deleted. */
export const voiceSeconds = pgTable(
  "voice_seconds",
  {
    sessionRun: integer("session_run").notNull(),
    team: text("team").notNull(),
    seat: text("seat").notNull(),
    seconds: doublePrecision("seconds").notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionRun, t.team, t.seat] })],
);

/** The analysis of a team, stored because the speaking seconds that it used are deleted. */
export const teamAnalyses = pgTable(
  "team_analyses",
  {
    sessionRun: integer("session_run").notNull(),
    team: text("team").notNull(),
    analysis: json("analysis").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.sessionRun, t.team] })],
);
