import { checkInStatements, checkInWaves } from "@lantern/contract/choices";
import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { companies } from "./companies.ts";

const companyId = () =>
  uuid("company_id")
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" });

/**
 * What participants respond to the check-in, by pseudonym: only the server's key tells whose it is. A unit is a series,
 * or a session that is in none. There is no time, because the order of responses would say more than they do.
 */
export const checkIns = pgTable(
  "check_ins",
  {
    unitId: uuid("unit_id").notNull(),
    pseudonym: text("pseudonym").notNull(),
    wave: text("wave", { enum: checkInWaves }).notNull(),
    companyId: companyId(),
    /** From 1 (disagree) to 5 (agree); null: skipped. */
    contacts: integer("contacts"),
    voice: integer("voice"),
    belonging: integer("belonging"),
  },
  (t) => [
    primaryKey({ columns: [t.unitId, t.pseudonym, t.wave] }),
    index("check_ins_company").on(t.companyId),
    index("check_ins_pseudonym").on(t.pseudonym),
    ...checkInStatements.map((id) => check(`check_ins_${id}_range`, sql`${t[id]} between 1 and 5`)),
  ],
);

/** Whole units whose responses are released together, wave by wave. A batch never changes. */
export const checkInBatches = pgTable(
  "check_in_batches",
  {
    companyId: companyId(),
    number: integer("number").notNull(),
    units: uuid("units").array().notNull(),
    /** The number of people of each unit who are not counted. */
    leftOutCounts: integer("left_out_counts").array().notNull(),
    /** The pseudonyms that are not counted in any wave, drawn at random. */
    leftOut: text("left_out").array().notNull(),
    closedAt: moment("closed_at").notNull(),
    /** The waves that were released, or can no longer be. */
    done: text("done", { enum: checkInWaves }).array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.number] })],
);

/** All that remains of a wave of a batch once its responses are deleted: sums over at least five people. */
export const checkInReleases = pgTable(
  "check_in_releases",
  {
    companyId: companyId(),
    batch: integer("batch").notNull(),
    wave: text("wave", { enum: checkInWaves }).notNull(),
    /** A statement, or `all`. */
    measure: text("measure", { enum: [...checkInStatements, "all"] }).notNull(),
    people: integer("people").notNull(),
    units: integer("units").notNull(),
    /** Of the mean changes of the units, and of their squares. */
    sum: doublePrecision("sum").notNull(),
    squares: doublePrecision("squares").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.batch, t.wave, t.measure] }),
    check("check_in_releases_large", sql`${t.people} >= 5`),
  ],
);
