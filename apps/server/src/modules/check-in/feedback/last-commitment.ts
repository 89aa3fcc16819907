import { type CommitmentOutcome, type LastCommitment, smallestGroup } from "@lantern/contract/http";
import { type Language, languageOf } from "@lantern/contract/languages";
import { and, desc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { outside } from "../../../core/addresses/hidden.ts";
import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import type { ParticipantSeat } from "../../../core/gates.ts";
import {
  commitmentAnswers,
  sessionConsumers,
  sessionReports,
  sessions,
  sessionTexts,
} from "../../../db/schema/index.ts";
import { findAnySession } from "../../session/index.ts";

interface Last {
  sessionId: string;
  people: string[];
  text: string;
  language: Language;
}

/** The commitment with which this person's next session begins, with the counts of their team's responses. */
export async function readLastCommitment(ctx: Context, seat: ParticipantSeat): Promise<LastCommitment> {
  const last = await findLast(ctx, seat);
  if (!last) return { commitment: null };
  const rows = await ctx.db
    .select({ consumerId: commitmentAnswers.consumerId, outcome: commitmentAnswers.answer })
    .from(commitmentAnswers)
    .where(
      and(
        eq(commitmentAnswers.companyId, seat.companyId),
        eq(commitmentAnswers.sessionId, last.sessionId),
        inArray(commitmentAnswers.consumerId, last.people),
      ),
    );
  const countOf = (outcome: CommitmentOutcome) => rows.filter((row) => row.outcome === outcome).length;
  const counts = { kept: countOf("kept"), partly: countOf("partly"), not_yet: countOf("not_yet") };
  return {
    commitment: {
      text: last.text,
      language: last.language,
      outcome: rows.find(({ consumerId }) => consumerId === seat.consumerId)?.outcome ?? null,
      counts: rows.length < smallestGroup ? null : counts,
    },
  };
}

/** Stores the response where the question after two weeks stores it, so everybody counts once. */
export async function saveLastCommitment(
  ctx: Context,
  seat: ParticipantSeat,
  given: CommitmentOutcome,
): Promise<LastCommitment> {
  const last = await findLast(ctx, seat);
  if (!last) throw new AppError("REQUEST_001", { status: 409 });
  const { consumerId, companyId } = seat;
  await ctx.db
    .insert(commitmentAnswers)
    .values({ sessionId: last.sessionId, consumerId, companyId, answer: given })
    .onConflictDoUpdate({
      target: [commitmentAnswers.sessionId, commitmentAnswers.consumerId],
      set: { answer: given },
    });
  return readLastCommitment(ctx, seat);
}

/** From the last session that this person joined, if at least half of their team of then is on this session's list. */
async function findLast(ctx: Context, { sessionId, consumerId, companyId, hidden }: ParticipantSeat) {
  const session = await findAnySession(ctx.db, sessionId);
  if (session?.status === "completed" || session?.status === "cancelled") return null;
  const [row] = await ctx.db
    .select({ sessionId: sessions.id, language: sessions.language, played: sessionReports.played })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .innerJoin(sessionConsumers, eq(sessionConsumers.sessionId, sessions.id))
    .where(
      and(
        eq(sessionReports.companyId, companyId),
        eq(sessionConsumers.consumerId, consumerId),
        isNotNull(sessionConsumers.joinedAt),
        eq(sessions.status, "completed"),
        ne(sessions.id, sessionId),
        outside(sessions.completedAt, hidden),
      ),
    )
    .orderBy(desc(sessions.completedAt), desc(sessions.id))
    .limit(1);
  if (!row) return null;
  const team = row.played.teams.find(({ people }) => people.includes(consumerId));
  if (!team?.commitmentTextId) return null;
  const [listed, [text]] = await Promise.all([
    ctx.db.$count(
      sessionConsumers,
      and(eq(sessionConsumers.sessionId, sessionId), inArray(sessionConsumers.consumerId, team.people)),
    ),
    ctx.db
      .select({ body: sessionTexts.body })
      .from(sessionTexts)
      .where(and(eq(sessionTexts.sessionId, row.sessionId), eq(sessionTexts.id, team.commitmentTextId))),
  ]);
  if (!text || listed * 2 < team.people.length) return null;
  const language = languageOf(row.language);
  return { sessionId: row.sessionId, people: team.people, text: text.body, language } satisfies Last;
}
