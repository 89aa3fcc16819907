import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
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

/** Epoch milliseconds: the live hour reckons in the server's anchored clock, not in the database's. */
const millis = (name: string) => bigint(name, { mode: "number" });

/**
 * The truth of the live hour: a row is one accepted command. The keys decide every race: (stream, seq) who was
 * first, (stream, command_id) that nothing counts twice, the reference to the row before that there is no gap.
 * `json` and not `jsonb`: a fold may walk the keys of an event, so a replay must see them in the order they had.
 */
export const liveLog = pgTable(
  "live_log",
  {
    stream: text("stream").notNull(),
    seq: integer("seq").notNull(),
    prev: integer("prev").generatedAlwaysAs(sql`nullif(seq - 1, 0)`),
    commandId: text("command_id").notNull(),
    actor: text("actor").notNull(),
    at: millis("at").notNull(),
    events: json("events").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stream, t.seq] }),
    unique("live_log_command").on(t.stream, t.commandId),
    foreignKey({ name: "live_log_no_gap", columns: [t.stream, t.prev], foreignColumns: [t.stream, t.seq] }),
    check("live_log_seq_positive", sql`${t.seq} > 0`),
  ],
);

/** What is known of a stream without folding it; written by the statement that appends to it. */
export const liveStreams = pgTable(
  "live_streams",
  {
    stream: text("stream").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Rises when a session that nobody came to is confirmed again. */
    run: integer("run").notNull(),
    /** Null for the stream of the session itself. */
    team: text("team"),
    head: integer("head").notNull(),
    summary: json("summary"),
    nextDeadline: millis("next_deadline"),
    /** A node works on the deadline until then; afterwards another may. */
    claimedUntil: millis("claimed_until").notNull().default(0),
  },
  (t) => [
    index("live_streams_session").on(t.sessionId),
    index("live_streams_due").on(t.nextDeadline).where(sql`${t.nextDeadline} is not null`),
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

/** Who is connected, at which node. The newest connection of a person wins: it has the highest epoch. */
export const liveConnections = pgTable(
  "live_connections",
  {
    /** The session's stream. */
    room: text("room").notNull(),
    person: text("person").notNull(),
    epoch: integer("epoch").notNull(),
    node: uuid("node").notNull(),
    /** Null while connected; else when the seat is given up. */
    graceEndsAt: millis("grace_ends_at"),
    /** Set once the seat was given up. */
    expired: boolean("expired").notNull().default(false),
    /** Hash of the browser's secret: the same browser may always take its own seat over. */
    browser: text("browser").notNull(),
    /** Play milliseconds spent in the session in earlier connections, and when this one began. */
    presentMs: doublePrecision("present_ms").notNull().default(0),
    presentFrom: doublePrecision("present_from").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.room, t.person] }),
    index("live_connections_node").on(t.node),
    // Looked at every second; those who are gone stay in the table and out of this.
    index("live_connections_grace").on(t.graceEndsAt).where(sql`not ${t.expired}`),
  ],
);

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

/** Speaking seconds by seat; folded into bands with the scorecard and then deleted. */
export const voiceSeconds = pgTable(
  "voice_seconds",
  {
    stream: text("stream").notNull(),
    seat: text("seat").notNull(),
    seconds: doublePrecision("seconds").notNull(),
  },
  (t) => [primaryKey({ columns: [t.stream, t.seat] })],
);

/** The analysis of a team, kept when the voice seconds it used are gone. */
export const teamAnalyses = pgTable("team_analyses", {
  stream: text("stream").primaryKey(),
  analysis: json("analysis").notNull(),
  createdAt: createdAt(),
});
