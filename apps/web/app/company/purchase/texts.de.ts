import { count } from "../../i18n/de/phrases.ts";
import type { texts as english } from "./texts.ts";

/** One purchase with all that has happened to it. */
export const texts: typeof english = {
  title: "Kauf",
  loading: "Der Kauf wird geladen",
  notYours:
    "Bestellungen sehen nur Personen, die Credits kaufen dürfen. Wer das darf, entscheidet die Hauptadministration.",
  ordered: (day) => `Bestellt am ${day}`,
  quoted: (day) => `Angeboten am ${day}`,
  next: {
    quoted: (day) => `Zu diesem Preis können Sie bis zum ${day} bestellen.`,
    lapsed: (day) => `Dieser Preis galt bis zum ${day}. Ein neues Angebot können Sie jederzeit erstellen.`,
    open: (amount) => `${amount} sind noch zu bezahlen.`,
    declined: "Die Zahlung wurde abgelehnt. Sie können es noch einmal versuchen.",
    dueAt: (amount, day) => `Bitte bezahlen Sie ${amount} bis zum ${day}.`,
    overdue: (amount, day) => `${amount} waren am ${day} fällig und sind noch nicht eingegangen.`,
    unused: (number, amount, day) =>
      `Nicht genutzte Credits: ${number}. Bis zum ${day} erstatten wir dafür ${amount}, einmal in 12 Monaten.`,
    surplus: (amount) =>
      `Sie haben ${amount} mehr bezahlt, als diese Bestellung kostet. Wir überweisen es zurück.`,
    disputed: "Die Zahlung ist angefochten. Bis darüber entschieden ist, bleiben ihre Credits gesperrt.",
  },
  order: "Was Sie bestellt haben",
  row: (number, each) => `${count(number, "Credit", "Credits")} zu je ${each}`,
  total: "Gesamtbetrag",
  missing: "Noch zu bezahlen",
  billed: "Rechnung an",
  purchaseOrder: "Bestellnummer",
  payments: "Zahlungen",
  noPayments: "Es ist noch nichts bezahlt.",
  nothingWasPaid: "Es wurde nichts bezahlt.",
  methods: { card: "Per Karte bezahlt", transfer: "Per Überweisung bezahlt" },
  refunds: {
    pending: "Erstattung unterwegs",
    succeeded: "Erstattet",
    failed: "Erstattung, die nicht ankam",
  },
  disputes: {
    open: "Von Ihrer Bank angefochten",
    won: "Anfechtung zu unseren Gunsten entschieden",
    lost: "Von Ihrer Bank zurückgebucht",
  },
  credits: "Credits aus diesem Kauf",
  added: "Gutgeschrieben",
  used: "Genutzt",
  left: "Übrig",
  creditsHint: "Sessions nutzen zuerst kostenlose Credits, dann die aus Ihrem ältesten Kauf.",
  documents: "Dokumente",
  noDocuments: "Die Rechnung kommt mit der Zahlung.",
  noneWereMade: "Diese Bestellung wurde storniert, bevor es welche gab.",
  download: "Herunterladen",
  downloadOf: (kind, name) => `${kind} ${name} herunterladen`,
};
