export const texts = {
  title: "Emails",
  sub: "Every email the platform sends. You can resend those that failed.",
  columns: { email: "Email", company: "Company", state: "State", day: "Created", action: "Action" },
  states: { waiting: "On its way", sent: "Sent", dead: "Failed" },
  attempts: (number: number) => (number === 1 ? "1 attempt" : `${number} attempts`),
  erased: "Deleted along with its recipient",
  retry: "Resend",
  retryOf: (subject: string, to: string) => `Resend “${subject}” to ${to}`,
  retried: "We’re resending the email.",
};
