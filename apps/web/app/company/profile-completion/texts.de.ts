import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Profil vervollständigen",
  heading: "Ein paar Angaben zu Ihnen",
  intro: "Zeiten zeigen wir in Ihrer Zeitzone.",
  submit: "Speichern und weiter",
};
