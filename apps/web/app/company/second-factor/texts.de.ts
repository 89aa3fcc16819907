import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Schützen Sie Ihr Konto",
  heading: "Noch ein Schritt für Ihr Konto",
  intro: (company) =>
    `${company} verlangt bei der Anmeldung einen zweiten Schritt. Fügen Sie einen Passkey oder eine Authenticator-App hinzu. Das ist nur einmal nötig.`,
  goOn: "Weiter",
};
