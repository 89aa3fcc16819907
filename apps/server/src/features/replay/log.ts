import { play } from "@lantern/bots/table";
import { loadPack } from "@lantern/content";
import { type LogRow, type Pack, readPack, type TeamEvent } from "@lantern/engine";
import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { liveLog, liveStreams, packs } from "../../db/schema/index.ts";
import { Refusal } from "../../refusal.ts";
import { found } from "../session/policy.ts";
import { findAnySession } from "../session/repository.ts";

/** One team's hour as it was stored. */
export interface TeamLog {
  title: string;
  team: string;
  teams: string[];
  pack: Pack;
  rows: LogRow<TeamEvent>[];
}

const missing = () => new Refusal("REQUEST_001", { status: 404 });

/** The log of a team of a session, or of the first one; `sample` is an hour of simulated participants. */
export async function readLog(ctx: Context, of: string, wanted: string | undefined): Promise<TeamLog> {
  return of === "sample" ? sample(ctx, wanted) : stored(ctx, of, wanted);
}

async function stored(ctx: Context, sessionId: string, wanted: string | undefined): Promise<TeamLog> {
  const session = found(await findAnySession(ctx.db, sessionId));
  const streams = await ctx.db
    .select({ stream: liveStreams.stream, team: liveStreams.team, run: liveStreams.run })
    .from(liveStreams)
    .where(and(eq(liveStreams.sessionId, sessionId), isNotNull(liveStreams.team)))
    .orderBy(desc(liveStreams.run), asc(liveStreams.stream));
  const latest = streams.filter(({ run }) => run === streams[0]?.run);
  const chosen = wanted ? latest.find(({ team }) => team === wanted) : latest[0];
  const pack = await packOf(ctx, session.packHash);
  if (!chosen || !pack) throw missing();
  const rows = await ctx.db
    .select()
    .from(liveLog)
    .where(eq(liveLog.stream, chosen.stream))
    .orderBy(asc(liveLog.seq));
  return {
    title: session.title,
    team: chosen.team!,
    teams: latest.map(({ team }) => team!),
    pack,
    rows: rows.map((row) => ({ ...row, events: row.events as TeamEvent[] })),
  };
}

/** The story that the session was confirmed with, whatever is deployed now. */
async function packOf(ctx: Context, hash: string | null): Promise<Pack | null> {
  if (!hash) return null;
  const [row] = await ctx.db.select().from(packs).where(eq(packs.hash, hash));
  if (row) return readPack(JSON.stringify(row.compiled));
  const current = ctx.packs.list().find((pack) => pack.hash === hash);
  return current ? loadPack(current.slug).pack : null;
}

const seed = "a look around";
const people = 4;
/** Played once for each story: the same seed gives the same hour. */
const samples = new Map<string, TeamLog[]>();

function sample(ctx: Context, wanted: string | undefined): TeamLog {
  const story = ctx.packs.list().find((pack) => !pack.localOnly) ?? ctx.packs.list()[0];
  if (!story) throw missing();
  const known = samples.get(story.hash) ?? played(story.slug);
  samples.set(story.hash, known);
  const log = wanted ? known.find(({ team }) => team === wanted) : known[0];
  if (!log) throw missing();
  return log;
}

function played(slug: string): TeamLog[] {
  const { pack } = loadPack(slug);
  const hour = play(pack, { seed, people });
  const teams = hour.session.teams.map(({ id }) => id);
  return teams.map((team) => ({ title: pack.title, team, teams, pack, rows: hour.rows.get(team) ?? [] }));
}
