import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampled } from "../../../../../scripts/lib/sample.ts";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { foldSessions } from "../../../test/backup/finished-session.ts";
import { changeColumn, changeRows, framesOf, writeFrames } from "../../../test/backup/forge.ts";
import { testDatabase } from "../../../test/database/test-database.ts";
import { liveServerOf, playedLog } from "../../../test/live/played-log.ts";
import { contentOf, type DatabaseContent } from "../../backup/content.ts";
import type { Frame } from "../../backup/frames.ts";
import { backupHeader } from "../../backup/header.ts";
import { endLogs } from "../report/end-logs-job.ts";
import { drill } from "./drill.ts";

const lock = { passphrase: "six boats in one harbor" };
/** Each drill restores into a database of its own. */
const timeout = 60_000;
let t: TestApplication;
let folder: string;
let frames: Frame[];
let saved: DatabaseContent;

/** A session whose log has ended. */
beforeAll(async () => {
  t = await testApplication();
  await playedLog(t, "the-quiet-station", 7);
  t.clock.advance(370 * 24 * 60);
  await endLogs({ ...t.context, live: liveServerOf(t) }, new AbortController().signal);
  folder = mkdtempSync(join(tmpdir(), "lantern-ended-"));
  frames = await framesOf(t.database.url, await backupHeader(t.database.url, t.context.settings.appKey));
  saved = await contentOf(t.database.url);
}, 60_000);
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

async function drillOf(changed: Frame[], expected: DatabaseContent | null = null) {
  const file = await writeFrames(changed, lock, join(folder, "backup"));
  const scratch = await testDatabase({ tables: false });
  const { appKey } = t.context.settings;
  try {
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

test("the drill of a backup passes when the log of a session has ended", { timeout }, async () => {
  expect(await drillOf(frames, saved)).toMatchObject({ sessions: 1, difference: null, otherRules: null });
});

/** Changes the only row of the log, in the text format of COPY, which writes a backslash twice. */
const withEvent = (change: (event: Ended) => void) => () =>
  changeColumn(frames, "live_log", "events", (text) => {
    const [event]: Ended[] = JSON.parse(text.replaceAll("\\\\", "\\"));
    if (event) change(event);
    return JSON.stringify([event]).replaceAll("\\", "\\\\");
  });
interface Ended {
  packHash: string;
  moments: Record<string, string[]>;
  state: {
    seats: Record<string, { key: string }>;
    teams: Record<
      string,
      { decisions: Record<string, { option: string }>; facts: { resources: Record<string, number> } }
    >;
  };
}
const firstOf = <T>(all: Record<string, T>): T => Object.values(all)[0]!;

const faults: [string, () => Frame[], RegExp][] = [
  [
    "an end of a log that is only its last row",
    () => changeColumn(frames, "live_log", "command_id", () => "tick"),
    /the log of session \S+ lacks a row/,
  ],
  [
    "an analysis that is missing",
    () => changeRows(frames, "team_analyses", (rows) => rows.slice(1)),
    /the log of session \S+ has ended, and its scorecards lack an analysis/,
  ],
];

test.each(faults)("the drill catches %s", { timeout }, async (_, make, message) => {
  await expect(drillOf(make())).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringMatching(message),
  });
});

/** Faults of which every row may be right. */
const otherResults: [string, () => Frame[], RegExp][] = [
  ["an end that is missing", () => changeRows(frames, "live_log", () => []), /cannot be folded to its end$/],
  [
    "an end with another story",
    withEvent((event) => (event.packHash = `${event.packHash}0`)),
    /cannot be folded to its end$/,
  ],
  [
    "an end at another time",
    () => changeColumn(frames, "live_log", "at", (at) => String(Number(at) + 5)),
    / in endedAt$/,
  ],
  [
    "another choice of a team",
    withEvent(({ state }) => (firstOf(firstOf(state.teams).decisions).option = "another")),
    / in teams\.0\.choices\.\d\.option$/,
  ],
  [
    "other facts of a team",
    withEvent(({ state }) => {
      const { resources } = firstOf(state.teams).facts;
      for (const name of Object.keys(resources)) resources[name] = 0;
    }),
    / in teams\.0\.(ending|points)\./,
  ],
  [
    "another person in a seat",
    withEvent(({ state }) => (firstOf(state.seats).key = "person-9")),
    / in teams\.\d\.people\.\d$/,
  ],
  ["a moment less", withEvent((event) => (event.moments = {})), / in moments\.kinds\.\w+$/],
  [
    "an analysis with another value",
    () =>
      changeColumn(frames, "team_analyses", "analysis", (text) =>
        text.replace(/"value":[\d.]+/, '"value":0.123'),
      ),
    / in teams\.\d\.(points|measures)\./,
  ],
];

test.each(sampled(otherResults, 4))("the drill reports %s", { timeout }, async (_, make, message) => {
  expect(await drillOf(make())).toMatchObject({ difference: expect.stringMatching(message) });
});
