import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { requireNoDelay } from "../../core/limits/limits.ts";
import { findAnySession } from "../../core/sessions/repository.ts";
import { readJoinToken } from "../../core/tokens/join-token.ts";
import { issueToken } from "../../core/tokens/repository.ts";
import type { Visitor } from "../../http/visitor.ts";
import { requireJoinable, requireValidLink } from "./policy.ts";
import { findSeat, type Seat } from "./repository.ts";
import { undoDecline } from "./rsvp-service.ts";

/** An experience token for an attendee's address. */
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
  const found = await findSeat(ctx.db, sessionId, { email });
  if (!found) {
    requireNoDelay(await ctx.limits.take(...limit));
    // The same for a colleague who is not invited and for an address nobody has.
    throw new AppError("CONSUMER_002");
  }
  // Guesses that were sent together with this one have been counted meanwhile.
  requireNoDelay(await ctx.limits.secondsToWait(...limit));
  // Whoever knows a colleague's address must not be able to put them out.
  if (await ctx.live.isConnected(sessionId, found.consumer.id, browser)) throw new AppError("SEAT_IN_USE");
  await undoDecline(ctx, found);
  return issueToken(ctx.db, ctx.now(), { sessionId, consumerId: found.consumer.id, enteredBy: "email" });
}

/** An experience token for the holder of a join link: usable again, and after the end for the scorecard. */
export async function joinByLink(ctx: Context, token: string): Promise<string> {
  const seat = await seatOfLink(ctx, token);
  const { session, consumer } = seat;
  requireValidLink(session, ctx.now());
  await undoDecline(ctx, seat);
  return issueToken(ctx.db, ctx.now(), {
    sessionId: session.id,
    consumerId: consumer.id,
    enteredBy: "link",
  });
}

/** The seat of a link that we signed and that nobody has revoked since. */
export async function seatOfLink(ctx: Context, token: string): Promise<Seat> {
  const claim = readJoinToken(ctx.settings.appKey, token);
  const found = claim && (await findSeat(ctx.db, claim.sessionId, { consumerId: claim.consumerId }));
  if (!found || found.seat.linkVersion !== claim.linkVersion) throw new AppError("LINK_EXPIRED");
  return found;
}
