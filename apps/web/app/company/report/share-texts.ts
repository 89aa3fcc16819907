import { translated } from "../../i18n/translated.ts";

/** The dialog that shares a report. */
export const shareTexts = translated("company/report/share", {
  title: "Share this report",
  text: "Anyone with the link can read this report, with the names in it, until the link expires. They need no account and can change nothing.",
  loading: "Loading the links",
  links: "Links to this report",
  ends: (day: string) => `Expires on ${day}`,
  password: "with a password",
  opened: (moment: string) => `last opened ${moment}`,
  notOpened: "not opened yet",
  revoke: "Revoke",
  revokeOf: (day: string) => `Revoke the link that expires on ${day}`,
  revokeNow: "Revoke it",
  revoked: "Link revoked",
  another: "Make another link",
  end: "Link expires",
  days: (days: number) => (days === 365 ? "In a year" : `In ${days} days`),
  passwordField: "Password",
  passwordHint: "Send it another way than the link, for example by phone.",
  make: "Make link",
  making: "Making…",
  made: "Link made",
  link: "Your new link",
  once: "Copy it now: we show it only once.",
});
