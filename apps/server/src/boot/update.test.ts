import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tableRows } from "../../test/backup/table-rows.ts";
import { onServer, type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { saveBeforeUpdate } from "../backup/before-update.ts";
import { contentOf } from "../backup/content.ts";
import { openBackup, restore } from "../backup/restore.ts";
import { installation } from "../backup/signature.ts";
import { connect } from "../db/client.ts";
import { startEmbedded } from "../db/embedded/index.ts";
import { newestApplied, newestMigration } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { watchSchema } from "../db/watch-schema.ts";
import { loadConfig } from "../system/config.ts";
import { createLog } from "../system/log.ts";
import { openConfigured } from "./open-database.ts";

/** The demo company and a finished session, as a backup of the version that ended with this migration. */
const earlier = {
  file: fileURLToPath(new URL("../../test/backup/earlier/0001.age", import.meta.url)),
  key: { passphrase: "data of an earlier version" },
  appKey: "an-example-key-that-opens-only-test-data-00",
};
const log = createLog(0, () => {});
let dataDir: string;
const databases: TestDatabase[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lantern-update-"));
  vi.stubEnv("APP_KEY", earlier.appKey);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const database of databases.splice(0)) await database.drop();
  rmSync(dataDir, { recursive: true });
});

const configOf = (env: Record<string, string>) =>
  loadConfig({ DATA_DIR: dataDir, APP_KEY: earlier.appKey, ...env });
async function load(url: string): Promise<void> {
  const { pool } = connect(url);
  await restore(pool, await openBackup(earlier.file, earlier.key, "anybody"), () => {}, { update: false });
  await pool.end();
}
async function emptyDatabase(): Promise<TestDatabase> {
  const database = await testDatabase({ tables: false });
  databases.push(database);
  return database;
}
async function earlierDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  await load(database.url);
  return database;
}
const open = async (url: string) => {
  const opened = await openConfigured(configOf({ DATABASE_URL: url }), log);
  await opened.database.close();
};
/** Our migrations, and one that fails. */
function failingMigrations(sql: string): string {
  const folder = join(dataDir, "migrations");
  cpSync(fileURLToPath(new URL("../../drizzle", import.meta.url)), folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_fails" });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, "9999_fails.sql"), sql);
  return folder;
}
const fullDisk =
  "do $$ begin raise exception 'could not extend file: No space left' using errcode = '53100'; end $$;";
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe("an external database", () => {
  test("of the earlier version is saved and updated, and its data are the same", async () => {
    const database = await earlierDatabase();
    const [before, rows] = [await contentOf(database.url), await tableRows(database.url)];
    expect(await newestApplied(database.pool)).toBeLessThan(newestMigration());
    await open(database.url);
    expect(await newestApplied(database.pool)).toBe(newestMigration());
    expect(await tableRows(database.url, rows)).toEqual(rows);
    const [file, ...others] = readdirSync(join(dataDir, "backups"));
    expect(others).toEqual([]);
    // It goes back to the earlier version.
    const target = await emptyDatabase();
    const saved = await openBackup(
      join(dataDir, "backups", file!),
      { passphrase: earlier.appKey },
      installation(earlier.appKey),
    );
    await restore(target.pool, saved, () => {}, { update: false });
    expect((await contentOf(target.url)).tables).toEqual(before.tables);
    await open(database.url);
    expect(readdirSync(join(dataDir, "backups"))).toEqual([file]);
  });

  test("is saved beside the two newest files of earlier updates, and other files stay", async () => {
    const database = await earlierDatabase();
    const dir = join(dataDir, "backups");
    mkdirSync(dir);
    const others = ["lantern-20200101T000000.age", "before-update-20200101T000000.age.txt"];
    const updates = ["20200101T000000", "20210101T000000", "20220101T000000", "20230101T000000"];
    const files = updates.map((at) => `before-update-${at}.age`);
    for (const name of [...others, ...files, "before-update-20240101T000000.age.part"])
      writeFileSync(join(dir, name), "");
    await open(database.url);
    const stored = readdirSync(dir);
    const ofUpdates = stored.filter((name) => name.startsWith("before-update-") && name.endsWith(".age"));
    expect(ofUpdates).toHaveLength(3);
    expect(ofUpdates).toEqual(expect.arrayContaining(files.slice(2)));
    expect(stored.filter((name) => !ofUpdates.includes(name)).sort()).toEqual(others.sort());
  });

  test("that two nodes open at once is saved and updated once", async () => {
    const database = await earlierDatabase();
    await Promise.all([open(database.url), open(database.url)]);
    expect(await newestApplied(database.pool)).toBe(newestMigration());
    expect(readdirSync(join(dataDir, "backups"))).toHaveLength(1);
  });

  test.each([
    ["is rolled back", fullDisk],
    [
      "has changed tables is undone by the backup",
      `alter table users add surprise text; commit; begin; ${fullDisk}`,
    ],
  ])("whose update fails and %s: one line, and the data as they were", async (_, sql) => {
    const database = await earlierDatabase();
    const before = await contentOf(database.url);
    const config = configOf({ DATABASE_URL: database.url });
    const options = {
      save: (url: string) => saveBeforeUpdate(config, url),
      migrations: failingMigrations(sql),
    };
    const error = (await failure(openDatabase(config, log, options))) as Error;
    expect(error).toMatchObject({
      name: "StartError",
      message: expect.stringMatching(
        /No space left\)\. The data are as they were: start the earlier version again.*before-update-.*\.age\.$/,
      ),
    });
    expect(error.message).not.toContain("\n");
    expect(await contentOf(database.url)).toEqual(before);
    expect(await newestApplied(database.pool)).toBeLessThan(newestMigration());
    const columns = await database.pool.query(
      "select from information_schema.columns where column_name = 'surprise'",
    );
    expect(columns.rowCount).toBe(0);
    await open(database.url);
  });

  test("can be saved twice within a second, as when a failed update is tried again", async () => {
    const { url } = await earlierDatabase();
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T10:00:00.100Z") });
    try {
      const { file } = await saveBeforeUpdate(configOf({ DATABASE_URL: url }), url);
      vi.setSystemTime(new Date("2026-03-01T10:00:00.900Z"));
      expect((await saveBeforeUpdate(configOf({ DATABASE_URL: url }), url)).file).not.toBe(file);
    } finally {
      vi.useRealTimers();
    }
  });

  test("is not touched when it cannot be saved first", async () => {
    const database = await earlierDatabase();
    writeFileSync(join(dataDir, "backups"), "a file in the way");
    expect(await failure(open(database.url))).toMatchObject({
      name: "StartError",
      message: expect.stringMatching(
        /^The data were not updated, because the backup before it failed: .*EEXIST|ENOTDIR/,
      ),
    });
    expect(await newestApplied(database.pool)).toBeLessThan(newestMigration());
  });

  test("whose account has no rights is one line", async () => {
    const database = await emptyDatabase();
    const name = new URL(database.url).pathname.slice(1);
    await onServer(database.url, `create role ${name}_guest login password 'guest'`);
    await onServer(database.url, "revoke create on schema public from public");
    const url = new URL(database.url);
    url.username = `${name}_guest`;
    url.password = "guest";
    try {
      expect(await failure(open(url.href))).toMatchObject({
        name: "StartError",
        message: expect.stringMatching(
          /^DATABASE_URL: its account may not change the database \(.*\): make it the owner/,
        ),
      });
    } finally {
      await database.pool.query(`drop role ${name}_guest`);
    }
  });

  test("that a newer version has updated stops an older node, with one line", async () => {
    const database = await emptyDatabase();
    await open(database.url);
    const lines: string[] = [];
    const stop = watchSchema(database.pool, (line) => lines.push(line), 20);
    await database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', $1)",
      [newestMigration() + 1],
    );
    await vi.waitFor(() =>
      expect(lines).toEqual([expect.stringMatching(/^The database was changed by a newer/)]),
    );
    stop();
  });

  test("refuses another APP_KEY than the one it was used with", async () => {
    const database = await emptyDatabase();
    await open(database.url);
    vi.stubEnv("APP_KEY", "another-key-of-at-least-32-characters");
    const config = configOf({ DATABASE_URL: database.url, APP_KEY: "another-key-of-at-least-32-characters" });
    expect(await failure(openConfigured(config, log))).toMatchObject({
      name: "StartError",
      message: expect.stringMatching(/^APP_KEY is not the one[^\n]*set the earlier one[^\n]*$/),
    });
    vi.stubEnv("APP_KEY", earlier.appKey);
    await open(database.url);
  });
});

describe("RESTORE_FROM", () => {
  const signed = { RESTORE_FROM: earlier.file, BACKUP_PASSPHRASE: earlier.key.passphrase };
  const settings = { ...signed, RESTORE_SIGNER: "unsigned" };

  test("refuses a backup without our signature, and starts nothing", async () => {
    const database = await emptyDatabase();
    const config = configOf({ DATABASE_URL: database.url, ...signed });
    await expect(openConfigured(config, log)).rejects.toThrow(/^This backup is not signed.*RESTORE_SIGNER/);
    const wrong = configOf({ DATABASE_URL: database.url, ...signed, RESTORE_SIGNER: "anybody" });
    await expect(openConfigured(wrong, log)).rejects.toThrow(/signer must be/);
    const { rows } = await database.pool.query("select from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([]);
  });

  test("fills a database without tables, once, also when two nodes start", async () => {
    const database = await emptyDatabase();
    const config = configOf({ DATABASE_URL: database.url, ...settings });
    const opened = await Promise.all([openConfigured(config, log), openConfigured(config, log)]);
    for (const each of opened) await each.database.close();
    const { rows } = await database.pool.query("select count(*)::int as people from consumers");
    expect(rows[0].people).toBeGreaterThan(5);
    await database.pool.query("delete from notifications");
    await database.pool.query("update users set first_name = 'Changed'");
    const again = await openConfigured(config, log);
    await again.database.close();
    const names = await database.pool.query("select distinct first_name from users");
    expect(names.rows).toEqual([{ first_name: "Changed" }]);
  });

  test("takes over the key of the backup where none is set, and refuses another one", async () => {
    vi.stubEnv("APP_KEY", "");
    const database = await emptyDatabase();
    const config = configOf({ DATABASE_URL: database.url, APP_KEY: "", ...settings });
    const opened = await openConfigured(config, log);
    await opened.database.close();
    expect(opened.config.appKey).toBe(earlier.appKey);

    vi.stubEnv("APP_KEY", "another-key-of-at-least-32-characters");
    const other = await emptyDatabase();
    const wrong = configOf({ DATABASE_URL: other.url, ...settings });
    expect(await failure(openConfigured(wrong, log))).toMatchObject({
      message: expect.stringMatching(/^APP_KEY is not the key of this backup/),
    });
  });
});

describe("the built-in database", () => {
  async function earlierData() {
    const server = await startEmbedded({ dataDir });
    await load(server.url);
    const content = await contentOf(server.url);
    await server.stop();
    return content;
  }
  const copy = () => join(dataDir, "postgres-before-update");

  test("is copied while it is stopped, updated, and put back when the update fails", async () => {
    const before = await earlierData();
    const config = configOf({});
    const migrations = failingMigrations(`alter table users add surprise text; commit; begin; ${fullDisk}`);
    const error = (await failure(openDatabase(config, log, { migrations }))) as Error;
    expect(error).toMatchObject({
      name: "StartError",
      message: expect.stringMatching(/The data are as they were/),
    });
    expect(error.message).not.toContain("\n");
    expect(existsSync(copy())).toBe(false);
    const server = await startEmbedded({ dataDir });
    expect(await contentOf(server.url)).toEqual(before);
    const rows = await tableRows(server.url);
    await server.stop();

    const opened = await openDatabase(config, log);
    expect(await tableRows(opened.url, rows)).toEqual(rows);
    await opened.close();
    expect(existsSync(join(copy(), "PG_VERSION"))).toBe(true);
  }, 60_000);
});
