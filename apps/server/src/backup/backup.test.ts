import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import * as operations from "@lantern/contract/http";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sampled } from "../../../../scripts/lib/sample.ts";
import { type TestApplication, testApplication } from "../../test/application.ts";
import { framesOf, writeFrames } from "../../test/backup/forge.ts";
import { testBuyer } from "../../test/company.ts";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { type Connection, connect } from "../db/client.ts";
import { migrate, newestMigration } from "../db/migrate.ts";
import { seedDemo } from "../local/demo/seed.ts";
import { drawFile } from "../modules/billing/document-file.ts";
import { backUp } from "./backup.ts";
import { contentOf } from "./content.ts";
import type { Key } from "./encryption.ts";
import { type BackupHeader, decodeFrames, encodeFrame, type Frame } from "./frames.ts";
import { openBackup, restore } from "./restore.ts";
import { installation, publicKeyOf } from "./signature.ts";

const lock = { passphrase: "six boats in one harbor" };
const header: BackupHeader = {
  format: "lantern-hour-backup",
  version: 1,
  madeAt: "2026-11-23T08:00:00.000Z",
  app: "0.1.0",
  schema: newestMigration(),
  appKey: "k".repeat(43),
  signer: publicKeyOf("k".repeat(43)),
  settings: { PUBLIC_URL: "https://play.example.com" },
};

const ours = installation(header.appKey);
let folder: string;
let t: TestApplication;
let file: string;
const targets: TestDatabase[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lantern-backup-"));
  t = await testApplication();
  await seedDemo(t.context);
  // Of two documents the file of one is drawn.
  const buyer = await testBuyer(t);
  const body = { credits: 5, again: true };
  await buyer.owner(operations.createInvoice, { body });
  await drawFile(t.context, (await buyer.owner(operations.createInvoice, { body })).body.documents[0]!.id);
  file = join(folder, "demo.backup");
  await backUp({ database: t.database.url, header, lock, to: file });
}, 30_000);
afterEach(async () => {
  for (const target of targets.splice(0)) await target.drop();
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

async function emptyTarget(): Promise<TestDatabase> {
  const target = await testDatabase({ tables: false });
  targets.push(target);
  return target;
}

async function restoreInto(target: TestDatabase, path: string, key: Key = lock) {
  return restore(target.pool, await openBackup(path, key, ours));
}

describe("a whole backup", () => {
  test("restored into an empty database it is the same, row by row, with its jobs and sequences", async () => {
    const target = await emptyTarget();
    const end = await restoreInto(target, file);
    const [before, after] = [await contentOf(t.database.url), await contentOf(target.url)];
    expect(after).toEqual(before);
    expect(Object.keys(before.tables).length).toBeGreaterThan(30);
    expect(before.tables.jobs?.rows).toBeGreaterThan(0);
    const files = "select count(pdf)::int as drawn, count(facts)::int as waiting from document_files";
    expect((await target.pool.query(files)).rows).toEqual([{ drawn: 1, waiting: 1 }]);
    expect(end.rows).toBeGreaterThan(80);
    // The server starts on it.
    await migrate(target.pool);
  });

  test("its rules hold again: what only grows cannot be changed, and a balance stays within its bounds", async () => {
    const target = await emptyTarget();
    await restoreInto(target, file);
    await expect(target.pool.query("update audit_log set action = 'x'")).rejects.toThrow();
    await expect(target.pool.query("delete from credit_ledger")).rejects.toThrow();
    await expect(target.pool.query("delete from document_files")).rejects.toThrow("never change");
    await expect(target.pool.query("delete from companies")).rejects.toThrow(/foreign key|violates/);
  });

  test("nobody reads it without the key, and its header says what a second machine needs", async () => {
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    expect(bytes.includes("northwind.example")).toBe(false);
    expect((await openBackup(file, lock, ours)).header).toEqual(header);
  });

  test("a recipient's identity opens it as well", async () => {
    const identity = await generateIdentity();
    const to = join(folder, "recipient.backup");
    const recipient = await identityToRecipient(identity);
    await backUp({ database: t.database.url, header, lock: { recipient }, to });
    expect((await openBackup(to, { identity }, ours)).header).toEqual(header);
    await expect(openBackup(to, lock, ours)).rejects.toThrow("The key does not open this backup");
  });
});

describe("a fault has one line, and the target stays without data", () => {
  const damaged = (name: string, change: (bytes: Buffer) => Buffer | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, change(readFileSync(file)));
    return path;
  };
  /** A file with a right key and checksum, whose frames were changed before they were encrypted. */
  const forged = async (name: string, change: (frames: Frame[]) => Frame[]) => {
    return writeFrames(change(await framesOf(t.database.url, header)), lock, join(folder, name));
  };
  const otherKey = "o".repeat(43);
  /** Without the signer, unless it is given. */
  const withHeader = (name: string, change: Partial<BackupHeader>) => {
    const { signer: _, ...unsigned } = header;
    return forged(name, ([, ...frames]) => [
      { type: "header", value: { ...unsigned, ...change } },
      ...frames,
    ]);
  };
  const flip = (bytes: Buffer, at: number) => {
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  };
  const withoutFirst = (frames: Frame[], is: (frame: Frame) => boolean) => {
    const at = frames.findIndex(is);
    return frames.filter((_, index) => index !== at);
  };

  const faults: [string, () => string | Promise<string>, RegExp, Key?][] = [
    ["a missing file", () => join(folder, "nowhere"), /cannot be read/],
    ["a wrong passphrase", () => file, /key does not open/, { passphrase: "seven boats in one harbor" }],
    ["another file", () => damaged("foreign", () => Buffer.from("PGDMP and more")), /is not a backup/],
    ["an empty file", () => damaged("empty", () => Buffer.alloc(0)), /is not a backup/],
    [
      "a file cut in its middle",
      () => damaged("half", (all) => all.subarray(0, all.length / 2)),
      /damaged|cut off/,
    ],
    [
      "a file without its last bytes",
      () => damaged("tail", (all) => all.subarray(0, -20)),
      /damaged|cut off/,
    ],
    ["a changed byte", () => damaged("flip", (all) => flip(all, all.length >> 1)), /damaged|cut off/],
    ["bytes after the end", () => damaged("more", (all) => Buffer.concat([all, all])), /damaged|cut off/],
    [
      "a newer version's backup",
      () =>
        forged("newer", (frames) =>
          frames.map((each) =>
            each.type === "header" ? { ...each, value: { ...each.value, schema: header.schema + 1 } } : each,
          ),
        ),
      /newer version/,
    ],
    [
      "a table that is missing",
      () =>
        forged("less", (frames) => {
          const from = frames.findIndex((each) => each.type === "table" && each.value.name === "users");
          const to = frames.findIndex((each, at) => at > from && each.type === "tableEnd");
          return [...frames.slice(0, from), ...frames.slice(to + 1)];
        }),
      /lacks users/,
    ],
    [
      "rows that are missing",
      () => forged("rows", (all) => withoutFirst(all, (each) => each.type === "rows")),
      /not those/,
    ],
    ["a backup that nobody signed", () => withHeader("nobody", {}), /^This backup is not signed.*--unsigned/],
    [
      "a backup of another installation",
      () => withHeader("other", { appKey: otherKey, signer: publicKeyOf(otherKey) }),
      /^Another installation signed this backup.*--signer/,
    ],
    [
      "a backup that names our signature and has another one",
      () => withHeader("claimed", { appKey: otherKey, signer: publicKeyOf(header.appKey) }),
      /^The signature of this backup is wrong/,
    ],
    ["an end that is missing", () => forged("end", (all) => all.slice(0, -1)), /end is missing/],
    [
      "an unknown table",
      () =>
        forged("unknown", (frames) =>
          frames.map((each) =>
            each.type === "table" && each.value.name === "users"
              ? { ...each, value: { ...each.value, name: "visitors" } }
              : each,
          ),
        ),
      /unknown table visitors/,
    ],
  ];

  test.each(sampled(faults, 3))("%s", async (_, make, message, key = lock) => {
    let target: TestDatabase | undefined;
    const failing = async () => {
      const backup = await openBackup(await make(), key, ours);
      target = await emptyTarget();
      await restore(target.pool, backup);
    };
    const error = await failing().catch((fault: Error) => fault);
    expect(error).toMatchObject({ name: "StartError", message: expect.stringMatching(message) });
    expect((error as Error).message).not.toContain("\n");
    if (target) expect((await target.pool.query("select from users")).rowCount).toBe(0);
  });

  test("a database with tables is left as it is", async () => {
    const target = await emptyTarget();
    await target.pool.query("create table notes (text text)");
    await expect(restoreInto(target, file)).rejects.toThrow(/not empty/);
    expect((await target.pool.query("select from notes")).rowCount).toBe(0);
  });

  test("a file that exists is not written over", async () => {
    const before = readFileSync(file);
    await expect(backUp({ database: t.database.url, header, lock, to: file })).rejects.toThrow(/exists/);
    expect(readFileSync(file)).toEqual(before);
  });

  test("a folder that does not exist has one line, and ends the reading of the database", async () => {
    const to = join(folder, "nowhere", "backup");
    await expect(backUp({ database: t.database.url, header, lock, to })).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringContaining("was not written"),
    });
    const { rows } = await t.database.pool.query(
      "select from pg_stat_activity where datname = current_database() and query like 'copy%' and state <> 'idle'",
    );
    expect(rows).toEqual([]);
  });

  test("a short passphrase is refused, and nothing is written", async () => {
    const to = join(folder, "short.backup");
    const short = { passphrase: "lantern" };
    await expect(backUp({ database: t.database.url, header, lock: short, to })).rejects.toThrow(
      /at least 16/,
    );
    expect(() => readFileSync(to)).toThrow();
  });
});

describe("a database of an account that is no superuser", () => {
  /** A database and its account; both are removed afterwards. */
  async function ofAccount(name: string, grant: string, work: (database: Connection) => Promise<void>) {
    const { url, pool } = await emptyTarget();
    await pool.query(`create role ${name} login password 'secret'`);
    await pool.query(grant);
    const own = connect(Object.assign(new URL(url), { username: name, password: "secret" }).href);
    try {
      await work(own);
    } finally {
      await own.pool.end();
      await pool.query(`reassign owned by ${name} to current_user; drop owned by ${name}; drop role ${name}`);
    }
  }
  const owns = (name: string) =>
    `do $$ begin execute format('alter database %I owner to ${name}', current_database()); end $$`;

  // A schema with the name of the account comes before "public" where tables are made.
  test.each(sampled(["lantern_hour", "lantern"], 2))(
    "is restored, also when the account is called %s",
    async (name) => {
      await ofAccount(name, owns(name), async ({ pool }) => {
        await restore(pool, await openBackup(file, lock, ours));
        const { rows } = await pool.query("select to_regclass('public.users') is not null as ours");
        expect(rows).toEqual([{ ours: true }]);
      });
    },
  );

  test("without rights is one line", async () => {
    await ofAccount("visitor", "revoke create on schema public from public", async ({ pool }) => {
      await expect(restore(pool, await openBackup(file, lock, ours))).rejects.toMatchObject({
        name: "StartError",
        message: expect.stringMatching(/^The backup does not fit this database: permission denied[^\n]*$/),
      });
    });
  });
});

test("an interrupted restore keeps the server from starting, and is run again", async () => {
  const target = await emptyTarget();
  const { header: read, frames } = await openBackup(file, lock, ours);
  async function* interrupted() {
    let count = 0;
    for await (const frame of frames) {
      if (++count > 40) throw new Error("killed");
      yield frame;
    }
  }
  await expect(restore(target.pool, { header: read, frames: interrupted() })).rejects.toThrow("killed");
  await expect(migrate(target.pool)).rejects.toThrow(/restore into this database did not finish/);
  await restoreInto(target, file);
  await migrate(target.pool);
  expect(await contentOf(target.url)).toEqual(await contentOf(t.database.url));
});

test("frames are read from chunks of any size", async () => {
  const frames: Frame[] = [
    { type: "header", value: header },
    { type: "rows", value: Buffer.from("a\tb\n") },
    { type: "end", value: { tables: 0, rows: 1, sequences: {} } },
  ];
  const bytes = Buffer.concat(frames.map(encodeFrame));
  for (const size of [1, 3, 7, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    expect(await Array.fromAsync(decodeFrames(Readable.from(chunks)))).toEqual(frames);
  }
});
