import { play } from "@lantern/bots/in-memory";
import { loadPack } from "@lantern/content";
import {
  type Analysis,
  analyze,
  type Event,
  endOfLog,
  type LogRow,
  type Pack,
  readPack,
  type TeamId,
  withCameoTexts,
} from "@lantern/engine";
import { and, asc, desc, eq } from "drizzle-orm";
import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import { storyHash } from "../../../core/ports/adventure-catalog.ts";
import { liveLog, liveSessions, packs, teamAnalyses } from "../../../db/schema/index.ts";
import { pinnedCameos } from "../../adventure/index.ts";
import { findAnySession, requireSession } from "../../session/index.ts";

/** The stored log of a session, with the rows of one team. */
export interface TeamLog {
  title: string;
  team: TeamId;
  teams: TeamId[];
  pack: Pack;
  /** All of the session. */
  rows: LogRow[];
  /** The rows that concern the team, in order. */
  steps: Step[];
  /** Of the whole log. When it has ended, the one that was stored before; null if that is missing. */
  analysis: () => Promise<Analysis | null>;
}

/** A row of the session that concerns the team. */
export interface Step {
  /** Counts from 1 for each team. */
  number: number;
  row: LogRow;
  /** Those events of the row that concern the team or the session. */
  events: Event[];
  /** How many rows of the session there are up to this one. */
  upTo: number;
}

const missing = () => new AppError("REQUEST_001", { status: 404 });

/** The log of a team of a session, or of the first one; `sample` is a session of simulated participants. */
export async function readLog(ctx: Context, of: string, requested: string | undefined): Promise<TeamLog> {
  return of === "sample" ? readSample(ctx, requested) : readStored(ctx, of, requested);
}

async function readStored(ctx: Context, sessionId: string, requested: string | undefined): Promise<TeamLog> {
  const session = requireSession(await findAnySession(ctx.db, sessionId));
  const [latest] = await ctx.db
    .select({ id: liveSessions.id, teams: liveSessions.teams })
    .from(liveSessions)
    .where(eq(liveSessions.sessionId, sessionId))
    .orderBy(desc(liveSessions.run))
    .limit(1);
  const pack = await packOf(ctx, session.packHash);
  const team = chosenTeam(latest?.teams ?? [], requested);
  if (!latest || !team || !pack) throw missing();
  const { seq, commandId, actor, at, events } = liveLog;
  const rows = await ctx.db
    .select({ seq, commandId, actor, at, events })
    .from(liveLog)
    .where(eq(liveLog.sessionRun, latest.id))
    .orderBy(asc(seq));
  const analysis = async () =>
    endOfLog(rows) ? storedAnalysis(ctx, latest.id, team) : analyze(pack, rows, team);
  return {
    title: session.title,
    team,
    teams: latest.teams,
    pack,
    rows,
    steps: stepsOf(rows, team),
    analysis,
  };
}

async function storedAnalysis({ db }: Context, sessionRun: number, team: TeamId): Promise<Analysis | null> {
  const [stored] = await db
    .select({ analysis: teamAnalyses.analysis })
    .from(teamAnalyses)
    .where(and(eq(teamAnalyses.sessionRun, sessionRun), eq(teamAnalyses.team, team)));
  return (stored?.analysis as Analysis | undefined) ?? null;
}

function chosenTeam(teams: readonly TeamId[], requested: string | undefined): TeamId | undefined {
  return requested ? teams.find((team) => team === requested) : teams[0];
}

function stepsOf(rows: readonly LogRow[], team: TeamId): Step[] {
  const steps: Step[] = [];
  rows.forEach((row, index) => {
    const events = row.events.filter((event) => !("team" in event) || event.team === team);
    if (events.length > 0) steps.push({ number: steps.length + 1, row, events, upTo: index + 1 });
  });
  return steps;
}

/** The version of the adventure that the session was confirmed with. */
async function packOf(ctx: Context, hash: string | null): Promise<Pack | null> {
  if (!hash) return null;
  const story = await storyOf(ctx, storyHash(hash));
  return story && withCameoTexts(story, await pinnedCameos(ctx.db, hash));
}

async function storyOf(ctx: Context, hash: string): Promise<Pack | null> {
  const [row] = await ctx.db.select().from(packs).where(eq(packs.hash, hash));
  if (row) return readPack(JSON.stringify(row.compiled));
  const current = ctx.adventures.list().find((pack) => pack.hash === hash);
  return current ? loadPack(current.slug).pack : null;
}

const seed = "a look around";
const people = 4;
/** By version of the adventure. The same seed gives the same session. */
const samples = new Map<string, Sample>();

interface Sample {
  title: string;
  pack: Pack;
  teams: TeamId[];
  rows: LogRow[];
}

function readSample(ctx: Context, requested: string | undefined): TeamLog {
  const story = ctx.adventures.list().find((pack) => !pack.localOnly) ?? ctx.adventures.list()[0];
  if (!story) throw missing();
  const played = samples.get(story.hash) ?? playSample(story.slug);
  samples.set(story.hash, played);
  const team = chosenTeam(played.teams, requested);
  if (!team) throw missing();
  const analysis = async () => analyze(played.pack, played.rows, team);
  return { ...played, team, steps: stepsOf(played.rows, team), analysis };
}

function playSample(slug: string): Sample {
  const { pack } = loadPack(slug);
  const { teams, rows } = play(pack, { seed, people });
  return { title: pack.title, pack, teams: teams.map(({ id }) => id), rows };
}
