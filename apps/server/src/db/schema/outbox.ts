import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { companies, users } from "./companies.ts";
import { consumers } from "./consumers.ts";
import { series } from "./series.ts";
import { sessions } from "./sessions.ts";

/** Every email, inserted in the transaction that causes it and sent by a job. */
export const outbox = pgTable(
  "outbox",
  {
    id: key(),
    kind: text("kind").notNull(),
    toAddress: text("to_address").notNull(),
    /** Who gets a copy. */
    cc: text("cc"),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    links: jsonb("links").$type<string[]>().notNull().default([]),
    calendar: jsonb("calendar").$type<{ method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string }>(),
    /** Ids of documents of the company, whose files are attached. */
    attachments: uuid("attachments").array().notNull().default(sql`'{}'::uuid[]`),
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    /** Set instead of a session for an email about several sessions of a series. */
    seriesId: uuid("series_id").references(() => series.id, { onDelete: "cascade" }),
    /** The administrator whose name is in it; null without one, or when they were deleted. */
    senderId: uuid("sender_id").references(() => users.id, { onDelete: "set null" }),
    consumerId: uuid("consumer_id").references(() => consumers.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    /** The subject of an email that must be stored only once. */
    once: text("once").unique(),
    attempts: integer("attempts").notNull().default(0),
    sentAt: moment("sent_at"),
    lastError: text("last_error"),
    /** Of reader and copy, who has it while the other's email server has not accepted it. */
    accepted: text("accepted").array().notNull().default(sql`'{}'::text[]`),
    /** When sending was given up, or when what was sent came back. The console lists these emails. */
    deadAt: moment("dead_at"),
  },
  (t) => [
    index("outbox_consumer").on(t.consumerId),
    index("outbox_seat").on(t.sessionId, t.consumerId, t.createdAt),
    index("outbox_series").on(t.seriesId, t.consumerId).where(sql`${t.seriesId} is not null`),
    index("outbox_dead").on(t.id).where(sql`${t.deadAt} is not null`),
    index("outbox_waiting").on(t.id).where(sql`${t.sentAt} is null`),
  ],
);
