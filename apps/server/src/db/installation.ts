import { createHash } from "node:crypto";
import type pg from "pg";

/**
 * The id of this installation: all nodes on one database have the same, and a copy that was restored into another
 * database has another one. So it is not stored in a table, but computed from what the PostgreSQL says of itself.
 */
export async function installationId(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select concat_ws(':', (select system_identifier from pg_control_system()),
       (select oid from pg_database where datname = current_database())) as id`,
  );
  return createHash("sha256").update(`installation:${rows[0]?.id}`).digest("base64url").slice(0, 16);
}
