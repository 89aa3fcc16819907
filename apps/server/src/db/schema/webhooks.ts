import type { WebhookEvent } from "@lantern/contract/choices";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { companies } from "./companies.ts";

/** An address that a company wants its events sent to. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: key(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** `signed` gets the events as JSON; the other two get a message to read in a channel. */
    kind: text("kind", { enum: ["signed", "slack", "teams"] }).notNull(),
    url: text("url").notNull(),
    events: text("events").array().$type<WebhookEvent[]>().notNull(),
    /** The signing secret is computed from this number, so that a new one makes a new secret. */
    secretVersion: integer("secret_version").notNull().default(1),
    /** When this secret replaced the one before, which signs as well for a while. */
    secretChangedAt: moment("secret_changed_at"),
    /** The first failure since the last success. */
    failingSince: moment("failing_since"),
    /** While paused, deliveries wait. */
    pausedAt: moment("paused_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("webhooks_company").on(t.companyId),
    check("webhooks_kind_valid", sql`${t.kind} in ('signed', 'slack', 'teams')`),
  ],
);

/**
 * One event for one webhook, inserted by the function `webhook_event` in the transaction of the change. It names people
 * by their ids only, so a person who is deleted is not in it.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: key(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    companyId: uuid("company_id").notNull(),
    event: text("event").notNull(),
    /** What is sent, letter by letter: the signature covers it. */
    body: text("body").notNull(),
    /** The subject of an event that must be stored only once for each webhook. */
    once: text("once"),
    state: text("state", { enum: ["waiting", "delivered", "accepted", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    lastAt: moment("last_at"),
    nextAt: moment("next_at"),
    /** Of the last attempt: the HTTP status, the beginning of the response, or why there was none. */
    status: integer("status"),
    response: text("response"),
    error: text("error"),
    durationMs: integer("duration_ms"),
    createdAt: createdAt(),
  },
  (t) => [
    index("webhook_deliveries_list").on(t.webhookId, t.id),
    index("webhook_deliveries_company").on(t.companyId),
    uniqueIndex("webhook_deliveries_once").on(t.webhookId, t.once),
    check(
      "webhook_deliveries_state_valid",
      sql`${t.state} in ('waiting', 'delivered', 'accepted', 'failed')`,
    ),
  ],
);
