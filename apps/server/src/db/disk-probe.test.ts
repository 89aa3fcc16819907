import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { externalPostgres } from "../../test/database/debian-postgres.ts";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { connect } from "./client.ts";
import { diskProbe } from "./disk-probe.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test("a probe leaves nothing behind, and is shared for fifteen seconds", async () => {
  let now = 0;
  const { pool } = database;
  const probe = diskProbe(pool, () => now);
  const fileOf = async () => (await pool.query("select pg_relation_filenode('disk_probe') as file")).rows;
  const before = await fileOf();
  await probe();
  expect((await pool.query("select * from disk_probe")).rowCount).toBe(0);
  expect(await fileOf()).toEqual(before);
  await pool.query("alter table disk_probe rename to gone");
  now = 14_999;
  await probe();
  now = 15_000;
  await expect(probe()).rejects.toThrow("disk_probe");
  await pool.query("alter table gone rename to disk_probe");
  now = 30_000;
  await probe();
});

test("a backup that reads the table is no fault", async () => {
  const client = await database.pool.connect();
  await client.query("begin; lock disk_probe in access share mode");
  await diskProbe(database.pool)();
  await client.query("rollback");
  client.release();
});

const small = "32m";
/** Only root can mount a small disk. */
const canMount = () => {
  const folder = mkdtempSync(join(tmpdir(), "lantern-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder]);
    return process.getuid?.() === 0;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
};

test.skipIf(!canMount())(
  "a full disk is noticed, and noticed to be over (skipped where nothing can be mounted)",
  async () => {
    const server = await externalPostgres();
    if (server === null) return;
    const folder = mkdtempSync(join(tmpdir(), "lantern-disk-"));
    const { pool } = connect(server.url);
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${small},mode=777`, "tmpfs", folder]);
      mkdirSync(join(folder, "space"));
      chownSync(join(folder, "space"), 65_534, 65_534);
      await pool.query(`create tablespace small location '${join(folder, "space")}'`);
      await pool.query("create unlogged table disk_probe (filling text not null) tablespace small");
      await pool.query("create unlogged table moves (text text) tablespace small");
      let now = 0;
      const probe = diskProbe(pool, () => now);
      await probe();
      const fill = "insert into moves select repeat('.', 1900) from generate_series(1, 500)";
      await expect(
        (async () => {
          for (;;) await pool.query(fill);
        })(),
      ).rejects.toMatchObject({ code: "53100" });
      // What fits into pages that exist is still stored.
      for (let row = 0; row < 60; row++) await pool.query("insert into moves values ('.')").catch(() => {});
      await pool.query("select 1");
      now += 15_000;
      await expect(probe()).rejects.toMatchObject({ code: "53100" });
      await pool.query("drop table moves");
      now += 15_000;
      await probe();
    } finally {
      await pool.end();
      await server.stop();
      execFileSync("umount", [folder]);
      rmdirSync(folder);
    }
  },
  60_000,
);
