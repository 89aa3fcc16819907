import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contentOf } from "../backup/content.ts";
import { connect } from "../db/client.ts";
import { findBinaries, findEarlierBinaries } from "../db/embedded/binaries.ts";
import { majorOfData } from "../db/embedded/cluster.ts";
import { startEmbedded } from "../db/embedded/index.ts";
import { migrate } from "../db/migrate.ts";
import { moveToNewMajor } from "./move-to-new-major.ts";

/** Debian's: the only earlier version that a machine of ours has. */
const bin = "/usr/lib/postgresql/15/bin";
const config = { databaseUrl: null, backup: null, appKey: "an-example-key-that-opens-only-test-data-00" };
const { major } = findBinaries();

let dataDir: string;
let printed: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lantern-major-"));
  chmodSync(dataDir, 0o711);
  printed = [];
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const move = (folder: string | null = bin) =>
  moveToNewMajor({ ...config, dataDir }, folder, (line) => printed.push(line));

/** Data that PostgreSQL 15 wrote, of this version of ours. */
async function earlierRows() {
  const database = await startEmbedded({ dataDir, binaries: findEarlierBinaries(15, bin), durable: false });
  try {
    const { pool } = connect(database.url);
    await migrate(pool);
    await pool.query(
      "insert into companies (id, name) select gen_random_uuid(), 'Company ' || n from generate_series(1, 50) n",
    );
    await pool.end();
    return await contentOf(database.url);
  } finally {
    await database.stop();
  }
}
async function rowsNow() {
  const database = await startEmbedded({ dataDir, durable: false });
  try {
    return await contentOf(database.url);
  } finally {
    await database.stop();
  }
}

describe.skipIf(!existsSync(join(bin, "postgres")))("data of PostgreSQL 15", () => {
  test("stop a start with the command, which saves them and brings over every row", async () => {
    const before = await earlierRows();
    await expect(rowsNow()).rejects.toThrow(
      new RegExp(`holds data of PostgreSQL 15, this version runs ${major}: run .npm run upgrade-postgres.`),
    );
    await move();
    expect(printed[0]).toMatch(/^Saved in .*before-update-\d+T\d+\.age$/);
    expect(majorOfData(dataDir)).toBe(major);
    expect(await rowsNow()).toEqual(before);
    expect(readdirSync(dataDir).sort()).toEqual(
      expect.arrayContaining(["backups", "postgres", "postgres-15"]),
    );
    await move();
    expect(printed.at(-1)).toBe(`The data are of PostgreSQL ${major} already.`);
  }, 60_000);

  test("stay as they are when their programs are not there, or are of another version", async () => {
    const before = await earlierRows();
    for (const folder of [join(dataDir, "nowhere"), join(findBinaries().root, "native/bin")])
      await expect(move(folder)).rejects.toThrow(/there is no PostgreSQL 15 in .*--binaries/);
    expect(majorOfData(dataDir)).toBe(15);
    await move();
    expect(await rowsNow()).toEqual(before);
  }, 60_000);

  test("of a move that was killed before its end are brought over by the next, and after it used by a start", async () => {
    const before = await earlierRows();
    // Killed while the new files were made.
    cpSync(join(dataDir, "postgres"), join(dataDir, "postgres-new-major/postgres"), { recursive: true });
    await move();
    // Killed between the two steps of the exchange.
    renameSync(join(dataDir, "postgres"), join(dataDir, "postgres-moved"));
    renameSync(join(dataDir, "postgres-15"), join(dataDir, "postgres"));
    expect(await rowsNow()).toEqual(before);
    expect(majorOfData(join(dataDir))).toBe(major);
    expect(existsSync(join(dataDir, "postgres-15"))).toBe(true);
  }, 60_000);
});
