import { createHmac, timingSafeEqual } from "node:crypto";
import type { BodyOf, requestJoinCode } from "@lantern/contract/http";
import { AppError, fieldError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { joinCodeEmail } from "../../core/email/templates/preparation.ts";
import { requireNoDelay } from "../../core/limits/limits.ts";
import type { Visitor } from "../../http/visitor.ts";
import { allKeys } from "../../system/app-keys.ts";
import { issueToken } from "../access/index.ts";
import { enqueueAttendeeEmails, findAnySession, undoDecline } from "../session/index.ts";
import { requireValidLink } from "./policy.ts";
import { findSeat, type Seat, useCode } from "./repository.ts";

/** A code is valid in the period of ten minutes in which it is made, and in the next. */
const windowMs = 10 * 60_000;
/** 32 characters that are hard to confuse; eight of them are 40 bits. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 8;

/** Emails a code to an attendee. The response is the same when the address has no seat. */
export async function sendJoinCode(
  ctx: Context,
  { email, sessionId }: BodyOf<typeof requestJoinCode>,
): Promise<void> {
  const attendee = await findSeat(ctx.db, sessionId, { email });
  if (!attendee || (await ctx.limits.take("joinCodeEmail", attendee.consumer.id)) > 0) return;
  const { session, seat, consumer } = attendee;
  const code = codeOf(ctx.settings.appKey, seat, stepAt(ctx.now()));
  await ctx.db.transaction((tx) =>
    enqueueAttendeeEmails(ctx, tx, session, [{ seat, consumer }], (data) => joinCodeEmail(data, code)),
  );
}

/** A token for a participant who has read the email: with the same rights as from a join link. */
export async function joinByCode(
  ctx: Context,
  { email, sessionId, code }: { email: string; sessionId: string; code: string },
  visitor: Visitor,
): Promise<string> {
  const limit = ["joinCode", `${sessionId} ${email.toLowerCase()} ${visitor.address}`] as const;
  requireNoDelay(await ctx.limits.take(...limit));
  const session = await findAnySession(ctx.db, sessionId);
  if (!session) throw new AppError("SESSION_001");
  requireValidLink(session, ctx.now());
  const attendee = await findSeat(ctx.db, sessionId, { email });
  const now = stepAt(ctx.now());
  const steps = [now, now - 1];
  const good =
    attendee &&
    allKeys(ctx.settings).some((appKey) =>
      steps.some((step) => isSame(codeOf(appKey, attendee.seat, step), code)),
    );
  // The same error for a wrong code and for an address without a seat.
  if (!attendee || !good || !(await useCode(ctx.db, attendee.seat))) throw fieldError("code", "CODE_WRONG");
  await ctx.limits.reset(...limit);
  await undoDecline(ctx, attendee);
  return issueToken(ctx.db, ctx.now(), { sessionId, consumerId: attendee.consumer.id, enteredBy: "code" });
}

const stepAt = (now: Date) => Math.floor(now.getTime() / windowMs);

type Links = Pick<Seat["seat"], "sessionId" | "consumerId" | "linkVersion" | "codesUsed">;

/**
 * The code is computed, not stored. It depends on the time, on the version of the join links, so that revoking them ends
 * it, and on how many codes were used, so that it can be used once.
 */
function codeOf(appKey: string, { codesUsed, ...seat }: Links, step: number): string {
  const claim = `join-code:${seat.sessionId}:${seat.consumerId}:${seat.linkVersion}:${codesUsed}:${step}`;
  const bytes = createHmac("sha256", appKey).update(claim).digest().subarray(0, length);
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join("");
}

/** Compares codes without regard to spaces and case. */
function isSame(expected: string, given: string): boolean {
  const plain = Buffer.from(given.replace(/\s/g, "").toUpperCase());
  return plain.length === length && timingSafeEqual(Buffer.from(expected), plain);
}
