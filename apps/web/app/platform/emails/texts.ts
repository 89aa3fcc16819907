export const texts = {
  title: "Emails",
  sub: "All emails the platform sends. Send failed ones again here.",
  columns: { email: "Email", company: "Company", state: "State", day: "Created", action: "Action" },
  states: { waiting: "On its way", sent: "Sent", dead: "Failed" },
  attempts: (number: number) => (number === 1 ? "1 attempt" : `${number} attempts`),
  erased: "Deleted with its recipient",
  retry: "Send again",
  retryOf: (subject: string, to: string) => `Send “${subject}” to ${to} again`,
  retried: "We’re sending the email again.",
};
