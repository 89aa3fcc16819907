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

/** Epoch milliseconds: live sessions reckon in the server's anchored clock, not in the database's. */
const millis = (name: string) => bigint(name, { mode: "number" });

/** One run of a session, and what is known of it without folding its rows. */
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
    /** Nodes that hold connections of its people. */
    nodes: text("nodes").array().notNull().default([]),
    teams: text("teams").array().notNull().default([]),
    /** A node works on the deadline until then; afterwards another may. */
    claimedUntil: millis("claimed_until").notNull().default(0),
  },
  (t) => [
    unique("live_sessions_run").on(t.sessionId, t.run),
    index("live_sessions_deadline").on(t.nextDeadline).where(sql`${t.nextDeadline} is not null`),
    // Only what is live now stands in it, so it is small however many sessions there were: who looks for a node's
    // sessions reads all of it. An inverted index over the nodes would cost every row of the log something.
    index("live_sessions_connected").on(t.id).where(sql`${t.nodes} <> '{}'`),
  ],
);

/**
 * The truth of live sessions: a row is one accepted command. The keys decide every race: (session_run, seq) who was
 * first, (session_run, command_id) that nothing counts twice. No reference to its run and none to the row before: each
 * would cost more than the row itself. Rows go with their run by a trigger; a hole is found by whoever reads.
 * `json` and not `jsonb`: a fold may walk the keys of an event, so a replay must see them in the order they had.
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
    events: json("events").notNull(),
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

/** Every word that somebody wrote. The log holds ids only, so erasing a row here erases it everywhere. */
export const sessionTexts = pgTable(
  "session_texts",
  {
    id: text("id").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    body: text("body").notNull(),
    /** The participant who wrote it, so that it can go with them. */
    author: text("author"),
    /** A host has taken it from sight. */
    hidden: boolean("hidden").notNull().default(false),
    /** Somebody of the team wanted the hosts to see it. */
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
});

/** One row: when any node last served. A hole in it is an outage. */
export const livePulse = pgTable(
  "live_pulse",
  { one: integer("one").primaryKey().default(1), at: millis("at").notNull() },
  (t) => [check("live_pulse_one_row", sql`${t.one} = 1`)],
);

/** Speaking seconds by team and seat; folded into bands with the scorecard and then deleted. */
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

/** The analysis of a team, kept when the voice seconds it used are gone. */
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
