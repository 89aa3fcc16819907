import type { Settings } from "../../context.ts";
import { signJoinToken } from "../participant/join-token.ts";

/** The personal addresses in a mail. The token stands behind the #, which no server or log ever sees. */
export function joinLinks(
  settings: Pick<Settings, "origin" | "appKey">,
  seat: { sessionId: string; consumerId: string; linkVersion: number },
) {
  const { origin } = settings;
  const token = signJoinToken(settings.appKey, seat);
  const door = `${origin}/experience/${seat.sessionId}`;
  return {
    door,
    join: `${door}#join=${token}`,
    decline: `${door}#join=${token}&rsvp=no`,
    check: `${origin}/systemCheck?sessionId=${seat.sessionId}#join=${token}`,
    calendar: `${origin}/api/exp/calendar.ics?sessionId=${seat.sessionId}`,
    privacy: `${origin}/privacy`,
  };
}
