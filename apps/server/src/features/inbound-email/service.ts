import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { isBounceOf, isReplyOf, tokenIn } from "../../core/email/inbound-address.ts";
import { findInvited, respond } from "../../core/sessions/rsvp.ts";
import { outbox } from "../../db/schema/index.ts";
import { type CalendarReply, type InboundEmail, parseEmail } from "./parser.ts";

/** What an email has changed; `full`: somebody who had declined wants to come, and all seats are taken. */
export type Outcome = "answered" | "bounced" | "full" | "ignored";

/** A clock may be this far ahead of ours. */
const clockSkewMs = 5 * 60_000;

/**
 * Reads an email that arrived at the inbound address. Nothing in it is believed for its sender, who can be forged: the
 * address it was sent to must have a token that only the recipient of our email got.
 */
export async function receive(ctx: Context, raw: Uint8Array): Promise<Outcome> {
  const email = await parseEmail(raw);
  if (email.bounce !== null) return markBounced(ctx, email, email.bounce);
  if (email.reply) return saveReply(ctx, email, email.reply);
  return "ignored";
}

/**
 * Stores the RSVP of a calendar like that of the buttons in the invitation. It counts once, and only while it is the
 * latest one to the invitation as it is now: a reply to an earlier date, or from before the last RSVP, does not count.
 */
async function saveReply(ctx: Context, { recipients }: InboundEmail, reply: CalendarReply): Promise<Outcome> {
  const token = tokenIn(ctx.settings, "reply", recipients);
  const sessionId = /^([0-9a-f-]{36})@/i.exec(reply.uid)?.[1];
  const coming = rsvps.get(reply.status);
  if (!token || !sessionId || coming === undefined) return "ignored";
  const invited = await findInvited(ctx.db, sessionId.toLowerCase(), token.id);
  if (!invited || !isReplyOf(ctx.settings, token, invited.seat)) return "ignored";
  const { seat, session, consumer } = invited;
  // Somebody whom the invitation was forwarded to has no seat by that.
  if (reply.attendee.toLowerCase() !== consumer.email?.toLowerCase()) return "ignored";
  if (session.status !== "confirmed" && session.status !== "live") return "ignored";
  if (reply.sequence < session.calendarSequence) return "ignored";
  const { repliedAt } = reply;
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
async function markBounced(ctx: Context, { recipients }: InboundEmail, reason: string): Promise<Outcome> {
  const token = tokenIn(ctx.settings, "bounce", recipients);
  if (!token || !isBounceOf(ctx.settings, token)) return "ignored";
  const marked = await ctx.db
    .update(outbox)
    .set({ deadAt: ctx.now(), lastError: reason })
    .where(and(eq(outbox.id, token.id), isNull(outbox.deadAt)))
    .returning({ id: outbox.id });
  return marked.length > 0 ? "bounced" : "ignored";
}
