import type { Language } from "@lantern/contract/languages";
import type { Settings } from "../../core/context.ts";
import { type JoinClaim, signJoinToken } from "../access/index.ts";

/**
 * The personal links in an email. Join token and email address come after the #, which no server or log ever sees.
 *
 * @param reader whom the email goes to: the join page can show their address, and is in their language
 */
export function joinLinks(
  settings: Pick<Settings, "origin" | "appKey">,
  seat: JoinClaim,
  { email, language }: { email?: string; language?: Language | null } = {},
) {
  const links = openLinks(settings, seat.sessionId);
  const token = signJoinToken(settings.appKey, seat);
  const page = language ? `${links.session}?language=${language}` : links.session;
  const check = language ? `${links.check}&language=${language}` : links.check;
  return {
    ...links,
    join: `${page}#join=${token}${email ? `&email=${encodeURIComponent(email)}` : ""}`,
    coming: `${page}#join=${token}&rsvp=yes`,
    decline: `${page}#join=${token}&rsvp=no`,
    dates: `${page}#join=${token}&dates=`,
    check: `${check}#join=${token}`,
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
    dates: page,
    check: `${origin}/systemCheck?sessionId=${sessionId}`,
    calendar: `${origin}/api/exp/calendar.ics?sessionId=${sessionId}`,
    privacy: `${origin}/privacy`,
  };
}
