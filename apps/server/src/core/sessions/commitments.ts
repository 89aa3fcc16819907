import { limits } from "@lantern/contract/limits";
import type { Tx } from "../../db/client.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { CommitmentEmail } from "../../jobs/tasks.ts";
import type { Context } from "../context.ts";
import { type Commitment, commitmentEmail, commitmentFollowUpEmail } from "../email/templates/follow-up.ts";
import { enqueueAttendeeEmails } from "./attendee-emails.ts";
import { type AttendeeRow, findAnySession, listAttendees } from "./repository.ts";

const dayMs = 86_400_000;
/** After the thanks, when people have left the page. */
const delayMs = 30 * 60_000;

/** When people are asked what became of it, by the hour's end. Epoch milliseconds both. */
export const followUpAt = (endedAt: number): number => endedAt + limits.commitmentFollowUpDays * dayMs;

/** Plans both letters about what a session's teams agreed on. Called with the session's end. */
export async function planCommitments(tx: Tx, sessionId: string, endedAt: number): Promise<void> {
  const at = { told: endedAt + delayMs, asked: followUpAt(endedAt) };
  for (const what of ["told", "asked"] as const) {
    const key = `commitment:${what}:${sessionId}`;
    await enqueue(tx, "session.commitment", { sessionId, what }, { key, runAt: at[what] });
  }
}

/**
 * The job `session.commitment`: to everybody who came, what their team wrote down. Words that were erased
 * meanwhile are not repeated, so a company that keeps them for less than two weeks is not asked.
 */
export async function emailCommitments(ctx: Context, { sessionId, what }: CommitmentEmail): Promise<void> {
  const session = await findAnySession(ctx.db, sessionId);
  if (session?.status !== "completed") return;
  const write = what === "told" ? commitmentEmail : commitmentFollowUpEmail;
  const came = (await listAttendees(ctx.db, sessionId)).filter(({ seat }) => seat.joinedAt);
  for (const attendee of came) {
    const commitment = await commitmentOf(ctx, sessionId, attendee);
    if (commitment)
      await ctx.db.transaction((tx) =>
        enqueueAttendeeEmails(ctx, tx, session, [attendee], (data) => write(data, commitment)),
      );
  }
}

/** What this person's team agreed on, as their scorecard says it. */
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
