import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { foldSessions } from "../../../test/backup/finished-session.ts";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database.ts";
import { backUp } from "../../backup/backup.ts";
import { contentOf } from "../../backup/content.ts";
import { backupHeader } from "../../backup/header.ts";
import { openBackup, restore } from "../../backup/restore.ts";
import { drill } from "./drill.ts";

/** Data of the first version, with a session that was played with its rules, after the update to this one. */
const earlier = {
  file: fileURLToPath(new URL("../../../test/backup/earlier/0001.age", import.meta.url)),
  key: { passphrase: "data of an earlier version" },
  appKey: "an-example-key-that-opens-only-test-data-00",
};
const lock = { passphrase: "sixteen lanterns in a row" };
let t: TestApplication;
let updated: TestDatabase;
let folder: string;

beforeAll(async () => {
  t = await testApplication();
  updated = await testDatabase({ tables: false });
  folder = mkdtempSync(join(tmpdir(), "lantern-earlier-"));
  await restore(updated.pool, await openBackup(earlier.file, earlier.key, "anybody"), () => {});
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await updated.drop();
  await t.close();
});

async function drillTonight(name: string) {
  const file = join(folder, name);
  const scratch = await testDatabase({ tables: false });
  try {
    const header = await backupHeader(updated.url, earlier.appKey);
    const expected = await contentOf(updated.url);
    await backUp({ database: updated.url, header, lock, to: file });
    const { appKey } = earlier;
    return await drill({
      file,
      key: lock,
      scratch: scratch.url,
      appKey,
      expected,
      foldSessions: foldSessions(t),
    });
  } finally {
    await scratch.drop();
  }
}

test("the drill of the night after an update proves the backup, and folds the earlier session to its end", {
  timeout: 60_000,
}, async () => {
  const { rows, companies, sessions, links, difference } = await drillTonight("whole.age");
  expect([companies, sessions, links, difference]).toEqual([2, 1, 1, null]);
  expect(rows).toBeGreaterThan(100);
});

test("it fails when a row of the earlier session's log is missing", { timeout: 60_000 }, async () => {
  await updated.pool.query(`
    begin; set local session_replication_role = replica;
    delete from live_log where seq = (select max(seq) / 2 from live_log); commit`);
  await expect(drillTonight("damaged.age")).rejects.toThrow(/lacks a row|cannot be folded/);
});
