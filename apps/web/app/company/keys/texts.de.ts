import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Mit einem Schlüssel können Ihre eigenen Programme Sessions planen und Ihre Liste der Teilnehmenden aktuell halten.",
  docs: "API-Dokumentation",
  loading: "Die Schlüssel werden geladen",
  ownersOnly: "Schlüssel kann nur die Hauptadministration erstellen.",
  none: "Noch keine Schlüssel.",
  add: "Schlüssel erstellen",
  name: "Name",
  nameHint: "Das Programm, das ihn benutzt, zum Beispiel „Personalverzeichnis“.",
  scopes: "Was der Schlüssel darf",
  expiry: "Läuft ab",
  expiries: {
    never: "Nie",
    days: (days) => (days === 365 ? "In einem Jahr" : `In ${formatNumber(days)} Tagen`),
  },
  submit: "Schlüssel erstellen",
  submitting: "Wird erstellt …",
  added: "Schlüssel erstellt",
  keyTitle: "Ihr neuer Schlüssel",
  keyText:
    "Kopieren Sie ihn jetzt in Ihr Programm: Wir zeigen ihn nur einmal und speichern nur, woran wir ihn wiedererkennen.",
  key: "Schlüssel",
};
