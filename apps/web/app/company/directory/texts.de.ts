import { limits } from "@lantern/contract/limits";
import { count } from "../../i18n/de/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  sub: "Das Verzeichnis Ihres Unternehmens, etwa Entra ID oder Okta, kann Ihre Liste der Teilnehmenden über SCIM 2.0 aktuell halten.",
  ownersOnly: "Das Verzeichnis kann nur die Hauptadministration anbinden.",
  loading: "Das Verzeichnis wird geladen",
  connect: "Ihr Verzeichnis anbinden",
  connectText:
    "Tragen Sie diese Adresse und ein Token in Ihrem Verzeichnis ein. Neue Personen erscheinen dann mit Abteilung und Standort auf Ihrer Liste. Wer das Unternehmen verlässt, wird von Ihrer Liste und aus kommenden Sessions entfernt.",
  address: "Adresse",
  tokens: "Tokens",
  tokensText:
    "Ein Token gilt nur für das Verzeichnis. Es gilt nicht mehr, wenn die Person, die es erstellt hat, die Hauptadministration verlässt.",
  noTokens: "Noch keine Tokens.",
  tokenName: "Verzeichnis",
  make: "Token erstellen",
  makeTitle: "Token erstellen?",
  makeText:
    "Wer es hat, kann Personen hinzufügen, ändern und entfernen. Wir informieren die ganze Hauptadministration per E-Mail.",
  made: "Token erstellt",
  tokenTitle: "Ihr neues Token",
  tokenText:
    "Kopieren Sie es jetzt in Ihr Verzeichnis. Wir zeigen es nur einmal und speichern nur, woran wir es wiedererkennen.",
  token: "Token",
  state: "Status",
  never: "Ihr Verzeichnis hat sich noch nicht verbunden.",
  lastSeen: (moment) => `Letzte Verbindung Ihres Verzeichnisses: ${moment}.`,
  people: (number) =>
    number === 0
      ? "Es hat noch niemanden übermittelt."
      : `Es hält die Angaben zu ${count(number, "Person", "Personen")} aktuell.`,
  left: (number) =>
    `${count(number, "Person ist ausgeschieden und steht", "Personen sind ausgeschieden und stehen")} nicht mehr auf Ihrer Liste. Nach ${formatNumber(limits.leaverDays)} Tagen löschen wir ${number === 1 ? "ihre" : "deren"} Daten.`,
};
