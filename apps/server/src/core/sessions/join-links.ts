import type { Settings } from "../context.ts";
import { signJoinToken } from "../tokens/join-token.ts";

/**
 * The personal links in an email. Join token and email address come after the #, which no server or log ever sees.
 *
 * @param email whom the email goes to, so that the join page can show the address
 */
export function joinLinks(
  settings: Pick<Settings, "origin" | "appKey">,
  seat: { sessionId: string; consumerId: string; linkVersion: number },
  email?: string,
) {
  const { origin } = settings;
  const token = signJoinToken(settings.appKey, seat);
  const page = `${origin}/experience/${seat.sessionId}`;
  return {
    session: page,
    join: `${page}#join=${token}${email ? `&email=${encodeURIComponent(email)}` : ""}`,
    coming: `${page}#join=${token}&rsvp=yes`,
    decline: `${page}#join=${token}&rsvp=no`,
    check: `${origin}/systemCheck?sessionId=${seat.sessionId}#join=${token}`,
    calendar: `${origin}/api/exp/calendar.ics?sessionId=${seat.sessionId}`,
    privacy: `${origin}/privacy`,
  };
}
