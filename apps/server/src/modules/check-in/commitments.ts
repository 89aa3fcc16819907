import type { CheckInWave } from "@lantern/contract/choices";
import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { type Commitment, commitmentEmail, followUpEmail } from "../../core/email/templates/follow-up.ts";
import { commitmentAnswers } from "../../db/schema/index.ts";
import type { CommitmentEmail } from "../../jobs/tasks.ts";
import {
  type AttendeeRow,
  enqueueAttendeeEmails,
  findAnySession,
  listAttendees,
  type SessionRow,
} from "../session/index.ts";
import { pseudonymsOf } from "./pseudonym.ts";
import { findOpenWave, respondedPseudonyms, unitOf } from "./wave-repository.ts";

/**
 * The job `session.commitment`: emails everybody who came what their team agreed on, and later asks what became of it
 * and for the check-in, in one email where both are due. A text that was erased with its
 * author is not sent; nor do those who have responded already get the question once more.
 */
export async function emailCommitments(ctx: Context, { sessionId, what }: CommitmentEmail): Promise<void> {
  const session = await findAnySession(ctx.db, sessionId);
  if (session?.status !== "completed") return;
  const came = (await listAttendees(ctx.db, sessionId)).filter(({ seat }) => seat.joinedAt);
  const responded = what === "follow-up" ? await respondedTo(ctx, sessionId) : new Set<string>();
  const isCheckInOpen = await checkInOf(ctx, session, waveOf[what]);
  for (const attendee of came) {
    const { id } = attendee.consumer;
    const withCommitment = what !== "check-in" && !responded.has(id);
    const commitment = withCommitment ? await commitmentOf(ctx, sessionId, attendee) : null;
    const checkIn = isCheckInOpen(id);
    if (!commitment && !checkIn) continue;
    await ctx.db.transaction((tx) =>
      enqueueAttendeeEmails(ctx, tx, session, [attendee], (data) =>
        what === "commitment" && commitment
          ? commitmentEmail(data, commitment)
          : followUpEmail(data, { commitment, checkIn, days: daysOf[what] }),
      ),
    );
  }
}

const [twoWeeks, month] = limits.checkInDays;
const daysOf = { commitment: 0, "follow-up": twoWeeks, "check-in": month };
const waveOf = { commitment: null, "follow-up": "two_weeks", "check-in": "month" } as const;

/** Whether this wave of the check-in is open now for somebody of this session who has not responded to it. */
async function checkInOf(
  ctx: Context,
  session: SessionRow,
  wave: CheckInWave | null,
): Promise<(consumerId: string) => boolean> {
  if (wave === null || (await findOpenWave(ctx.db, session, ctx.now())) !== wave) return () => false;
  if (!(await findCompany(ctx.db, session.companyId))?.checkIn) return () => false;
  const unitId = unitOf(session);
  const responded = await respondedPseudonyms(ctx.db, unitId, wave);
  return (consumerId) =>
    !pseudonymsOf(ctx.settings, unitId, consumerId).some((pseudonym) => responded.has(pseudonym));
}

async function respondedTo(ctx: Context, sessionId: string): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ consumerId: commitmentAnswers.consumerId })
    .from(commitmentAnswers)
    .where(eq(commitmentAnswers.sessionId, sessionId));
  return new Set(rows.map(({ consumerId }) => consumerId));
}

/** The commitment of this participant's team, from their scorecard. */
async function commitmentOf(
  ctx: Context,
  sessionId: string,
  { consumer }: AttendeeRow,
): Promise<Commitment | null> {
  const stored = await ctx.live.scorecard(sessionId, { consumerId: consumer.id });
  const textId = stored?.scorecard.commitmentTextId;
  const text = textId && stored?.directory.texts[textId];
  return stored && text ? { team: stored.scorecard.team.name, text } : null;
}
