import type { ParsedBodyOf, ResponseOf, readOfferedDates, respondToDates } from "@lantern/contract/http";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { findDateQuestion, saveDateResponse } from "../session/index.ts";
import { seatOfLink } from "./join.ts";
import { requireBeforeEnd } from "./policy.ts";
import type { Seat } from "./repository.ts";
import { saveTimezone } from "./save-timezone.ts";

type OfferedDates = ResponseOf<typeof readOfferedDates>;

/** The dates that a draft is offered at, for a person with the token of their link. */
export async function readDates(
  ctx: Context,
  { token }: ParsedBodyOf<typeof readOfferedDates>,
): Promise<OfferedDates> {
  return datesFor(ctx, await seatOfLink(ctx, token));
}

/** Stores which of them suit the person. A later response replaces it, until a date is confirmed. */
export async function respondToOfferedDates(
  ctx: Context,
  { token, suits, timezone }: ParsedBodyOf<typeof respondToDates>,
): Promise<OfferedDates> {
  const seat = await seatOfLink(ctx, token);
  await datesFor(ctx, seat);
  const starts = [...new Set(suits.map((start) => new Date(start).toISOString()))].toSorted();
  // A date may have been confirmed meanwhile, or others offered.
  if (!(await saveDateResponse(ctx.db, seat.seat, starts, ctx.now()))) throw new AppError("POLL_CLOSED");
  await saveTimezone(ctx, seat, timezone);
  return datesFor(ctx, seat);
}

async function datesFor(ctx: Context, { seat, session }: Seat): Promise<OfferedDates> {
  requireBeforeEnd(session);
  const question = await findDateQuestion(ctx.db, seat.sessionId, seat.consumerId);
  if (!question) throw new AppError("POLL_CLOSED");
  const { poll, response } = question;
  return {
    dates: poll.starts.map((start) => ({ starts_at: start, suits: response.suits?.includes(start) ?? null })),
    timezone: poll.timezone,
  };
}
