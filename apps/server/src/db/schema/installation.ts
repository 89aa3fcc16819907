import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";

/** One row: what belongs to this database and not to a node. */
export const installation = pgTable(
  "installation",
  {
    one: integer("one").primaryKey().default(1),
    /** A digest by which a start detects another `APP_KEY`. */
    appKeyDigest: text("app_key_digest").notNull(),
  },
  (t) => [check("installation_one_row", sql`${t.one} = 1`)],
);
