/** What stands behind the # of a mail's address. It never reaches a server or a log by itself. */
export interface JoinLink {
  token: string;
  /** The address that the mail went to; links that an organiser copies have none. */
  email: string;
  /** The reader pressed "I can't come" in the mail. */
  declines: boolean;
}

/** Reads `#join={token}`, `&email={address}` and `&rsvp=no`; null when the address is not a personal link. */
export function readJoinLink(hash: string): JoinLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const token = parts.get("join");
  return token ? { token, email: parts.get("email") ?? "", declines: parts.get("rsvp") === "no" } : null;
}
