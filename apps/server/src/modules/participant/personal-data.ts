import { and, asc, desc, eq, isNull, or } from "drizzle-orm";
import { outside } from "../../core/addresses/hidden.ts";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { ParticipantSeat } from "../../core/gates.ts";
import {
  commitmentAnswers,
  consents,
  datePollResponses,
  enrollments,
  enrollmentWaits,
  feedback,
  outbox,
  sessionConsumers,
  sessions,
  sessionTexts,
  systemChecks,
  teamPageNames,
  teamPages,
  unplacedReplies,
} from "../../db/schema/index.ts";
import { checkInsOf } from "../check-in/index.ts";
import { erasePeople, upcomingSeats } from "../erasure/index.ts";
import { findConsumer } from "../people/index.ts";
import { checkState, presentSeat, updateLiveSession } from "../session/index.ts";

/**
 * Everything that is stored about a participant, in all sessions of their company. What is from a time in which they had
 * another address is left out until that one has confirmed the new one; responses to check-ins have no time.
 */
export async function exportPersonalData(
  ctx: Context,
  who: ParticipantSeat,
): Promise<Record<string, unknown>> {
  const { db } = ctx;
  const person = await findConsumer(db, who.companyId, who.consumerId);
  if (!person) throw new AppError("CONSUMER_002");
  const { companyId, consumerId, hidden } = who;
  const subject = `consumer:${consumerId}`;
  await audit(db, { companyId, userId: null, action: "consumer.export_own", subject });
  const { id: _, companyId: __, deletedAt: ___, earlierAddresses: ____, ...profile } = person;
  const [
    seats,
    checks,
    choices,
    texts,
    emails,
    ratings,
    outcomes,
    replies,
    waits,
    dates,
    visibleNames,
    checkIns,
  ] = await Promise.all([
    db
      .select({ seat: sessionConsumers, session: sessions })
      .from(sessionConsumers)
      .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
      .where(
        and(
          eq(sessionConsumers.consumerId, consumerId),
          or(isNull(sessions.completedAt), outside(sessions.completedAt, hidden)),
        ),
      )
      .orderBy(desc(sessions.startsAt)),
    db
      .select({
        session_id: systemChecks.sessionId,
        state: checkState,
        results: systemChecks.results,
        checked_at: systemChecks.checkedAt,
      })
      .from(systemChecks)
      .where(and(eq(systemChecks.consumerId, consumerId), outside(systemChecks.checkedAt, hidden))),
    db
      .select({
        session_id: consents.sessionId,
        kind: consents.kind,
        given: consents.given,
        at: consents.at,
      })
      .from(consents)
      .where(and(eq(consents.consumerId, consumerId), outside(consents.at, hidden))),
    db
      .select({ session_id: sessionTexts.sessionId, text: sessionTexts.body, at: sessionTexts.createdAt })
      .from(sessionTexts)
      .where(and(eq(sessionTexts.author, consumerId), outside(sessionTexts.createdAt, hidden)))
      .orderBy(asc(sessionTexts.createdAt)),
    db
      .select({ kind: outbox.kind, subject: outbox.subject, at: outbox.createdAt, sent_at: outbox.sentAt })
      .from(outbox)
      .where(and(eq(outbox.consumerId, consumerId), outside(outbox.createdAt, hidden)))
      .orderBy(asc(outbox.id)),
    db
      .select({ session_id: feedback.sessionId, rating: feedback.rating, at: feedback.createdAt })
      .from(feedback)
      .where(and(eq(feedback.consumerId, consumerId), outside(feedback.createdAt, hidden))),
    db
      .select({
        session_id: commitmentAnswers.sessionId,
        answer: commitmentAnswers.answer,
        at: commitmentAnswers.createdAt,
      })
      .from(commitmentAnswers)
      .where(and(eq(commitmentAnswers.consumerId, consumerId), outside(commitmentAnswers.createdAt, hidden))),
    db
      .select({
        session_id: unplacedReplies.sessionId,
        kind: unplacedReplies.kind,
        rsvp: unplacedReplies.rsvp,
        address: unplacedReplies.address,
        proposed_start: unplacedReplies.proposedStart,
        proposed_end: unplacedReplies.proposedEnd,
        text: unplacedReplies.text,
        at: unplacedReplies.createdAt,
      })
      .from(unplacedReplies)
      .where(and(eq(unplacedReplies.consumerId, consumerId), outside(unplacedReplies.createdAt, hidden)))
      .orderBy(asc(unplacedReplies.id)),
    db
      .select({
        session_id: enrollments.sessionId,
        offered_until: enrollmentWaits.offeredUntil,
        at: enrollmentWaits.createdAt,
      })
      .from(enrollmentWaits)
      .innerJoin(enrollments, eq(enrollments.id, enrollmentWaits.enrollmentId))
      .where(and(eq(enrollmentWaits.consumerId, consumerId), outside(enrollmentWaits.createdAt, hidden))),
    db
      .select({
        session_id: datePollResponses.sessionId,
        suits: datePollResponses.suits,
        at: datePollResponses.respondedAt,
      })
      .from(datePollResponses)
      .where(
        and(eq(datePollResponses.consumerId, consumerId), outside(datePollResponses.respondedAt, hidden)),
      ),
    db
      .select({ session_id: teamPages.sessionId, at: teamPageNames.createdAt })
      .from(teamPageNames)
      .innerJoin(teamPages, eq(teamPages.id, teamPageNames.pageId))
      .where(and(eq(teamPageNames.consumerId, consumerId), outside(teamPageNames.createdAt, hidden))),
    hidden.length > 0 ? [] : checkInsOf(db, ctx.settings, [consumerId]),
  ]);
  return {
    exported_at: ctx.now().toISOString(),
    person: profile,
    sessions: await Promise.all(seats.map((one) => withScorecard(ctx, who, one))),
    system_checks: checks,
    consents: choices,
    texts,
    emails,
    feedback: ratings,
    commitment_answers: outcomes,
    unplaced_replies: replies,
    waiting_for_seats: waits,
    date_responses: dates,
    name_on_team_pages: visibleNames,
    check_ins: checkIns.map(({ companyId: _, pseudonym: __, ...responses }) => responses),
  };
}

type SeatRow = Parameters<typeof presentSeat>[0];

async function withScorecard(ctx: Context, { consumerId }: ParticipantSeat, row: SeatRow) {
  const isOver = row.session.status === "completed";
  const scorecard = isOver ? await ctx.live.scorecard(row.session.id, { consumerId }) : null;
  return { ...presentSeat(row), scorecard };
}

/**
 * Deletes a participant's data at their own request. Throws while they attend a live session, because their team
 * would lose a seat. The audit log has the participant's id, but no name.
 */
export async function erasePersonalData(ctx: Context, who: ParticipantSeat): Promise<void> {
  const { companyId, consumerId } = who;
  const changed = await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const seats = await upcomingSeats(tx, companyId, [consumerId]);
    if (seats.some(({ session }) => session.status === "live")) throw new AppError("SESSION_004");
    await erasePeople(ctx, tx, companyId, [consumerId]);
    await audit(tx, {
      companyId,
      userId: null,
      action: "consumer.erase",
      subject: `consumer:${consumerId}`,
    });
    return seats.map(({ session }) => session.id);
  });
  for (const sessionId of changed) await updateLiveSession(ctx, "refresh", sessionId);
}
