import type { Insights, Report } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { notify, reportReady } from "../notification/index.ts";
import {
  countAttendees,
  findAnySession,
  findReportedSession,
  findSession,
  listAttendees,
  outcomesBySession,
  type ReportedSession,
  requireSession,
  type SessionRow,
} from "../session/index.ts";
import { presentInsights } from "./insights-presenter.ts";
import { presentReport } from "./presenter.ts";
import * as repository from "./repository.ts";
import { translateStory } from "./translate-story.ts";

type Reporting = Pick<Context, "db" | "live">;

/** Insights cover this many of the newest sessions. */
const insightSessions = 200;

/**
 * Reads the report of a completed session; one that is not stored yet is made from the log now.
 * @param language of its sentences, and of what the story says where it is told in it; by default English, and the
 * language of the story's author
 */
export async function readReport(
  ctx: Context,
  scope: Pick<CompanyScope, "companyId">,
  id: string,
  language?: Language,
): Promise<Report> {
  const session = requireSession(await findSession(ctx.db, scope.companyId, id));
  const report = await reportOf(ctx, session, language);
  if (!report) throw new AppError("REQUEST_001", { status: 409 });
  return report;
}

/** The same of a session that was read; null if nobody played it. */
export async function reportOf(
  ctx: Context,
  session: SessionRow,
  language?: Language,
): Promise<Report | null> {
  const played = session.status === "completed" ? await storedOrMade(ctx, session) : null;
  if (!played) return null;
  const { id, companyId } = session;
  const [attendees, captured, ratings, commitmentTexts, outcomes] = await Promise.all([
    listAttendees(ctx.db, id),
    repository.countCaptured(ctx.db, companyId, id),
    repository.ratingsOf(ctx.db, companyId, [id]),
    repository.commitmentTextsOf(ctx.db, id, repository.commitmentIds(played)),
    outcomesBySession(ctx.db, companyId, [id]),
  ]);
  return presentReport({
    session,
    played: language ? translateStory(played, ctx.adventures.pack(played.experience.slug), language) : played,
    attendees,
    captured,
    ratings: ratings.get(id) ?? [],
    commitmentTexts,
    outcomes: outcomes.get(id) ?? new Map(),
    language: language ?? "en",
  });
}

/** Makes and stores the report of a completed session, and notifies the administrators once. */
export async function makeReport(ctx: Reporting, sessionId: string): Promise<void> {
  const session = await findAnySession(ctx.db, sessionId);
  if (session?.status === "completed") await storedOrMade(ctx, session);
}

export async function storedOrMade(ctx: Reporting, session: SessionRow): Promise<ReportedSession | null> {
  const stored = await findReportedSession(ctx.db, session.companyId, session.id);
  if (stored) return stored;
  const played = await ctx.live.played(session.id);
  if (!played) return null;
  await ctx.db.transaction(async (tx) => {
    const { came } = await countAttendees(tx, session.id);
    if (await repository.storePlayedSession(tx, session.companyId, session.id, played))
      await notify(tx, session.companyId, reportReady(session, came));
  });
  return findReportedSession(ctx.db, session.companyId, session.id);
}

/** Numbers about a company's completed sessions. */
export async function readInsights(ctx: Context, { companyId }: CompanyScope): Promise<Insights> {
  const sessions = await repository.listPlayed(ctx.db, companyId, insightSessions);
  const ids = sessions.map(({ id }) => id);
  const [ratings, credits, departments] = await Promise.all([
    repository.ratingsOf(ctx.db, companyId, ids),
    repository.creditsByMonth(ctx.db, companyId),
    repository.departmentsOf(ctx.db, companyId),
  ]);
  return presentInsights({ sessions, ratings, credits, departments });
}
