import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as operations from "@lantern/contract/http";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { finishedSession, foldSessions } from "../../../test/backup/finished-session.ts";
import { changeColumn, writeFrames } from "../../../test/backup/forge.ts";
import { testAdmin } from "../../../test/company.ts";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database.ts";
import type { Frame } from "../../backup/frames.ts";
import { openBackup } from "../../backup/restore.ts";
import { installation } from "../../backup/signature.ts";
import { backups, outbox, sessionReports } from "../../db/schema/index.ts";
import type { BackupSettings } from "../../system/backup-settings.ts";
import { type BackupDeps, backUpTonight } from "./back-up.ts";
import { backupState } from "./backup-state.ts";

const lock = { passphrase: "six boats in one harbor" };
let t: TestApplication;
let admin: ApiClient;
let dir: string;
const lines: string[] = [];

beforeAll(async () => {
  t = await testApplication({}, {}, (line) => lines.push(line));
  ({ client: admin } = await testAdmin(t));
  await finishedSession(t);
}, 30_000);
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "lantern-nightly-"));
  lines.length = 0;
});
afterEach(async () => {
  rmSync(dir, { recursive: true });
  await t.database.db.delete(backups);
  await admin(operations.readNotifications);
  t.clock.advance(1);
});
afterAll(() => t.close());

async function withScratch<T>(work: (url: string) => Promise<T>): Promise<T> {
  const scratch: TestDatabase = await testDatabase({ tables: false });
  try {
    return await work(scratch.url);
  } finally {
    await scratch.drop();
  }
}

const deps = (settings: Partial<BackupSettings> = {}): BackupDeps => ({
  ...t.context,
  backup: { dir, lock, time: { hours: 3, minutes: 0 }, count: 3, after: null, ...settings },
  database: t.database.url,
  foldSessions: foldSessions(t),
  withScratch,
});
const unread = async () => {
  const { items } = (await admin(operations.listNotifications)).body;
  return items.filter(({ read_at }) => read_at === null);
};
const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "error");

/** Each night starts two database servers. */
const slow = { timeout: 60_000 };

describe("a night", () => {
  test("writes one file under its final name, proves it, and says so", slow, async () => {
    await backUpTonight(deps());
    const [file, ...others] = readdirSync(dir);
    expect(others).toEqual([]);
    expect(file).toMatch(/^lantern-\d{8}T\d{6}\.age$/);
    const { last, stored, proven } = await backupState(t.database.db);
    expect(last).toMatchObject({ file, failure: null, drillFailure: null, provenAt: t.clock.now() });
    expect(last?.bytes).toBe(readFileSync(join(dir, file!)).length);
    expect([stored?.id, proven?.id]).toEqual([last?.id, last?.id]);
    expect(await unread()).toEqual([]);
    expect(errors()).toEqual([]);
    const [proof] = lines.map((line) => JSON.parse(line)).filter(({ sessions }) => sessions);
    expect(proof).toMatchObject({ companies: 1, sessions: 1, links: 1 });
  });

  test(
    "for a recipient the drill opens the file with an identity that is then gone; the recipient's opens it",
    slow,
    async () => {
      const identity = await generateIdentity();
      const recipient = await identityToRecipient(identity);
      await backUpTonight(deps({ lock: { recipient } }));
      expect((await backupState(t.database.db)).proven).not.toBeNull();
      const [file] = readdirSync(dir);
      expect(
        (await openBackup(join(dir, file!), { identity }, installation(t.context.settings.appKey))).header
          .appKey,
      ).toBe(t.context.settings.appKey);
    },
  );

  test("keeps as many files as it should, and nothing half-stored; other files stay", slow, async () => {
    writeFileSync(join(dir, "notes.txt"), "");
    writeFileSync(join(dir, "lantern-20260101T030000.age.part"), "half");
    for (let night = 0; night < 3; night++) {
      await backUpTonight(deps({ count: 2 }));
      t.clock.advance(1);
    }
    const files = readdirSync(dir).sort();
    expect(files).toHaveLength(3);
    expect(files).toContain("notes.txt");
    expect(files.filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

describe("a failed backup is one line of the log, a notification and an email, and leaves no file", () => {
  const failures: [string, () => Partial<BackupSettings>, RegExp][] = [
    [
      "a folder that cannot be made",
      () => {
        writeFileSync(join(dir, "file"), "");
        return { dir: join(dir, "file", "backups") };
      },
      /^BACKUP_DIR: ENOTDIR/,
    ],
    [
      "a full disk",
      () => {
        const name = t.clock
          .now()
          .toISOString()
          .replace(/[-:]|\..*/g, "");
        // Writing to this device fails as on a full disk.
        symlinkSync("/dev/full", join(dir, `lantern-${name}.age.part`));
        return {};
      },
      /^The disk is full: .* was not written$/,
    ],
    ["a short passphrase", () => ({ lock: { passphrase: "lantern" } }), /at least 16/],
  ];

  test.each(failures)("%s", async (_, prepare, reason) => {
    const before = (await t.database.db.select().from(outbox)).length;
    await backUpTonight(deps(prepare()));
    expect(readdirSync(dir).filter((name) => name.startsWith("lantern-"))).toEqual([]);
    const { last, stored, proven } = await backupState(t.database.db);
    expect([stored, proven]).toEqual([null, null]);
    expect(last?.failure).toMatch(reason);
    expect(await unread()).toMatchObject([{ kind: "backup_failed", description: last?.failure }]);
    expect(errors()).toHaveLength(1);
    const emails = (await t.database.db.select().from(outbox)).slice(before);
    expect(emails).toMatchObject([
      { kind: "backup-failed", toAddress: expect.stringMatching(/^ops\d+@lantern/) },
    ]);
  });

  test("earlier files stay when the restored rows are others than those that were saved", slow, async () => {
    await backUpTonight(deps({ count: 1 }));
    const earlier = readdirSync(dir);
    t.clock.advance(1);
    const forged: BackupDeps["withScratch"] = async (work) => {
      const [name] = readdirSync(dir).filter((file) => !earlier.includes(file));
      const file = join(dir, name!);
      const { header, frames } = await openBackup(file, lock, installation(t.context.settings.appKey));
      const all: Frame[] = [{ type: "header", value: header }, ...(await Array.fromAsync(frames))];
      await writeFrames(
        changeColumn(all, "companies", "name", (text) => `${text}.`),
        lock,
        file,
      );
      return withScratch(work);
    };
    await backUpTonight({ ...deps({ count: 1 }), withScratch: forged });
    expect(readdirSync(dir)).toEqual(expect.arrayContaining(earlier));
    expect(readdirSync(dir)).toHaveLength(2);
    const { last, stored, proven } = await backupState(t.database.db);
    expect(last?.drillFailure).toMatch(/^The restored backup differs: the rows of companies are not those/);
    expect(stored?.id).toBe(last?.id);
    expect(proven?.id).not.toBe(last?.id);
    expect(await unread()).toMatchObject([{ title: "The backup could not be restored" }]);
  });

  test(
    "earlier files do not stay for ever because this version makes another result of a log",
    slow,
    async () => {
      await backUpTonight(deps({ count: 1 }));
      t.clock.advance(1);
      const { foldSessions: fold } = deps();
      const withOtherRules: BackupDeps["foldSessions"] = (restored) => async (id) => {
        const played = await fold(restored)(id);
        return played && { ...played, endedAt: played.endedAt + 1 };
      };
      await backUpTonight({ ...deps({ count: 1 }), foldSessions: withOtherRules });
      const { last, proven } = await backupState(t.database.db);
      expect(readdirSync(dir)).toEqual([last?.file]);
      expect(proven?.id).not.toBe(last?.id);
      expect(last?.drillFailure).toMatch(/^The rows are right, but the log of session .* in endedAt$/);
      expect(await unread()).toMatchObject([{ kind: "backup_failed", description: last?.drillFailure }]);
    },
  );

  test(
    "an update may change what follows from a log: the backup is proven, with one warning a version",
    slow,
    async () => {
      await finishedSession(t, "0.0.1 abcdef");
      const { foldSessions: fold } = deps();
      const withOtherRules: BackupDeps["foldSessions"] = (restored) => async (id) => {
        const played = await fold(restored)(id);
        const [row] = await t.database.db
          .select()
          .from(sessionReports)
          .where(eq(sessionReports.sessionId, id));
        return played && row?.madeBy === "0.0.1 abcdef" ? { ...played, endedAt: played.endedAt + 1 } : played;
      };
      for (let night = 0; night < 2; night++) {
        await backUpTonight({ ...deps({ count: 1 }), foldSessions: withOtherRules });
        t.clock.advance(1);
      }
      const { last, proven } = await backupState(t.database.db);
      expect([proven?.id, last?.drillFailure]).toEqual([last?.id, null]);
      expect(readdirSync(dir)).toEqual([last?.file]);
      expect(errors()).toEqual([]);
      expect(await unread()).toMatchObject([
        { kind: "rules_changed", title: "This version computes other results" },
      ]);
      await t.database.db.delete(sessionReports).where(eq(sessionReports.madeBy, "0.0.1 abcdef"));
    },
  );

  test("sessions are folded for a limited time, one of them always", async () => {
    const folded: string[] = [];
    const slow: BackupDeps["foldSessions"] = (restored) => (id) => {
      folded.push(id);
      return foldSessions(t)(restored)(id);
    };
    await finishedSession(t);
    await backUpTonight({ ...deps(), foldSessions: slow, foldMs: 0 });
    expect(folded).toHaveLength(1);
    expect((await backupState(t.database.db)).proven).not.toBeNull();
  });

  test("a program gets the path of the proven file, and none of the server's settings", slow, async () => {
    const after = join(dir, "copy.sh");
    const elsewhere = mkdtempSync(join(tmpdir(), "lantern-elsewhere-"));
    writeFileSync(after, `#!/bin/sh\ncp "$1" ${elsewhere}/ && env > ${elsewhere}/env\n`, { mode: 0o755 });
    process.env.APP_KEY = "of the server";
    try {
      await backUpTonight(deps({ after }));
    } finally {
      delete process.env.APP_KEY;
    }
    const { last } = await backupState(t.database.db);
    expect(readFileSync(join(elsewhere, last!.file!))).toEqual(readFileSync(join(dir, last!.file!)));
    expect(readFileSync(join(elsewhere, "env"), "utf8")).toContain("PATH=");
    expect(readFileSync(join(elsewhere, "env"), "utf8")).not.toContain("of the server");
    expect([last?.afterFailure, errors()]).toEqual([null, []]);
    rmSync(elsewhere, { recursive: true });
  });

  test.each([
    [
      "says why",
      "#!/bin/sh\necho no route to the other server >&2\nexit 3\n",
      /: no route to the other server \(exit code 3\)$/,
    ],
    ["is no program", "", /: it cannot be run \(EACCES\)$/],
  ])(
    "a program that fails and %s is told to every ADMIN; the backup stays proven",
    slow,
    async (_, text, reason) => {
      const after = join(dir, "copy.sh");
      writeFileSync(after, text, { mode: text ? 0o755 : 0o644 });
      await backUpTonight(deps({ after }));
      const { last, proven } = await backupState(t.database.db);
      expect(last?.afterFailure).toMatch(reason);
      expect(proven?.id).toBe(last?.id);
      expect(await unread()).toMatchObject([
        {
          kind: "backup_failed",
          title: "The program after the backup failed",
          description: last?.afterFailure,
        },
      ]);
    },
  );

  test("a node that stops ends it without a file, and the job is run again", async () => {
    const signal = AbortSignal.abort();
    await expect(backUpTonight(deps(), signal)).rejects.toThrow();
    expect(readdirSync(dir)).toEqual([]);
    expect(await unread()).toEqual([]);
  });
});
