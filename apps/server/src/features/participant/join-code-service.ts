import { createHmac, timingSafeEqual } from "node:crypto";
import type { BodyOf, requestJoinCode } from "@lantern/contract/http";
import { AppError, fieldError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { joinCodeEmail } from "../../core/email/templates/preparation.ts";
import { requireNoDelay } from "../../core/limits/limits.ts";
import { enqueueAttendeeEmails } from "../../core/sessions/attendee-emails.ts";
import { findAnySession } from "../../core/sessions/repository.ts";
import { issueToken } from "../../core/tokens/repository.ts";
import type { Visitor } from "../../http/visitor.ts";
import { requireValidLink } from "./policy.ts";
import { findSeat, type Seat } from "./repository.ts";
import { undoDecline } from "./rsvp-service.ts";

/** A code is good for the ten minutes in which it is made, and for the next ten. */
const windowMs = 10 * 60_000;
/** 32 signs that nobody takes for each other: eight of them are 40 bits. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 8;

/** Mails a code to an attendee. Whether there was an email, nobody learns from the answer. */
export async function sendJoinCode(
  ctx: Context,
  { email, sessionId }: BodyOf<typeof requestJoinCode>,
): Promise<void> {
  const found = await findSeat(ctx.db, sessionId, { email });
  if (!found || (await ctx.limits.take("joinCodeEmail", found.consumer.id)) > 0) return;
  const { session, seat, consumer } = found;
  const code = codeOf(ctx.settings.appKey, seat, stepAt(ctx.now()));
  await ctx.db.transaction((tx) =>
    enqueueAttendeeEmails(ctx, tx, session, [{ seat, consumer }], (data) => joinCodeEmail(data, code)),
  );
}

/** An experience token for whoever has read the email: as good as a personal link. */
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
  const found = await findSeat(ctx.db, sessionId, { email });
  const now = stepAt(ctx.now());
  const steps = [now, now - 1];
  const good = found && steps.some((step) => isSame(codeOf(ctx.settings.appKey, found.seat, step), code));
  // The same for a wrong code and for an address that has no seat.
  if (!found || !good) throw fieldError("code", "CODE_WRONG");
  await ctx.limits.reset(...limit);
  await undoDecline(ctx, found);
  return issueToken(ctx.db, ctx.now(), { sessionId, consumerId: found.consumer.id, enteredBy: "code" });
}

const stepAt = (now: Date) => Math.floor(now.getTime() / windowMs);

type Links = Pick<Seat["seat"], "sessionId" | "consumerId" | "linkVersion">;

/** Computed, so that nothing is stored: it changes with the time, and ends with the links of the seat. */
function codeOf(appKey: string, { sessionId, consumerId, linkVersion }: Links, step: number): string {
  const claim = `join-code:${sessionId}:${consumerId}:${linkVersion}:${step}`;
  const bytes = createHmac("sha256", appKey).update(claim).digest().subarray(0, length);
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join("");
}

/** Written with spaces or small letters it is the same code. */
function isSame(expected: string, given: string): boolean {
  const plain = Buffer.from(given.replace(/\s/g, "").toUpperCase());
  return plain.length === length && timingSafeEqual(Buffer.from(expected), plain);
}
