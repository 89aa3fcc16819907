import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { users } from "./companies.ts";
import { consumers } from "./consumers.ts";
import { series } from "./series.ts";
import { sessions } from "./sessions.ts";

/**
 * One link by which people of the company take a seat themselves. Its id is in the link. That of a series gives seats of its
 * sessions, each of which has a row of its own: seats are counted, and people wait, by session.
 */
export const enrollments = pgTable(
  "enrollments",
  {
    id: key(),
    companyId: uuid("company_id").notNull(),
    sessionId: uuid("session_id"),
    /** Instead of a session. */
    seriesId: uuid("series_id"),
    /** The most people who come by the link; null: as many as the session has seats. */
    seats: integer("seats"),
    /** Nobody enrolls after this; null: until the start. */
    closesAt: moment("closes_at"),
    /** When an administrator closed it. */
    closedAt: moment("closed_at"),
    /** Who invites. */
    openedBy: uuid("opened_by").references(() => users.id, { onDelete: "set null" }),
    /** How many have given their seat back. Nobody learns who. */
    withdrawn: integer("withdrawn").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique("enrollments_session").on(t.sessionId),
    unique("enrollments_series").on(t.seriesId),
    unique("enrollments_id_company").on(t.id, t.companyId),
    foreignKey({
      name: "enrollments_session_fk",
      columns: [t.sessionId, t.companyId],
      foreignColumns: [sessions.id, sessions.companyId],
    }).onDelete("cascade"),
    foreignKey({
      name: "enrollments_series_fk",
      columns: [t.seriesId, t.companyId],
      foreignColumns: [series.id, series.companyId],
    }).onDelete("cascade"),
    check("enrollments_of_one", sql`num_nonnulls(${t.sessionId}, ${t.seriesId}) = 1`),
    check("enrollments_seats_range", sql`${t.seats} between 1 and 300`),
  ],
);

/** A browser that proves an address to enroll: by an emailed code, or by the company's provider. For some minutes. */
export const enrollmentProofs = pgTable(
  "enrollment_proofs",
  {
    tokenHash: text("token_hash").primaryKey(),
    enrollmentId: uuid("enrollment_id")
      .notNull()
      .references(() => enrollments.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    /** Null: the company's provider has proved the address. */
    codeHash: text("code_hash"),
    /** Wrong codes that this browser has sent. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    index("enrollment_proofs_expiry").on(t.expiresAt),
    index("enrollment_proofs_enrollment").on(t.enrollmentId),
  ],
);

/** People who wait for a seat, in order of their ids. */
export const enrollmentWaits = pgTable(
  "enrollment_waits",
  {
    id: key(),
    companyId: uuid("company_id").notNull(),
    enrollmentId: uuid("enrollment_id").notNull(),
    consumerId: uuid("consumer_id").notNull(),
    /** A free seat is reserved for them until then. */
    offeredUntil: moment("offered_until"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("enrollment_waits_once").on(t.enrollmentId, t.consumerId),
    foreignKey({
      name: "enrollment_waits_enrollment_fk",
      columns: [t.enrollmentId, t.companyId],
      foreignColumns: [enrollments.id, enrollments.companyId],
    }).onDelete("cascade"),
    foreignKey({
      name: "enrollment_waits_consumer_fk",
      columns: [t.consumerId, t.companyId],
      foreignColumns: [consumers.id, consumers.companyId],
    }),
    index("enrollment_waits_consumer").on(t.consumerId),
  ],
);
