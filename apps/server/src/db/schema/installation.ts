import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** One row: what belongs to this database and not to a node. */
export const installation = pgTable(
  "installation",
  {
    one: integer("one").primaryKey().default(1),
    /** A digest by which a start detects another `APP_KEY`. */
    appKeyDigest: text("app_key_digest").notNull(),
    /** Since when nothing leaves this installation, because a backup was restored with `--quiet`; null: it is sent. */
    quietSince: moment("quiet_since"),
  },
  (t) => [check("installation_one_row", sql`${t.one} = 1`)],
);

/**
 * Always empty. `/readyz` writes rows into it and takes them back, to notice a full disk. Unlogged, so that this writes no
 * log of the database.
 */
export const diskProbe = pgTable("disk_probe", { filling: text("filling").notNull() });
