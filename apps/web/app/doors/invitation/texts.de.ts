import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Ihrem Unternehmen beitreten",
  loading: "Die Einladung wird gelesen",
  heading: (company) => `${company} beitreten`,
  intro: (role, by) =>
    by ? `${by} hat Sie eingeladen. Ihre Rolle: ${role}.` : `Sie wurden eingeladen. Ihre Rolle: ${role}.`,
  limited: (role) => `${role} (nur Abrechnung)`,
  someCompany: "Ihr Unternehmen GmbH",
  somebody: "Jemand aus Ihrem Team",
  someAddress: "name@unternehmen.example",
  address: "Sie melden sich an mit",
  submit: "Beitreten und anmelden",
  busy: "Ihr Konto wird geöffnet",
  expiredHeading: "Diese Einladung wurde schon benutzt oder ist abgelaufen",
  expired:
    "Bitten Sie die Person, die Sie eingeladen hat, um eine neue. Wenn Sie schon ein Konto haben, melden Sie sich an.",
};
