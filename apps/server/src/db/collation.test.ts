import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { databaseUrl, onServer, testDatabase } from "../../test/database/test-database.ts";
import { diagnose } from "../boot/diagnosis.ts";
import { connect } from "./client.ts";
import { changedCollations } from "./collation.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";

const external = inject("externalDatabase");

test.skipIf(!external)(
  "a collation that changed is one line of the doctor and of the start, with what to rebuild, until that is done",
  async () => {
    if (!external) throw new Error("skipped");
    const name = `lantern_collation_${randomBytes(6).toString("hex")}`;
    const dataDir = mkdtempSync(join(tmpdir(), "lantern-collation-"));
    await onServer(
      external,
      `create database ${name} template template0 locale_provider icu icu_locale 'en-US' locale 'C'`,
    );
    const url = databaseUrl(external, name);
    const { pool } = connect(url);
    const lines = async () =>
      (await diagnose({ DATABASE_URL: url, DATA_DIR: dataDir })).flatMap(({ state, text }) =>
        /collation/.test(text) ? [[state, text]] : [],
      );
    const warnings = async () => {
      const logged: string[] = [];
      const databaseConnections = { general: 2, live: 2 };
      const config = { databaseUrl: url, databaseConnections, dataDir, origin: "http://localhost:3000" };
      const opened = await openDatabase(config, { warn: (...line: unknown[]) => logged.push(String(line)) });
      await opened.close();
      return logged.filter((line) => line.includes("collation"));
    };
    try {
      await migrate(pool);
      expect(await lines()).toEqual([["ok", "the collation is that of the indexes"]]);
      expect(await warnings()).toEqual([]);

      await pool.query("update pg_database set datcollversion = '1.0' where datname = current_database()");
      const [[state, text] = []] = await lines();
      expect(state).toBe("wrong");
      expect(text).toMatch(
        new RegExp(
          `^the collation of database ${name} has changed from version 1\\.0 to \\d[\\d.]*, so \\d{2,} indexes of text can miss rows: .*"reindex database".*"alter database ${name} refresh collation version"$`,
        ),
      );
      expect(await warnings()).toEqual([text]);

      // A collation of one index is named as well, and one that no index uses is not.
      await pool.query(`create collation used (provider = icu, locale = 'de');
        create collation unused (provider = icu, locale = 'sv');
        create index by_name_of_test on companies (name collate used);
        update pg_collation set collversion = '2.0' where collname in ('used', 'unused')`);
      const both = (await lines()).map(([, line]) => line);
      expect(both).toHaveLength(2);
      expect(both[0]).toContain("collation of collation used has changed from version 2.0");
      expect(both[0]).toContain('"alter collation used refresh version"');

      // What the lines say helps.
      await pool.query(`reindex database ${name}`);
      await pool.query(`alter database ${name} refresh collation version`);
      await pool.query("alter collation used refresh version");
      expect(await lines()).toEqual([["ok", "the collation is that of the indexes"]]);
    } finally {
      await pool.end();
      await onServer(external, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true });
    }
  },
  60_000,
);

test("a database without versions of its collation has nothing to rebuild", async () => {
  const database = await testDatabase();
  expect(await changedCollations(database.pool)).toEqual([]);
  await database.drop();
});
