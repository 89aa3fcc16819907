import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { commitmentAnswers } from "../../db/schema/index.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { CommitmentEmail } from "../../jobs/tasks.ts";
import type { Context } from "../context.ts";
import { type Commitment, commitmentEmail, commitmentFollowUpEmail } from "../email/templates/follow-up.ts";
import { enqueueAttendeeEmails } from "./attendee-emails.ts";
import { type AttendeeRow, findAnySession, listAttendees } from "./repository.ts";

const dayMs = 86_400_000;
/** The first email comes this long after the thank-you email. */
const delayMs = 30 * 60_000;

/** When participants are asked about their team's commitment. Epoch milliseconds, as is `endedAt`. */
export const followUpAt = (endedAt: number): number => endedAt + limits.commitmentFollowUpDays * dayMs;

/** Plans both emails about the commitments of a session's teams. Called in the transaction that ends the session. */
export async function planCommitments(tx: Tx, sessionId: string, endedAt: number): Promise<void> {
  const at = { commitment: endedAt + delayMs, "follow-up": followUpAt(endedAt) };
  for (const what of ["commitment", "follow-up"] as const) {
    const key = `commitment:${what}:${sessionId}`;
    await enqueue(tx, "session.commitment", { sessionId, what }, { key, runAt: at[what] });
  }
}

/**
 * The job `session.commitment`: emails everybody who came what their team agreed on. A text that was erased meanwhile
 * is not sent, so participants of a company that keeps texts for less than two weeks get no second email; nor do those
 * who have said already, in the lobby of their next session, what became of it.
 */
export async function emailCommitments(ctx: Context, { sessionId, what }: CommitmentEmail): Promise<void> {
  const session = await findAnySession(ctx.db, sessionId);
  if (session?.status !== "completed") return;
  const template = what === "commitment" ? commitmentEmail : commitmentFollowUpEmail;
  const came = (await listAttendees(ctx.db, sessionId)).filter(({ seat }) => seat.joinedAt);
  const responded = what === "follow-up" ? await respondedTo(ctx, sessionId) : new Set<string>();
  for (const attendee of came) {
    if (responded.has(attendee.consumer.id)) continue;
    const commitment = await commitmentOf(ctx, sessionId, attendee);
    if (commitment)
      await ctx.db.transaction((tx) =>
        enqueueAttendeeEmails(ctx, tx, session, [attendee], (data) => template(data, commitment)),
      );
  }
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
