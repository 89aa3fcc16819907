import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";

/** Scheduled backups and their drills: one row for each attempt. */
export const backups = pgTable("backups", {
  id: key(),
  startedAt: moment("started_at").notNull(),
  /** When it was written, or failed. */
  endedAt: moment("ended_at"),
  /** Name in the folder for backups; null: it was not written. */
  file: text("file"),
  bytes: bigint("bytes", { mode: "number" }),
  rows: bigint("rows", { mode: "number" }),
  /** Why there is no file, in one line. */
  failure: text("failure"),
  /** Why the program of `BACKUP_AFTER` failed, in one line. */
  afterFailure: text("after_failure"),
  /** When its drill succeeded. */
  provenAt: moment("proven_at"),
  /** Why its drill failed, in one line. */
  drillFailure: text("drill_failure"),
});
