/** What stands behind the # of a mail's address. It never reaches a server or a log by itself. */
export interface JoinLink {
  token: string;
  /** The address that the mail went to; links that an organiser copies have none. */
  email: string;
  /** What the reader pressed in the email: "I'm coming" or "I can't come". */
  rsvp: "yes" | "no" | null;
}

/** Reads `#join={token}`, `&email={address}` and `&rsvp=yes` or `&rsvp=no`; null when the address is not a personal link. */
export function readJoinLink(hash: string): JoinLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const token = parts.get("join");
  const choice = parts.get("rsvp");
  const rsvp = choice === "yes" || choice === "no" ? choice : null;
  return token ? { token, email: parts.get("email") ?? "", rsvp } : null;
}
