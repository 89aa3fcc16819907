import type { CommitmentOutcome } from "@lantern/contract/http";
import { and, eq } from "drizzle-orm";
import { outside } from "../../../core/addresses/hidden.ts";
import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import type { ParticipantSeat } from "../../../core/gates.ts";
import { commitmentAnswers, feedback } from "../../../db/schema/index.ts";
import { findAnySession, followUpAt } from "../../session/index.ts";

export async function readRating(ctx: Context, { sessionId, consumerId, hidden }: ParticipantSeat) {
  const [given] = await ctx.db
    .select({ rating: feedback.rating })
    .from(feedback)
    .where(
      and(
        eq(feedback.sessionId, sessionId),
        eq(feedback.consumerId, consumerId),
        outside(feedback.createdAt, hidden),
      ),
    );
  return { rating: given?.rating ?? null };
}

/** Stores one rating per participant; a later one replaces it. Throws before the session. */
export async function saveRating(ctx: Context, seat: ParticipantSeat, rating: number) {
  const { sessionId, consumerId, companyId } = seat;
  const session = await findAnySession(ctx.db, sessionId);
  if (session?.status !== "live" && session?.status !== "completed") {
    throw new AppError("REQUEST_001", { status: 409 });
  }
  await ctx.db
    .insert(feedback)
    .values({ sessionId, consumerId, companyId, rating })
    .onConflictDoUpdate({ target: [feedback.sessionId, feedback.consumerId], set: { rating } });
  return { rating };
}

export async function readOutcome(ctx: Context, seat: ParticipantSeat) {
  const [given] = await ctx.db
    .select({ answer: commitmentAnswers.answer })
    .from(commitmentAnswers)
    .where(
      and(
        eq(commitmentAnswers.sessionId, seat.sessionId),
        eq(commitmentAnswers.consumerId, seat.consumerId),
        outside(commitmentAnswers.createdAt, seat.hidden),
      ),
    );
  return { requested: await isRequested(ctx, seat), outcome: given?.answer ?? null };
}

/** Stores one outcome per participant; a later one replaces it. Throws before the question is sent. */
export async function saveOutcome(ctx: Context, seat: ParticipantSeat, given: CommitmentOutcome) {
  if (!(await isRequested(ctx, seat))) throw new AppError("REQUEST_001", { status: 409 });
  const { sessionId, consumerId, companyId } = seat;
  await ctx.db
    .insert(commitmentAnswers)
    .values({ sessionId, consumerId, companyId, answer: given })
    .onConflictDoUpdate({
      target: [commitmentAnswers.sessionId, commitmentAnswers.consumerId],
      set: { answer: given },
    });
  return { requested: true, outcome: given };
}

async function isRequested(ctx: Context, { sessionId }: ParticipantSeat): Promise<boolean> {
  const session = await findAnySession(ctx.db, sessionId);
  if (session?.status !== "completed" || !session.completedAt) return false;
  return ctx.now().getTime() >= followUpAt(session.completedAt.getTime());
}
