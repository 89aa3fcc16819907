import type { Settings } from "../../core/context.ts";
import { type JoinClaim, signJoinToken } from "../access/index.ts";

/**
 * The personal links in an email. Join token and email address come after the #, which no server or log ever sees.
 *
 * @param email whom the email goes to, so that the join page can show the address
 */
export function joinLinks(settings: Pick<Settings, "origin" | "appKey">, seat: JoinClaim, email?: string) {
  const links = openLinks(settings, seat.sessionId);
  const token = signJoinToken(settings.appKey, seat);
  return {
    ...links,
    join: `${links.session}#join=${token}${email ? `&email=${encodeURIComponent(email)}` : ""}`,
    coming: `${links.session}#join=${token}&rsvp=yes`,
    decline: `${links.session}#join=${token}&rsvp=no`,
    check: `${links.check}#join=${token}`,
  };
}

/** The same links without a person's token: each opens its page, which asks who the reader is. */
export function openLinks({ origin }: Pick<Settings, "origin">, sessionId: string) {
  const page = `${origin}/experience/${sessionId}`;
  return {
    session: page,
    join: page,
    coming: page,
    decline: page,
    check: `${origin}/systemCheck?sessionId=${sessionId}`,
    calendar: `${origin}/api/exp/calendar.ics?sessionId=${sessionId}`,
    privacy: `${origin}/privacy`,
  };
}
