export const texts = {
  title: "Join your company",
  loading: "Reading the invitation",
  heading: (company: string) => `Join ${company}`,
  intro: (role: string, by: string | null) =>
    by ? `${by} has invited you as ${role}.` : `You’ve been invited as ${role}.`,
  limited: (role: string) => `${role} (billing only)`,
  someCompany: "Your Company Ltd",
  somebody: "Your colleague",
  someAddress: "you@company.example",
  address: "You’ll sign in as",
  submit: "Join and sign in",
  busy: "Opening your account",
  expiredHeading: "This invitation was already used or has expired",
  expired: "Ask whoever invited you for a new one. If you already have an account, sign in.",
};
