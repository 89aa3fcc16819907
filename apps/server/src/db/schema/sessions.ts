import { replyKinds, replyRsvps } from "@lantern/contract/choices";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { companies, users } from "./companies.ts";
import { consumers } from "./consumers.ts";
import { series } from "./series.ts";

export const sessions = pgTable(
  "sessions",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id),
    /** The series that it was planned in; null for a session planned alone. */
    seriesId: uuid("series_id"),
    status: text("status", { enum: ["draft", "confirmed", "live", "completed", "cancelled"] })
      .notNull()
      .default("draft"),
    archivedAt: moment("archived_at"),
    title: text("title").notNull(),
    experience: text("experience"),
    /** The company's words in this session's story; null: those that it has for all. */
    cameos: jsonb("cameos").$type<Record<string, string>>(),
    /** The compiled story of this session, whatever is deployed later. Set at confirmation. */
    packHash: text("pack_hash"),
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    timezone: text("timezone"),
    seats: integer("seats"),
    language: text("language").notNull().default("en"),
    hosting: text("hosting", { enum: ["autopilot", "host"] })
      .notNull()
      .default("autopilot"),
    notes: text("notes").notNull().default(""),
    /** Before the name in the invitation's first line; empty: only the name. */
    greeting: text("greeting").notNull().default(""),
    /** Where replies to the session's emails go; null: to the administrator who sends them. */
    replyTo: text("reply_to"),
    speed: real("speed").notNull().default(1),
    /** Credits reserved for seats not captured yet. A trigger adds them to the company's row. */
    creditsReserved: integer("credits_reserved").notNull().default(0),
    /** The code of a cost center of the company, which its seats are booked on. */
    costCenter: text("cost_center"),
    /** Calendar files about the current date have at least this number. It is above all that were sent before. */
    calendarSequence: integer("calendar_sequence").notNull().default(0),
    /** UID of its calendar files where an earlier version has sent some; null: made of the session's id. */
    calendarUid: text("calendar_uid"),
    /**
     * The administrator who sent the first invitation, as they were then. Calendar files name nobody else; null: there is
     * none yet, or they were deleted.
     */
    organizerId: uuid("organizer_id").references(() => users.id, { onDelete: "set null" }),
    organizerName: text("organizer_name"),
    organizerEmail: text("organizer_email"),
    /** Rises with every change by an administrator: the ETag. */
    version: integer("version").notNull().default(1),
    /** Who made the latest change, and when, so that a page can say that it is out of date. */
    updatedBy: uuid("updated_by").references(() => users.id, { onDelete: "set null" }),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /**
     * The position in the list: coming sessions by start, those without a start last, then past sessions, newest
     * first. In seconds; `1e12` is after every date, so past sessions begin there.
     */
    agenda: doublePrecision("agenda").generatedAlwaysAs(
      sql`case when status in ('draft', 'confirmed', 'live')
        then coalesce(extract(epoch from starts_at - timestamptz '1970-01-01 00:00:00+00'), 1e12)
        else 1e13 - extract(epoch from coalesce(starts_at, created_at) - timestamptz '1970-01-01 00:00:00+00')
        end::double precision`,
    ),
    createdAt: createdAt(),
    completedAt: moment("completed_at"),
  },
  (t) => [
    unique("sessions_id_company").on(t.id, t.companyId),
    foreignKey({
      name: "sessions_series_fk",
      columns: [t.seriesId, t.companyId],
      foreignColumns: [series.id, series.companyId],
    }),
    index("sessions_series").on(t.seriesId).where(sql`${t.seriesId} is not null`),
    // One for each order of the list. A page is read from its position in the index, however many there are.
    index("sessions_company_agenda").on(t.companyId, t.agenda, t.id),
    index("sessions_company_start").on(t.companyId, sql`coalesce(${t.startsAt}, 'infinity')`, t.id),
    index("sessions_company_title").on(t.companyId, sql`left(lower(${t.title}), 60)`, t.id),
    check("sessions_seats_range", sql`${t.seats} between 2 and 300`),
    check("sessions_speed_range", sql`${t.speed} between 1 and 60`),
    check("sessions_reserved_not_negative", sql`${t.creditsReserved} >= 0`),
    check(
      "sessions_reserve_only_while_open",
      sql`${t.status} in ('confirmed', 'live') or ${t.creditsReserved} = 0`,
    ),
    check(
      "sessions_complete_once_confirmed",
      sql`${t.status} in ('draft', 'cancelled') or (${t.experience} is not null and ${t.packHash} is not null
          and ${t.startsAt} is not null and ${t.timezone} is not null and ${t.seats} is not null)`,
    ),
  ],
);

/** A team planned by the administrator; the live session forms the teams that play. */
export const teams = pgTable(
  "teams",
  {
    id: key(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    position: integer("position").notNull().default(0),
  },
  (t) => [unique("teams_id_session").on(t.id, t.sessionId)],
);

/** An attendee. The keys ensure: once per session, in one team of that session, of the session's company. */
export const sessionConsumers = pgTable(
  "session_consumers",
  {
    sessionId: uuid("session_id").notNull(),
    consumerId: uuid("consumer_id").notNull(),
    companyId: uuid("company_id").notNull(),
    teamId: uuid("team_id"),
    /** Join links carry this number; raising it revokes those sent before. */
    linkVersion: integer("link_version").notNull().default(1),
    /** Emailed codes that were used. Codes carry this number, so using one ends it. */
    codesUsed: integer("codes_used").notNull().default(0),
    invitedAt: moment("invited_at"),
    /** When they took the seat themselves, by the link of the enrollment. Null: an administrator added them. */
    enrolledAt: moment("enrolled_at"),
    rsvp: text("rsvp", { enum: ["coming", "declined"] }),
    rsvpAt: moment("rsvp_at"),
    /** Since when they are connected to the lobby or the live session; null while they are not. */
    hereSince: moment("here_since"),
    /** When they first had a place in a team of the live session. */
    joinedAt: moment("joined_at"),
    /** When they had stayed long enough for a credit to be used. */
    attendedAt: moment("attended_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.consumerId] }),
    foreignKey({
      name: "session_consumers_session_fk",
      columns: [t.sessionId, t.companyId],
      foreignColumns: [sessions.id, sessions.companyId],
    }).onDelete("cascade"),
    foreignKey({
      name: "session_consumers_consumer_fk",
      columns: [t.consumerId, t.companyId],
      foreignColumns: [consumers.id, consumers.companyId],
    }),
    foreignKey({
      name: "session_consumers_team_fk",
      columns: [t.teamId, t.sessionId],
      foreignColumns: [teams.id, teams.sessionId],
    }),
    index("session_consumers_consumer").on(t.consumerId),
  ],
);

/**
 * The link version of a seat that was deleted. A trigger writes it, and another gives it to the seat when the person is
 * added again, so that what was revoked stays revoked.
 */
export const formerSeats = pgTable(
  "former_seats",
  {
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    consumerId: uuid("consumer_id")
      .notNull()
      .references(() => consumers.id, { onDelete: "cascade" }),
    linkVersion: integer("link_version").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.consumerId] }),
    index("former_seats_consumer").on(t.consumerId),
  ],
);

/**
 * What a person's calendar has of a session. It stays when their seat is deleted, so that a later file has a higher number
 * than the one that cancelled the entry.
 */
export const calendarEntries = pgTable(
  "calendar_entries",
  {
    sessionId: uuid("session_id").notNull(),
    consumerId: uuid("consumer_id").notNull(),
    companyId: uuid("company_id").notNull(),
    uid: text("uid").notNull(),
    /** The address of ORGANIZER. Null: the next file decides. */
    organizer: text("organizer"),
    /** SEQUENCE of the latest file. */
    sequence: integer("sequence").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.consumerId] }),
    foreignKey({
      name: "calendar_entries_session_fk",
      columns: [t.sessionId, t.companyId],
      foreignColumns: [sessions.id, sessions.companyId],
    }).onDelete("cascade"),
    foreignKey({
      name: "calendar_entries_consumer_fk",
      columns: [t.consumerId, t.companyId],
      foreignColumns: [consumers.id, consumers.companyId],
    }),
    index("calendar_entries_consumer").on(t.consumerId),
  ],
);

/**
 * What arrived for an invitation and changes no RSVP by itself: what a person wrote, or a calendar or email server. The
 * administrators read it on the session's page.
 */
export const unplacedReplies = pgTable(
  "unplaced_replies",
  {
    id: key(),
    sessionId: uuid("session_id").notNull(),
    /** Whose invitation it came for. */
    consumerId: uuid("consumer_id").notNull(),
    companyId: uuid("company_id").notNull(),
    kind: text("kind", { enum: replyKinds }).notNull(),
    /** What a calendar says of the person who replied. */
    rsvp: text("rsvp", { enum: replyRsvps }),
    /** The other address: who replied instead, or who comes instead. */
    address: text("address"),
    proposedStart: moment("proposed_start"),
    proposedEnd: moment("proposed_end"),
    text: text("text").notNull().default(""),
    /** Of the email, which a server may send twice. */
    digest: text("digest").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "unplaced_replies_session_fk",
      columns: [t.sessionId, t.companyId],
      foreignColumns: [sessions.id, sessions.companyId],
    }).onDelete("cascade"),
    foreignKey({
      name: "unplaced_replies_consumer_fk",
      columns: [t.consumerId, t.companyId],
      foreignColumns: [consumers.id, consumers.companyId],
    }),
    unique("unplaced_replies_once").on(t.sessionId, t.consumerId, t.kind, t.digest),
    index("unplaced_replies_consumer").on(t.consumerId),
  ],
);

/** What a participant agreed to or declined before the browser asked for it. The last choice counts. */
export const consents = pgTable(
  "consents",
  {
    sessionId: uuid("session_id").notNull(),
    consumerId: uuid("consumer_id").notNull(),
    kind: text("kind", { enum: ["camera", "microphone", "voice"] }).notNull(),
    given: boolean("given").notNull(),
    at: moment("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.consumerId, t.kind] }),
    foreignKey({
      name: "consents_seat_fk",
      columns: [t.sessionId, t.consumerId],
      foreignColumns: [sessionConsumers.sessionId, sessionConsumers.consumerId],
    }).onDelete("cascade"),
  ],
);

export const systemChecks = pgTable(
  "system_checks",
  {
    sessionId: uuid("session_id").notNull(),
    consumerId: uuid("consumer_id").notNull(),
    /** Result by check, such as `{ realtime: true }`. Whether it passed follows from them. */
    results: jsonb("results").$type<Record<string, boolean>>().notNull(),
    checkedAt: moment("checked_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.consumerId] }),
    foreignKey({
      name: "system_checks_seat_fk",
      columns: [t.sessionId, t.consumerId],
      foreignColumns: [sessionConsumers.sessionId, sessionConsumers.consumerId],
    }).onDelete("cascade"),
  ],
);
