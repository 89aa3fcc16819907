import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  unauthenticated: "Bitte melden Sie sich an",
  invalidLogin: "Die Antwort ist nicht gültig",
  expiredTitle: "Anmeldung abgelaufen",
  expired: "Sie wurden abgemeldet, weil Sie längere Zeit nicht aktiv waren.",
  credentialsRequired: "Zum Verschlüsseln der Anmeldung fehlen Ihre Kontodaten",
  decrypt: "Die Anmeldung ließ sich nicht entschlüsseln. Bitte melden Sie sich wieder an.",
  tokenVersion: "Diese Anmeldung stammt aus einer früheren Version. Bitte melden Sie sich wieder an.",
};
