import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  optional: "(freiwillig)",
  chooseDay: "Tag auswählen",
  calendar: {
    next: "Nächster Monat",
    previous: "Voriger Monat",
    today: (day) => `Heute, ${day}`,
    selected: (day) => `${day}, ausgewählt`,
  },
  searchZone: "Stadt oder Land suchen",
  showZones: "Zeitzonen anzeigen",
  noZone: "Keine Zeitzone gefunden. Versuchen Sie es mit der nächsten großen Stadt.",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  copy: "Kopieren",
  copyOf: (label) => `Kopieren: ${label}`,
  copied: "Kopiert",
  done: "Fertig",
  leave: {
    title: "Seite verlassen, ohne zu speichern?",
    text: "Ihre Änderungen sind noch nicht gespeichert.",
    cancel: "Hierbleiben",
    leave: "Verlassen",
  },
  list: {
    couldNotLoad: "Das ließ sich nicht laden",
    showMore: "Mehr anzeigen",
    search: "Suchen",
    sort: "Sortieren nach",
    none: "Hier ist noch nichts.",
    noMatch: (search) => `Nichts passt zu „${search}“.`,
    clear: "Alle anzeigen",
    count: (number, more) => (more ? `Die ersten ${number}` : `Insgesamt ${number}`),
  },
  sessions: {
    states: {
      draft: "Entwurf",
      confirmed: "Bestätigt",
      live: "Läuft",
      completed: "Beendet",
      cancelled: "Abgesagt",
    },
    inArchive: (state) => `${state}, archiviert`,
  },
};
