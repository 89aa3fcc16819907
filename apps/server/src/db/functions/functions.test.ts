import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database/test-database.ts";

/** Functions of ours, not of extensions, each with the triggers that call it. */
const query = `
  select p.proname as name, pg_get_functiondef(p.oid) as definition,
    (select string_agg(pg_get_triggerdef(t.oid), E';\n' order by t.tgrelid::regclass::text collate "C", t.tgname)
      from pg_trigger t where t.tgfoid = p.oid and not t.tgisinternal) as triggers
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** Whoever changes a function writes a migration; then this test, run with `-u`, writes the function's file. */
test("the files of this folder are the functions and triggers of a migrated database", async () => {
  const database = await testDatabase();
  const { rows } = await database.pool.query<{ name: string; definition: string; triggers: string | null }>(
    query,
  );
  await database.drop();
  for (const { name, definition, triggers } of rows)
    await expect(`${definition.trim()};\n${triggers === null ? "" : `\n${triggers};\n`}`).toMatchFileSnapshot(
      `${name}.sql`,
    );
  const files = rows.map(({ name }) => `${name}.sql`);
  const surplus = globSync("*.sql", { cwd: import.meta.dirname }).filter((file) => !files.includes(file));
  expect(surplus).toEqual([]);
});

test("of the snapshots of the schema, only the newest is kept", () => {
  const meta = `${import.meta.dirname}/../../../drizzle/meta`;
  expect(globSync("*_snapshot.json", { cwd: meta })).toHaveLength(1);
});
