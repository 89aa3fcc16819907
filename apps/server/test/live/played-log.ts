import { play } from "@lantern/bots/in-memory";
import { loadPack } from "@lantern/content";
import * as operations from "@lantern/contract/http";
import type { LogRow } from "@lantern/engine";
import { eq } from "drizzle-orm";
import type pg from "pg";
import type { LiveServer, SessionLifecycle } from "../../src/core/ports/live-sessions.ts";
import { liveLog, liveSessions, packs, sessionConsumers, sessions } from "../../src/db/schema/index.ts";
import { createLive } from "../../src/live/live.ts";
import type { TestApplication } from "../application.ts";
import { type TestCompany, testCompany, testDraft, testPeople } from "../company.ts";

/** The real live server on the database of a test, of which nobody takes part in a session. */
export function liveServerOf(t: {
  database: { pool: pg.Pool };
  lifecycle: SessionLifecycle;
  clock: { now(): Date };
}): LiveServer {
  return createLive({
    pool: t.database.pool,
    lifecycle: t.lifecycle,
    packs: [],
    origins: new Set(),
    addressOf: () => "",
    limits: { all: 10, perAddress: 10 },
    clock: { now: () => t.clock.now().getTime() },
    local: false,
    redis: null,
    authenticator: { authenticate: async () => null },
    rights: { stateOf: async () => "stands", watch: () => () => {} },
    logger: { info: () => {}, warn: () => {}, error: () => {} },
  }).liveServer;
}

export interface PlayedLog {
  sessionId: string;
  company: TestCompany;
  people: string[];
  /** How many rows the log has. */
  rows: number;
}

/** A session that simulated people have played to its end, with its log as the live server stores it. */
export async function playedLog(t: TestApplication, slug: string, number: number): Promise<PlayedLog> {
  const company = await testCompany(t, { credits: number });
  const sessionId = await testDraft(t, company.owner, { seats: number, experience: slug });
  const people = await testPeople(company.owner, number);
  const params = { id: sessionId };
  await company.owner(operations.putAttendees, { params, body: { consumer_ids: people } });
  await company.owner(operations.confirmSession, { params });

  const { pack, hash } = loadPack(slug);
  const session = play(pack, { seed: sessionId, people: number, addresses: true });
  const rows = rowsOf(session.rows, hash, people);
  const { db } = t.database;
  await db.insert(packs).values({ hash, slug, compiled: pack }).onConflictDoNothing();
  const teams = session.teams.map(({ id }) => id);
  const [run] = await db.insert(liveSessions).values({ sessionId, run: 1, teams }).returning();
  for (const row of rows) await db.insert(liveLog).values({ ...row, sessionRun: run!.id });
  const completedAt = t.clock.now();
  await db
    .update(sessions)
    .set({ packHash: hash, status: "completed", creditsReserved: 0, completedAt, endsAt: completedAt })
    .where(eq(sessions.id, sessionId));
  const came = { joinedAt: completedAt, attendedAt: completedAt };
  await db.update(sessionConsumers).set(came).where(eq(sessionConsumers.sessionId, sessionId));
  return { sessionId, company, people, rows: rows.length };
}

/** Rows of a simulated session, played by these people with the story of this hash. */
export function rowsOf(rows: readonly LogRow[], packHash: string, people: readonly string[]) {
  const text = JSON.stringify(rows)
    .replace(/"bot-(\d+)"/g, (_, number: string) => JSON.stringify(people[Number(number) - 1]))
    .replace('"packHash":"hash"', `"packHash":"${packHash}"`);
  const parsed: LogRow[] = JSON.parse(text);
  return parsed.map((row) => ({ ...row, team: teamOf(row) }));
}

/** The team of all events of a row. */
function teamOf({ events }: LogRow): string | null {
  const teams = new Set(events.map((event) => ("team" in event ? event.team : null)));
  return teams.size === 1 ? ([...teams][0] ?? null) : null;
}
