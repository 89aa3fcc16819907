import type { texts as english } from "./texts.ts";

/** A key in a list. */
export const texts: typeof english = {
  scopeNames: {
    "sessions:read": "Sessions lesen",
    "sessions:write": "Sessions planen und ändern",
    people: "Teilnehmende lesen und ändern",
    reports: "Berichte und Auswertung lesen",
    directory: "Teilnehmende als Verzeichnis des Unternehmens aktuell halten",
  },
  madeOn: (day) => `Erstellt am ${day}`,
  expiresOn: (day) => `läuft am ${day} ab`,
  expiredOn: (day) => `am ${day} abgelaufen`,
  neverExpires: "läuft nicht ab",
  usedOn: (moment) => `zuletzt benutzt am ${moment}`,
  neverUsed: "noch nie benutzt",
  expired: "Abgelaufen",
  revoke: "Sperren",
  revokeOf: (name) => `${name} sperren`,
  revokeTitle: (name) => `„${name}“ sperren?`,
  revokeText: "Das Programm hat dann sofort keinen Zugriff mehr.",
  revoked: "Schlüssel gesperrt",
};
