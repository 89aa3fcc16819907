import { onDevice } from "../privacy/texts.de.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Datenverarbeitung",
  intro:
    "Was wo verarbeitet wird, von welchen externen Diensten und wie lange. Hier steht, wie diese Installation jetzt gerade eingerichtet ist.",
  here: "Auf diesem Server",
  hereText: (origin) =>
    `Wir speichern alles in einer PostgreSQL-Datenbank hinter ${origin}: Konten, Listen von Personen, Sessions und ihre Protokolle, Bestellungen mit ihren Dokumenten, und E-Mails, die noch verschickt werden.`,
  servicesTitle: "Externe Dienste",
  none: "Keine sind eingerichtet. Abgesehen von den Seiten, die jemand öffnet, schickt dieser Server Daten nur an Systeme, die ein Unternehmen selbst angebunden hat, etwa seinen Identitätsanbieter.",
  columns: ["Dienst", "Wozu", "Was er bekommt"],
  purposes: {
    email: { name: "E-Mails verschicken", gets: "Adresse, Name und Text jeder E-Mail" },
    payments: {
      name: "Zahlungen",
      gets: "Was beim Kauf auf der Seite des Dienstes selbst eingegeben wird, die Bestellnummer, um wie viele Credits es geht, und der Betrag mit seiner Umsatzsteuer",
    },
    vat_numbers: {
      name: "Prüfung von Umsatzsteuernummern der Europäischen Union (VIES)",
      gets: "Die USt-IdNrn., die Unternehmen für die Abrechnung eingeben, und die des Betreibers",
    },
    sign_in: {
      name: "Anmeldung",
      gets: "Dass sich hier jemand anmeldet; nur von Personen aus der Administration, die das wählen",
    },
    relay: {
      name: "Weiterleiten von Bild und Ton, wo keine direkte Verbindung möglich ist",
      gets: "Verschlüsseltes Bild und Ton, die er nicht lesen kann, und die Netzadressen beider Personen, solange sie sprechen",
    },
    chat: {
      name: "Hilfe-Chat",
      gets: "Nur nach Ihrer Zustimmung: was Sie dort schreiben, die Seiten, die Sie währenddessen öffnen, Ihr Browser und Ihre Netzadresse",
    },
    error_reports: {
      name: "Fehlerberichte von unseren Seiten",
      gets: "Was schiefging, auf welcher Seite, in welchem Browser. Von einem von zehn Besuchen, und von Besuchen mit einem Fehler, auch eine Wiedergabe der Seite, in der alle Texte und Bilder verdeckt sind",
    },
    database: { name: "Datenbank", gets: "Alles, was wir speichern" },
    fan_out: {
      name: "Züge zwischen Servern weitergeben",
      gets: "Züge aus laufenden Sessions, für einen Moment. Er behält nichts",
    },
  },
  browserTitle: "Im Browser",
  browser: [
    "Bild und Ton gehen direkt zwischen den Leuten eines Teams hin und her, unterwegs verschlüsselt, oder über ein Relay oder einen Medienserver, wenn oben einer steht. Wir zeichnen sie nie auf.",
    onDevice,
  ],
  termsTitle: "Wie lange",
  terms: [
    "Chat, Gedanken zum Abschluss und Dankeszeilen: so viele Tage, wie das Unternehmen festlegt, sonst 30.",
    "Antworten auf Einladungen, die wir nicht zuordnen konnten: ebenso viele Tage nach der Session.",
    "Antworten auf die Kurzumfrage, wenn das Unternehmen sie eingeschaltet hat: bis wir sie einen Monat nach der Session auszählen, höchstens 180 Tage. Sie sind unter einem Pseudonym gespeichert. Mittelwerte über fünf oder mehr Personen: solange das Unternehmen ein Konto hat.",
    "Sekunden des Sprechens: bis der Rückblick fertig ist. Danach behalten wir nur die Balance des Teams und den Anteil jeder Person, den nur sie selbst sehen kann.",
    "Anmeldungen: 8 Stunden ohne Nutzung, in jedem Fall 7 Tage. Benutzte Links aus E-Mails: ein Tag.",
    "Das Protokoll einer Session, mit Stimmen und Zügen: so viele Monate, wie der Betreiber festgelegt hat, 12 in einer neuen Installation. Berichte und Rückblicke brauchen es nicht mehr.",
    "Verschickte E-Mails: ihre Adresse, ihr Betreff und ihre Uhrzeit 400 Tage lang.",
    "Öffentliche Seiten von Teams, wenn das Unternehmen sie erlaubt: so viele Tage, wie es festlegt, sonst 90. Eine Seite zeigt einen Vornamen nur, solange die Person ihn eingeschaltet hat.",
    "Sessions und ihre Berichte: solange das Unternehmen ein Konto hat. Wird es gelöscht, gehen seine Protokolle, Berichte und Personen mit, und seine Sessions bleiben ohne Namen. Credits, Bestellungen, Angebote und Rechnungen: solange das Gesetz für die Buchhaltung es verlangt. Die eines gelöschten Unternehmens: so viele Jahre nach dem Jahr der letzten, wie der Betreiber festgelegt hat, sonst 10.",
    "Wenn eine Person entfernt wird, löschen wir ihren Namen, ihre Adresse und alles, was sie geschrieben hat. Plätze und Credits bleiben als Zahlen.",
  ],
};
