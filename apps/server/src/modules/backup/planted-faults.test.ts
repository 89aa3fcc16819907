import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampled } from "../../../../../scripts/lib/sample.ts";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { finishedSession, foldSessions } from "../../../test/backup/finished-session.ts";
import { changeColumn, changeRows, framesOf, writeFrames } from "../../../test/backup/forge.ts";
import { testDatabase } from "../../../test/database/test-database.ts";
import { contentOf, type DatabaseContent } from "../../backup/content.ts";
import type { Key } from "../../backup/encryption.ts";
import type { BackupHeader, Frame } from "../../backup/frames.ts";
import { backupHeader } from "../../backup/header.ts";
import type { PlayedSession } from "../../db/schema/played-session.ts";
import { drill } from "./drill.ts";

const lock = { passphrase: "six boats in one harbor" };
let t: TestApplication;
let folder: string;
let header: BackupHeader;
let frames: Frame[];
let saved: DatabaseContent;
let whole: string;

beforeAll(async () => {
  t = await testApplication();
  await finishedSession(t);
  folder = mkdtempSync(join(tmpdir(), "lantern-planted-"));
  header = await backupHeader(t.database.url, t.context.settings.appKey);
  frames = await framesOf(t.database.url, header);
  saved = await contentOf(t.database.url);
  whole = await writeFrames(frames, lock, join(folder, "whole"));
}, 30_000);
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

async function drillOf(file: string, { key = lock as Key, expected = null as DatabaseContent | null } = {}) {
  const scratch = await testDatabase({ tables: false });
  const { appKey } = t.context.settings;
  try {
    return await drill({
      file,
      key,
      scratch: scratch.url,
      appKey,
      expected,
      foldSessions: foldSessions(t),
    });
  } finally {
    await scratch.drop();
  }
}

/** The file with changed bytes. */
const damaged = (change: (bytes: Buffer) => Uint8Array) => () => {
  const path = join(folder, "damaged");
  writeFileSync(path, change(readFileSync(whole)));
  return path;
};
/** A file of changed frames. */
const forged = (change: (frames: Frame[]) => Frame[]) => () =>
  writeFrames(change(frames), lock, join(folder, "forged"));
const withHeader = (change: Partial<BackupHeader>) =>
  forged((all) =>
    all.map((each) => (each.type === "header" ? { ...each, value: { ...each.value, ...change } } : each)),
  );

test("a whole backup passes", async () => {
  expect(await drillOf(whole, { expected: saved })).toMatchObject({ companies: 1, sessions: 1, links: 1 });
});

/** What is planted, the file, what the drill says about it, and how the drill is run. */
const faults: [string, () => string | Promise<string>, RegExp, { key?: Key; compare?: true }?][] = [
  ["a truncated file", damaged((all) => all.subarray(0, all.length / 2)), /damaged or cut off/],
  ["a file without its last bytes", damaged((all) => all.subarray(0, -20)), /damaged or cut off/],
  [
    "flipped bytes",
    damaged((all) => all.fill((all[all.length >> 1] ?? 0) ^ 255, all.length >> 1, (all.length >> 1) + 2)),
    /damaged or cut off/,
  ],
  ["a foreign file", damaged(() => Buffer.from("PGDMP and more")), /not a backup/],
  [
    "a file for another key",
    () => whole,
    /key does not open/,
    { key: { passphrase: "seven boats, one harbor" } },
  ],
  ["a newer version's file", () => withHeader({ schema: header.schema + 1 })(), /newer version/],
  ["an end that is missing", forged((all) => all.slice(0, -1)), /end is missing/],
  [
    "a table that is missing",
    forged((all) => {
      const from = all.findIndex((each) => each.type === "table" && each.value.name === "consumers");
      const to = all.findIndex((each, at) => at > from && each.type === "tableEnd");
      return [...all.slice(0, from), ...all.slice(to + 1)];
    }),
    /lacks consumers/,
  ],
  [
    "rows that are missing",
    forged((all) => all.filter((each, at) => !(each.type === "rows" && all[at - 1]?.type === "table"))),
    /not those that were saved/,
  ],
  [
    "a log without a row, with a right checksum",
    forged((all) => changeRows(all, "live_log", (rows) => rows.filter((_, at) => at !== rows.length >> 1))),
    /the log of session \S+ lacks a row/,
  ],
  [
    "rows that are missing, with a right checksum",
    forged((all) => changeRows(all, "audit_values", (rows) => rows.slice(1))),
    /audit_values has \d+ rows instead of \d+/,
    { compare: true },
  ],
  [
    "a changed value, with a right checksum",
    forged((all) => changeColumn(all, "companies", "name", (name) => `${name}.`)),
    /rows of companies are not those/,
    { compare: true },
  ],
  [
    "a changed ledger, with a right checksum",
    forged((all) => changeColumn(all, "credit_ledger", "amount", (amount) => String(Number(amount) + 1))),
    /the ledger of company .* is \d+, and its balance \d+/,
  ],
  [
    "a changed balance, with a right checksum",
    forged((all) => changeColumn(all, "companies", "credit_balance", () => "1")),
    /the ledger of company .* is \d+, and its balance 1/,
  ],
  [
    "a changed entry of the audit log, with a right checksum",
    forged((all) => changeColumn(all, "audit_log", "action", () => "session.read")),
    /the audit log of .* was changed at entry \d+/,
  ],
  ["another APP_KEY", () => withHeader({ appKey: "k".repeat(43) })(), /signature of this backup is wrong/],
];

test.each(sampled(faults, 5))(
  "the drill catches %s",
  async (_, make, message, { key = lock, compare } = {}) => {
    const error = await drillOf(await make(), { key, expected: compare ? saved : null }).catch(
      (fault: Error) => fault,
    );
    expect(error).toMatchObject({ name: "StartError", message: expect.stringMatching(message) });
    expect((error as Error).message).not.toContain("\n");
  },
);

/** The stored result of the session, changed, in the text format of COPY, which writes a backslash twice. */
const withResult = (change: (played: PlayedSession) => unknown) =>
  forged((all) =>
    changeColumn(all, "session_reports", "played", (text) => {
      const played: PlayedSession = JSON.parse(text.replaceAll("\\\\", "\\"));
      change(played);
      return JSON.stringify(played).replaceAll("\\", "\\\\");
    }),
  );

/** What is planted, the file, and what the drill says of the session. */
const otherResults: [string, () => Promise<string>, RegExp][] = [
  [
    "a log with changed times",
    forged((all) => changeColumn(all, "live_log", "at", (at) => String(Number(at) + 5))),
    /gives another result .* in (startedAt|endedAt)$/,
  ],
  ["a changed number of a result", withResult((played) => played.startedAt++), / in startedAt$/],
  [
    "a changed number deep in a result",
    withResult((played) => played.teams[1]!.points.story.points++),
    / in teams\.1\.points\.story\.points$/,
  ],
  [
    "a changed count by id",
    withResult((played) => (played.moments!.kinds = { ...played.moments!.kinds, unknown: 1 } as object)),
    / in moments\.kinds\.unknown$/,
  ],
  [
    "a changed id of a result",
    withResult((played) => (played.experience.slug = "light-house")),
    / in experience\.slug$/,
  ],
  [
    "another person in a team of a result",
    withResult((played) => (played.teams[0]!.people[0] = "person-key-9")),
    / in teams\.0\.people\.0$/,
  ],
  [
    "one person more in a team of a result",
    withResult((played) => played.teams[0]!.people.push("person-key-9")),
    / in teams\.0\.people$/,
  ],
  ["a team less in a result", withResult((played) => played.teams.pop()), / in teams$/],
];

test.each(sampled(otherResults, 6))(
  "the drill reports %s, beside the rows, which are right",
  async (_, make, message) => {
    expect(await drillOf(await make())).toMatchObject({
      companies: 1,
      links: 1,
      difference: expect.stringMatching(message),
    });
  },
);

const sameResults: [string, () => Promise<string>][] = [
  [
    "edited sentences",
    withResult((played) => {
      played.experience.title = "The house in the dark";
      played.teams[0]!.points.story.why = "Edited.";
      played.teams[0]!.award.text = "Edited.";
      for (const measure of played.teams[0]!.measures) measure.sentence = "Edited.";
    }),
  ],
  ["an edited name of a team", withResult((played) => (played.teams[0]!.nickname = "Edited"))],
  ["no field that a later version added", withResult((played) => delete played.moments)],
];

test.each(sampled(sameResults, 6))("a stored result with %s is the same result", async (_, make) => {
  expect(await drillOf(await make())).toMatchObject({ sessions: 1, difference: null });
});
