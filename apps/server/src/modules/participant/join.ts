import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { requireNoDelay } from "../../core/limits/limits.ts";
import type { Visitor } from "../../http/visitor.ts";
import { withAnyKey } from "../../system/app-keys.ts";
import { issueToken, readJoinToken } from "../access/index.ts";
import { findAnySession, undoDecline } from "../session/index.ts";
import { requireJoinable, requireValidLink } from "./policy.ts";
import { findSeat, type Seat } from "./repository.ts";
import { saveTimezone } from "./save-timezone.ts";

/** A token for an attendee who enters their email address. */
export async function joinByEmail(
  ctx: Context,
  { email, sessionId, browser }: { email: string; sessionId: string; browser?: string | undefined },
  visitor: Visitor,
): Promise<string> {
  const limit = ["sessionAddress", `${sessionId} ${visitor.address}`] as const;
  requireNoDelay(await ctx.limits.secondsToWait(...limit));
  const session = await findAnySession(ctx.db, sessionId);
  if (!session) throw new AppError("SESSION_001");
  requireJoinable(session);
  const attendee = await findSeat(ctx.db, sessionId, { email });
  if (!attendee) {
    requireNoDelay(await ctx.limits.take(...limit));
    // The same error for a participant without a seat and for an unknown address.
    throw new AppError("CONSUMER_002");
  }
  // Guesses that were sent at the same time have been counted meanwhile.
  requireNoDelay(await ctx.limits.secondsToWait(...limit));
  // Knowing an address must not be enough to disconnect its owner.
  if (await ctx.live.isConnected(sessionId, attendee.consumer.id, browser)) throw new AppError("SEAT_IN_USE");
  await undoDecline(ctx, attendee);
  return issueToken(ctx.db, ctx.now(), { sessionId, consumerId: attendee.consumer.id, enteredBy: "email" });
}

/** A token for a join link. A link works many times, and after the end for the scorecard. */
export async function joinByLink(ctx: Context, token: string, timezone?: string): Promise<string> {
  const seat = await seatOfLink(ctx, token);
  const { session, consumer } = seat;
  requireValidLink(session, ctx.now());
  // After the end the link is used without a click, and says nothing about who comes.
  if (session.status !== "completed") await undoDecline(ctx, seat);
  await saveTimezone(ctx, seat, timezone);
  return issueToken(ctx.db, ctx.now(), {
    sessionId: session.id,
    consumerId: consumer.id,
    enteredBy: seat.copied ? "copied" : "link",
  });
}

/** The seat of a join link with a valid signature that is not revoked, and whether an administrator copied the link. */
export async function seatOfLink(ctx: Context, token: string): Promise<Seat & { copied: boolean }> {
  const claim = withAnyKey(ctx.settings, (appKey) => readJoinToken(appKey, token));
  const attendee = claim && (await findSeat(ctx.db, claim.sessionId, { consumerId: claim.consumerId }));
  if (!attendee || attendee.seat.linkVersion !== claim.linkVersion) throw new AppError("LINK_EXPIRED");
  return { ...attendee, copied: claim.copied === true };
}
