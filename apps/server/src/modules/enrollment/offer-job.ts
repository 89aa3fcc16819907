import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { seatOfferEmail } from "../../core/email/templates/enrollment.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { findAnySession, lockSession } from "../session/index.ts";
import { countSeats } from "./count-seats.ts";
import { waitLink, waitToken } from "./enroll.ts";
import { offerEnd } from "./policy.ts";
import * as repository from "./repository.ts";
import { waitData } from "./wait-data.ts";

/**
 * The job `enrollment.offer`. Offers each free seat of a session to the person who has waited longest, and runs again when
 * the next offer ends. The function `seat_freed` of the database enqueues it whenever a seat may have become free.
 */
export async function offerSeats(ctx: Context, sessionId: string): Promise<void> {
  const existing = await findAnySession(ctx.db, sessionId);
  if (!existing) return;
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, existing.companyId);
    const session = await lockSession(tx, existing.companyId, sessionId);
    const enrollment = await repository.enrollmentOfSession(tx, sessionId);
    if (!session || !enrollment) return;
    const now = ctx.now();
    const { startsAt } = session;
    if (session.status !== "confirmed" || !startsAt || startsAt <= now)
      return repository.deleteWaits(tx, enrollment.id);
    await repository.deleteEndedOffers(tx, enrollment.id, now);
    let { free } = await countSeats(tx, session, enrollment, now);
    for (const wait of await repository.listWaits(tx, enrollment.id)) {
      if (free <= 0) break;
      const person = await repository.findPersonById(tx, wait.consumerId);
      const data = person && (await waitData(ctx, tx, session, enrollment, person));
      // Whoever has left meanwhile waits no more.
      if (!data) {
        await repository.deleteWait(tx, wait.id);
        continue;
      }
      const until = offerEnd(now, startsAt);
      await repository.saveOffer(tx, wait.id, until);
      const url = waitLink(ctx, enrollment.id, waitToken(ctx, wait, person), "take");
      await enqueueEmail(tx, seatOfferEmail(data, { id: wait.id, url, until }));
      free -= 1;
    }
    const next = await repository.nextOfferEnd(tx, enrollment.id, now);
    if (next) {
      const key = `enrollment-offer-end:${sessionId}`;
      await enqueue(tx, "enrollment.offer", { sessionId }, { key, runAt: next.getTime() });
    }
  });
}
