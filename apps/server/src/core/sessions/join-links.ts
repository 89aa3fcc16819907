import type { Settings } from "../context.ts";
import { signJoinToken } from "../tokens/join-token.ts";

/**
 * The personal addresses in a mail. Token and address stand behind the #, which no server or log ever sees.
 *
 * @param email whose mail it is, so that the door shows the address it was sent to
 */
export function joinLinks(
  settings: Pick<Settings, "origin" | "appKey">,
  seat: { sessionId: string; consumerId: string; linkVersion: number },
  email?: string,
) {
  const { origin } = settings;
  const token = signJoinToken(settings.appKey, seat);
  const door = `${origin}/experience/${seat.sessionId}`;
  return {
    door,
    join: `${door}#join=${token}${email ? `&email=${encodeURIComponent(email)}` : ""}`,
    coming: `${door}#join=${token}&rsvp=yes`,
    decline: `${door}#join=${token}&rsvp=no`,
    check: `${origin}/systemCheck?sessionId=${seat.sessionId}#join=${token}`,
    calendar: `${origin}/api/exp/calendar.ics?sessionId=${seat.sessionId}`,
    privacy: `${origin}/privacy`,
  };
}
