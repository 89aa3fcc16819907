/** The hash of a personal link. It never reaches a server or a log by itself. */
interface JoinLink {
  token: string;
  /** The address that the email went to. Empty in links that an administrator copies. */
  email: string;
  /** What the reader clicked in the email: "I'm coming" or "I can't come". */
  rsvp: "yes" | "no" | null;
  /** The email asked which dates suit them. */
  dates: boolean;
}

/**
 * Reads `#join={token}`, `&email={address}` and `&rsvp=yes` or `&rsvp=no`, and `&dates=`. Null when the address isn't a personal link.
 */
export function readJoinLink(hash: string): JoinLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const token = parts.get("join");
  const choice = parts.get("rsvp");
  const rsvp = choice === "yes" || choice === "no" ? choice : null;
  return token ? { token, email: parts.get("email") ?? "", rsvp, dates: parts.has("dates") } : null;
}
