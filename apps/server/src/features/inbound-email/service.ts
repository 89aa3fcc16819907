import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { isBounceOf, isReplyOf, tokenIn } from "../../core/email/inbound-address.ts";
import { findInvited, type Invited, respond } from "../../core/sessions/rsvp.ts";
import { outbox } from "../../db/schema/index.ts";
import { recipientsOf } from "./headers-parser.ts";
import type { CalendarReply, EmailParser } from "./parser.ts";
import type { ReceivedEmail } from "./stream-parser.ts";

/** What an email has changed; `full`: somebody who had declined wants to come, and all seats are taken. */
export type Outcome = "answered" | "bounced" | "full" | "ignored";

/** A clock may be this far ahead of ours. */
const clockSkewMs = 5 * 60_000;

/**
 * Reads an email that arrived at the inbound address. Nothing in it is believed for its sender, who can be forged: the
 * address it was sent to must have a token that only the recipient of our email got. The token is checked first, and
 * without it the content is neither received nor parsed.
 */
export async function receive(ctx: Context, parser: EmailParser, email: ReceivedEmail): Promise<Outcome> {
  const recipients = recipientsOf(await email.beginning());
  const bounced = tokenIn(ctx.settings, "bounce", recipients);
  if (bounced && isBounceOf(ctx.settings, bounced)) {
    const reason = await parser.bounceReason(await email.whole());
    if (reason !== null) return markBounced(ctx, bounced.id, reason);
  }
  const replied = tokenIn(ctx.settings, "reply", recipients);
  if (!replied) return "ignored";
  const seats = await findInvited(ctx.db, replied.id);
  const invited = seats.find(({ seat }) => isReplyOf(ctx.settings, replied, seat));
  const reply = invited && (await parser.calendarReply(await email.whole()));
  return reply ? saveReply(ctx, invited, reply) : "ignored";
}

/**
 * Stores the RSVP of a calendar like that of the buttons in the invitation. It counts once, and only while it is the
 * latest one to the invitation as it is now: a reply to an earlier date, or from before the last RSVP, does not count.
 */
async function saveReply(ctx: Context, invited: Invited, reply: CalendarReply): Promise<Outcome> {
  const { seat, session, consumer } = invited;
  const coming = rsvps.get(reply.status);
  if (coming === undefined || !reply.uid.toLowerCase().startsWith(`${session.id}@`)) return "ignored";
  // Somebody whom the invitation was forwarded to has no seat by that.
  if (reply.attendee.toLowerCase() !== consumer.email?.toLowerCase()) return "ignored";
  if (reply.sequence < session.calendarSequence) return "ignored";
  // A reply without its time in UTC is dated now. The same email counts again then, as if the attendee had sent it again.
  const repliedAt = reply.repliedAt ?? ctx.now();
  if (seat.rsvpAt && repliedAt <= seat.rsvpAt) return "ignored";
  if (repliedAt.getTime() > ctx.now().getTime() + clockSkewMs) return "ignored";
  try {
    await respond(ctx, invited, coming, repliedAt);
  } catch (error) {
    if (error instanceof AppError && error.code === "SESSION_FULL") return "full";
    throw error;
  }
  return "answered";
}

/** "Tentative" is no RSVP: the reminders go on asking. */
const rsvps = new Map([
  ["ACCEPTED", true],
  ["DECLINED", false],
]);

/** Marks an email as one that came back. The first report counts. */
async function markBounced(ctx: Context, emailId: string, reason: string): Promise<Outcome> {
  const marked = await ctx.db
    .update(outbox)
    .set({ deadAt: ctx.now(), lastError: reason })
    .where(and(eq(outbox.id, emailId), isNull(outbox.deadAt)))
    .returning({ id: outbox.id });
  return marked.length > 0 ? "bounced" : "ignored";
}
