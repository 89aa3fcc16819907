export const texts = {
  title: "Emails",
  sub: "Every email the platform sends. You can resend those that failed; one that bounced was refused by the recipient’s server.",
  columns: { email: "Email", company: "Company", state: "State", day: "Created", action: "Action" },
  states: { waiting: "On its way", sent: "Sent", bounced: "Bounced", dead: "Failed" },
  attempts: (number: number) => (number === 1 ? "1 attempt" : `${number} attempts`),
  erased: "Deleted along with its recipient",
  retry: "Resend",
  retryOf: (subject: string, to: string) => `Resend “${subject}” to ${to}`,
  retried: "We’re resending the email.",
};
