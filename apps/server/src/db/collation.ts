import type pg from "pg";

/** Text was sorted by one version of a collation, and is now sorted by another: indexes can miss rows. */
interface ChangedCollation {
  /** What has it: `database "lantern"`, or `collation "de-x-icu"`. */
  name: string;
  /** The version that the indexes were built with, and that of the library now. */
  before: string;
  now: string;
  /** Indexes that are sorted by it. */
  indexes: number;
  /** SQL that says that they have been rebuilt. */
  refresh: string;
}

const oldestWithVersions = 150_000;

/**
 * The collations whose library is another than when the indexes were built, as after an update of the system. Null: this
 * PostgreSQL does not note the versions.
 */
export async function changedCollations(pool: pg.Pool): Promise<ChangedCollation[] | null> {
  const { rows: versions } = await pool.query<{ number: number }>(
    "select current_setting('server_version_num')::int as number",
  );
  if ((versions[0]?.number ?? 0) < oldestWithVersions) return null;
  const { rows } = await pool.query<ChangedCollation>(`
    select 'database ' || quote_ident(datname) as name, datcollversion as before,
        pg_database_collation_actual_version(oid) as now,
        (select count(*)::int from pg_index where 'pg_catalog."default"'::regcollation = any(indcollation)) as indexes,
        format('alter database %I refresh collation version', datname) as refresh
      from pg_database
      where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)
    union all
    select 'collation ' || quote_ident(collname), collversion, pg_collation_actual_version(c.oid), used.indexes,
        format('alter collation %s refresh version', c.oid::regcollation)
      from pg_collation c, lateral
        (select count(*)::int as indexes from pg_index where c.oid = any(indcollation)) used
      where used.indexes > 0 and collversion <> pg_collation_actual_version(c.oid)
    order by name`);
  return rows;
}

/** One line that says what is wrong and what to do. */
export const describeCollation = ({ name, before, now, indexes, refresh }: ChangedCollation): string =>
  `the collation of ${name} has changed from version ${before} to ${now}, so ${indexes} indexes of text can miss rows: ` +
  `stop the server, run "reindex database" for this database, then "${refresh}"`;
