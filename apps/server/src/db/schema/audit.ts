import type { JsonObject } from "@lantern/contract/http";
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, key } from "./columns.ts";
import { companies } from "./companies.ts";

/**
 * Who did what. Append-only: triggers reject changes, and deletions other than of expired entries. Entries outlive the
 * people in them, so `userId` is no foreign key, and `detail` has only ids, numbers and names of fields.
 *
 * The entries of a company form a chain, and so do those of the platform: when a transaction ends, a trigger gives each
 * of its entries the next number and a hash of its contents and of the hash before it.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: key(),
    /** Null for a change of the platform itself. */
    companyId: uuid("company_id").references(() => companies.id),
    /** Null if no person acted, as with a job or an event of the payment provider. */
    userId: uuid("user_id"),
    /** The key for programs that acted for this user. */
    keyId: uuid("key_id"),
    /** What was done: `session.confirm`. */
    action: text("action").notNull(),
    /** The subject: `session:{id}`. */
    subject: text("subject").notNull(),
    detail: jsonb("detail").$type<JsonObject>(),
    /** Of the request that did it, or whose job did. */
    requestId: text("request_id"),
    createdAt: createdAt(),
    /** Position in the chain, from 1. Set by the trigger, as are the next three. */
    number: bigint("number", { mode: "number" }),
    /** Hashes of the entry's values in `audit_values`, by whom they are about. They stay when the values are erased. */
    valueHashes: jsonb("value_hashes").$type<Record<string, string>>(),
    previousHash: text("previous_hash"),
    hash: text("hash"),
  },
  (t) => [index("audit_log_company").on(t.companyId, t.id), index("audit_log_created").on(t.createdAt)],
);

/**
 * What an entry says about a person or company and may have to be erased: addresses, and what a change replaced by what.
 */
export const auditValues = pgTable(
  "audit_values",
  {
    entryId: uuid("entry_id")
      .notNull()
      .references(() => auditLog.id, { onDelete: "cascade" }),
    /** Whom the values are about, and with whom they are erased: `user:{id}`, `consumer:{id}`, `company:{id}`. */
    about: text("about").notNull(),
    /** Makes the hash useless for guessing an erased value. */
    salt: text("salt").notNull(),
    value: jsonb("value").$type<AuditValue>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.about] }), index("audit_values_about").on(t.about)],
);

export interface AuditValue {
  /** The network address of the request. */
  address?: string;
  before?: JsonObject;
  after?: JsonObject;
}

/** Where each chain ends, and where it begins since expired entries were deleted. */
export const auditChains = pgTable("audit_chains", {
  /** Its company, or the id of zeros for the platform. */
  id: uuid("id").primaryKey(),
  number: bigint("number", { mode: "number" }).notNull().default(0),
  hash: text("hash").notNull().default(""),
  /** Of the last entry that expired. */
  expiredNumber: bigint("expired_number", { mode: "number" }).notNull().default(0),
  expiredHash: text("expired_hash").notNull().default(""),
});
