import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { evolve, initialState } from "@lantern/engine";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runDrizzle } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { PostgresLog } from "../live/storage/postgres.ts";
import { newSession } from "../live/testing.ts";
import { PostgresVoice } from "../live/voice/voice.ts";
import { connect } from "./client.ts";
import { migrate } from "./migrate.ts";
import type { OldEvent, OldRow } from "./one-log.ts";
import { databaseUrl, onServer } from "./testing.ts";

const { serverUrl } = inject("testDatabase");
const name = `lantern_former_${randomBytes(6).toString("hex")}`;
const url = databaseUrl(serverUrl, name);
let pool: pg.Pool;

/** A database as the last version with streams left it. */
beforeAll(async () => {
  await onServer(serverUrl, `create database ${name}`);
  pool = connect(url).pool;
  const folder = mkdtempSync(join(tmpdir(), "lantern-former-"));
  try {
    cpSync(fileURLToPath(new URL("../../drizzle", import.meta.url)), folder, { recursive: true });
    const journal = join(folder, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { idx: number }[] };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx < 22) }));
    await runDrizzle(drizzle({ client: pool }), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
afterAll(async () => {
  await pool.end();
  await onServer(serverUrl, `drop database ${name} with (force)`);
});

/** Stores a stream as it was stored then. */
async function stream(of: string, run: number, team: string | null, rows: OldRow[], deadline: number | null) {
  const id = [of, run, ...(team ? [team] : [])].join(".");
  await pool.query(
    "insert into live_streams (stream, session_id, run, team, head, next_deadline) values ($1, $2, $3, $4, $5, $6)",
    [id, of, run, team, rows.length, deadline],
  );
  for (const { seq, commandId, actor, at, events } of rows)
    await pool.query(
      "insert into live_log (stream, seq, command_id, actor, at, events) values ($1, $2, $3, $4, $5, $6)",
      [id, seq, commandId, actor, at, JSON.stringify(events)],
    );
  return id;
}

const row = (seq: number, at: number, event: OldEvent): OldRow => ({
  ...{ seq, commandId: `c${seq}`, actor: "s1", at, events: [event] },
});
const lobby = (sessionId: string, startsAt: number): OldRow[] => [
  row(1, 1000, {
    ...{ type: "sessionCreated", sessionId, packHash: "h", seed: "x", speed: 1, startsAt },
    ...{ hosting: "autopilot", expected: 2, teams: [] },
  }),
  row(2, 2000, { type: "entered", seat: "s1", key: "a", prefers: null, mix: [] }),
];

function twoTeams(): (OldRow & { team: string | null })[] {
  const file = readFileSync(new URL("old-two-teams.jsonl", import.meta.url), "utf8");
  return file
    .trim()
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

test("a former database is converted once, goes on after a failure, and nothing of it is lost", async () => {
  // In their order of age: the second is of a planned session that nobody came to and that was opened again.
  const [finished, planned, broken] = [
    await newSession(pool),
    await newSession(pool),
    await newSession(pool),
  ];
  const rows = twoTeams();
  for (const team of [null, "t1", "t2"])
    await stream(
      finished,
      1,
      team,
      rows.filter((one) => one.team === team),
      team ? null : 77,
    );
  await pool.query("insert into voice_seconds values ($1, 's1', 2.5)", [`${finished}.1.t1`]);
  await pool.query("insert into team_analyses (stream, analysis) values ($1, $2)", [
    ...[`${finished}.1.t2`, { of: "t2" }],
  ]);
  const abandoned = [...lobby(planned, 5000), row(3, 5000, { type: "abandoned" })];
  await stream(planned, 1, null, abandoned, null);
  const far = Date.now() + 3_600_000;
  await stream(planned, 2, null, lobby(planned, far), far);
  await stream(broken, 1, null, [row(1, 1000, null as unknown as OldEvent)], null);
  await pool.query("insert into live_pulse (at) values (3000)");

  const failing = await migrate(pool).catch((error: unknown) => error);
  expect(String(failing)).toContain(`session ${broken} cannot be converted`);
  await pool.query("delete from old_live_log where stream = $1", [`${broken}.1`]);
  await pool.query("delete from old_live_streams where stream = $1", [`${broken}.1`]);
  const other = connect(url).pool;
  await Promise.all([migrate(pool), migrate(other)]).finally(() => other.end());
  expect((await pool.query("select to_regclass('old_live_log') as old")).rows).toEqual([{ old: null }]);

  const log = new PostgresLog(pool, Date.now);
  const played = await log.latest(finished);
  if (!played) throw new Error("the finished session is lost");
  expect(played.state).toEqual({ nextDeadline: 77, nodes: [], teams: ["t1", "t2"] });
  const state = (await log.read(played.run, 0))
    .flatMap(({ events }) => events)
    .reduce(evolve, initialState());
  expect(state.session.phase).toBe("ended");
  expect(state.teams.t2?.ending).toBe("light");
  const voice = new PostgresVoice(pool);
  expect(await voice.seconds(played.run, "t1")).toEqual({ s1: 2.5 });
  expect(await voice.analysis(played.run, "t2")).toEqual({ of: "t2" });

  const waiting = await log.latest(planned);
  expect(waiting?.run.run).toBe(2);
  // The seat of who was connected is given up before the session starts, unless they come back.
  const [deadline = 0, grace = 0] = [waiting?.state.nextDeadline, Date.now() + 30_000];
  expect(deadline).toBeGreaterThan(grace - 20_000);
  expect(deadline).toBeLessThanOrEqual(grace);
});

test("what is of a run goes with its session", async () => {
  const id = await newSession(pool);
  const log = new PostgresLog(pool, Date.now);
  const first = { seq: 1, team: null, commandId: "open", actor: "company", at: 1, events: [] };
  const run = await log.open(id, 0, first, { nextDeadline: null, nodes: [], teams: [] });
  if (!run) throw new Error("not opened");
  const voice = new PostgresVoice(pool);
  await voice.add(run, "t1", "s1", 1);
  await voice.fold(run, "t2", {} as never);
  await pool.query("delete from sessions where id = $1", [id]);
  for (const table of ["live_log", "voice_seconds", "team_analyses"])
    expect((await pool.query(`select from ${table} where session_run = $1`, [run.id])).rowCount).toBe(0);
});

test("a row of the log cannot be changed", async () => {
  await expect(pool.query("update live_log set actor = 'x'")).rejects.toThrow("append-only");
});
