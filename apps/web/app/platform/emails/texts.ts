import { formatNumber } from "../../i18n/format.ts";
export const texts = {
  sub: "Every email the platform sends. You can resend emails that failed. If one bounced, the recipient’s server refused it.",
  columns: { email: "Email", company: "Company", state: "State", day: "Created", action: "Action" },
  states: { waiting: "On its way", sent: "Sent", bounced: "Bounced", dead: "Failed" },
  attempts: (number: number) => (number === 1 ? "1 attempt" : `${formatNumber(number)} attempts`),
  copyTo: (address: string) => `Copy to ${address}`,
  erased: "Deleted along with its recipient",
  retry: "Resend",
  retryOf: (subject: string, to: string) => `Resend “${subject}” to ${to}`,
  retried: "We’re resending the email.",
};
