/** A report that somebody reads by a link. */
export const texts = {
  title: "Session report",
  loading: "Loading the report",
  from: (company: string, day: string) => `Shared by ${company}. The link expires on ${day}.`,
  protectedTitle: "This report has a password",
  protectedText: "The person who sent you the link can tell you the password.",
  password: "Password",
  open: "Open the report",
  opening: "Opening…",
  endedTitle: "This link doesn’t open a report",
  endedText:
    "It has expired, was revoked, or is incomplete. Please ask the person who sent it for a new one.",
};
