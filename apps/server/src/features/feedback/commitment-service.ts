import type { CommitmentOutcome } from "@lantern/contract/http";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { ParticipantSeat } from "../../core/gates.ts";
import { followUpAt } from "../../core/sessions/commitments.ts";
import { findAnySession } from "../../core/sessions/repository.ts";
import { commitmentAnswers } from "../../db/schema/index.ts";

export async function readOutcome(ctx: Context, seat: ParticipantSeat) {
  const [given] = await ctx.db
    .select({ answer: commitmentAnswers.answer })
    .from(commitmentAnswers)
    .where(
      and(eq(commitmentAnswers.sessionId, seat.sessionId), eq(commitmentAnswers.consumerId, seat.consumerId)),
    );
  return { requested: await isRequested(ctx, seat), outcome: given?.answer ?? null };
}

/** Stores one outcome per participant; a later one replaces it. It is refused before the question is sent. */
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
