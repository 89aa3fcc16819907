import type { errors as english } from "./errors.ts";

/** What every page of the dashboard has from its start. Participants read other texts, which say *du*. */
export const errors: typeof english = {
  // What an error is called loads with the first one.
  byCode: {},
  timeout: "Die Antwort dauert zu lange. Bitte versuchen Sie es noch einmal.",
  server: "Fehler auf dem Server. Bitte versuchen Sie es später noch einmal.",
  unknown: "Ein unbekannter Fehler ist aufgetreten",
  failed: (status) => `Die Anfrage ist mit Status ${status} gescheitert`,
  offline: "Keine Verbindung zum Server. Bitte prüfen Sie Ihre Verbindung.",
  screen: {
    toLogin: "Zur Anmeldung",
    toHome: "Zur Startseite",
    pageNotFound: (path) => `Seite nicht gefunden: ${path}`,
    titles: {
      401: "Anmeldung abgelaufen",
      404: "Hoppla! Diese Seite gibt es nicht",
      500: "Der Server hat einen schlechten Tag",
      other: "Etwas ist schiefgegangen",
    },
    messages: {
      401: "Bitte melden Sie sich wieder an, um weiterzumachen",
      500: "Unser Server braucht eine Umarmung … und vielleicht einen Neustart",
      other: "Auch die Besten stolpern manchmal",
    },
  },
};
