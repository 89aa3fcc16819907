import type { errorTexts as english } from "./error-texts.ts";

/** What to do about an action that failed. */
export const errorTexts: typeof english = {
  buy: "Kaufen Sie weitere Credits oder planen Sie weniger Plätze.",
  buyByOwner: "Bitten Sie die Hauptadministration, weitere zu kaufen, oder planen Sie weniger Plätze.",
  unverified: (email) => `Öffnen Sie den Link in der E-Mail an ${email}.`,
  resend: "Noch einmal senden",
  resent: "Die E-Mail ist unterwegs",
};
