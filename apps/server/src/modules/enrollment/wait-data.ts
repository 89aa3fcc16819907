import type { Context } from "../../core/context.ts";
import type { SessionEmailData } from "../../core/email/templates/session-email.ts";
import type { Tx } from "../../db/client.ts";
import type { ConsumerRow } from "../people/index.ts";
import { inLanguageOf, openLinks, type SessionRow, sharedEmailData } from "../session/index.ts";
import type { EnrollmentRow } from "./repository.ts";

/** What emails to somebody who waits for a seat are written from; null for a person without an address. */
export async function waitData(
  ctx: Pick<Context, "adventures" | "now" | "settings">,
  tx: Tx,
  session: SessionRow,
  enrollment: EnrollmentRow,
  person: ConsumerRow,
): Promise<SessionEmailData | null> {
  const { id: consumerId, firstName, lastName, email, timezone, language } = person;
  const shared = await sharedEmailData(ctx, tx, session, enrollment.openedBy ?? undefined);
  if (!shared || !email) return null;
  const links = openLinks(ctx.settings, session.id);
  return {
    ...inLanguageOf(ctx, shared, language),
    person: { consumerId, firstName, lastName, email, timezone, rsvp: null },
    links,
  };
}
