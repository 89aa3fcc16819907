import type { Context } from "../../context.ts";
import { Refusal } from "../../refusal.ts";
import type { Attempts } from "../access/attempts.ts";
import { issueToken } from "../access/repository.ts";
import { findAnySession } from "../session/repository.ts";
import { readJoinToken } from "./join-token.ts";
import { requireOpenDoor, requireOpenLink } from "./policy.ts";
import { findSeat, type Seat } from "./repository.ts";
import { comeAfterAll } from "./rsvp.ts";

/** Failures are counted for a seat and for a whole session, never for an address: an office shares one. */
export interface DoorKeepers {
  seat: Attempts;
  session: Attempts;
}

/** An experience token for an attendee's address. */
export async function enterByEmail(
  ctx: Context,
  keepers: DoorKeepers,
  { email, sessionId, browser }: { email: string; sessionId: string; browser?: string | undefined },
): Promise<string> {
  const key = `${sessionId}:${email.toLowerCase()}`;
  keepers.seat.check(key);
  keepers.session.check(sessionId);
  const session = await findAnySession(ctx.db, sessionId);
  if (!session) throw new Refusal("SESSION_001");
  requireOpenDoor(session);
  const found = await findSeat(ctx.db, sessionId, { email });
  if (!found) {
    keepers.seat.count(key);
    keepers.session.count(sessionId);
    // The same for a colleague who is not invited and for an address nobody has.
    throw new Refusal("CONSUMER_002");
  }
  // Whoever knows a colleague's address must not be able to put them out.
  if (await ctx.live.isConnected(sessionId, found.consumer.id, browser)) throw new Refusal("SEAT_IN_USE");
  await comeAfterAll(ctx, found);
  return issueToken(ctx.db, ctx.now(), { sessionId, consumerId: found.consumer.id, enteredBy: "email" });
}

/** An experience token for the holder of a join link: usable again, and after the end for the scorecard. */
export async function enterByLink(ctx: Context, token: string): Promise<string> {
  const seat = await seatOfLink(ctx, token);
  const { session, consumer } = seat;
  requireOpenLink(session, ctx.now());
  await comeAfterAll(ctx, seat);
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
  if (!found || found.seat.linkVersion !== claim.linkVersion) throw new Refusal("LINK_SPENT");
  return found;
}
