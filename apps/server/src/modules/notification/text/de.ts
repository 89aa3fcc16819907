import { countIn } from "../../../core/format.ts";
import type { NotificationText } from "./en.ts";

const count = countIn("de");

const wereAdded = (number: number) =>
  `${count(number, "Credit wurde", "Credits wurden")} Ihrem Guthaben gutgeschrieben`;

const wereRemoved = (number: number) =>
  `${count(number, "Credit wurde", "Credits wurden")} von Ihrem Guthaben abgezogen`;

/** The notifications in German. The type is the English one, so that no text can be missing. */
export const de: NotificationText = {
  sessionConfirmed: (title, seats) => ({
    title: "Session bestätigt",
    description: `${title}: ${count(seats, "Platz", "Plätze")} reserviert. Sie können jetzt die Einladungen senden.`,
  }),
  startsSoon: (title, expected) => ({
    title: "Ihre Session beginnt in einer Stunde",
    description: `${title}: ${count(expected, "Person wird", "Personen werden")} erwartet.`,
  }),
  cannotCome: (title) => ({
    title: "Eine Person kann nicht kommen",
    description: `{person} kann nicht zu ${title} kommen. Sie können den Platz neu vergeben.`,
  }),
  unplacedReply: (title) => ({
    title: "Antworten zum Nachlesen",
    description: `Zu den Einladungen zu ${title} ist etwas angekommen, das von selbst keine Zu- oder Absage geändert hat. Was zu tun ist, steht auf der Seite der Session.`,
  }),
  personLeft: (title, named) => ({
    title: "Eine Person hat Ihr Unternehmen verlassen",
    description: `${named ? "{person}" : "Eine Person"} ist nicht mehr in Ihrem Verzeichnis und nicht mehr in ${title}. Sie können den Platz neu vergeben.`,
  }),
  creditsLow: (available) => ({
    title: "Ihre Credits werden knapp",
    description: `Noch ${count(available, "Credit ist", "Credits sind")} verfügbar.`,
  }),
  reportReady: (title, attended) => ({
    title: "Ihr Bericht ist fertig",
    description: `${title}: ${count(attended, "Person hat", "Personen haben")} teilgenommen.`,
  }),
  paymentReceived: (added) => ({
    title: "Zahlung eingegangen",
    description:
      added > 0 ? `${wereAdded(added)}.` : "Die Credits dazu hatten wir Ihnen schon gutgeschrieben.",
  }),
  invoiceIssued: (name, atOnce) => ({
    title: "Credits auf Rechnung bestellt",
    description:
      atOnce > 0
        ? `Rechnung ${name}: ${wereAdded(atOnce)}.`
        : `Rechnung ${name}: Die Credits schreiben wir gut, wenn sie bezahlt ist.`,
  }),
  invoiceOverdue: (name) => ({
    title: "Eine Rechnung ist überfällig",
    description: `Die Rechnung ${name} ist noch nicht bezahlt. Bis dahin können Sie nicht auf Rechnung bestellen.`,
  }),
  overdueCreditsRemoved: (name, days, withdrawn) => ({
    title: "Credits einer unbezahlten Rechnung abgezogen",
    description: `Die Rechnung ${name} ist seit ${count(days, "Tag", "Tagen")} überfällig. ${wereRemoved(withdrawn)}.`,
  }),
  invoiceCancelled: (name, withdrawn) => ({
    title: "Rechnung storniert",
    description:
      withdrawn > 0
        ? `Die Rechnung ${name} ist nicht mehr zu bezahlen. ${wereRemoved(withdrawn)}.`
        : `Die Rechnung ${name} ist nicht mehr zu bezahlen.`,
  }),
  creditsWithdrawn: (withdrawn, disputed) => {
    const number = Math.abs(withdrawn);
    const returned = withdrawn < 0;
    return {
      title: returned ? "Credits zurückgegeben" : disputed ? "Zahlung angefochten" : "Zahlung erstattet",
      description: `${returned ? wereAdded(number) : wereRemoved(number)}.`,
    };
  },
  notStarted: (title, hosting) => ({
    title: "Ihre Session hat nicht begonnen",
    description:
      hosting === "host"
        ? `${title} wurde innerhalb von zwei Stunden nicht gestartet. Die Session ist wieder ein Entwurf, und ihre Credits sind wieder frei.`
        : `Für ${title} waren nicht genug Personen da. Die Session ist wieder ein Entwurf, und ihre Credits sind wieder frei.`,
  }),
  removedAdminReturned: (email) => ({
    title: "Anmeldeversuch mit einem entfernten Konto",
    description: `${email} hat eine Anmeldung über Single Sign-on versucht. Ein neues Konto haben wir nicht angelegt, weil die Hauptadministration das frühere entfernt hat. Um die Person wieder zuzulassen, laden Sie sie noch einmal ein.`,
  }),
  secondSubject: (email) => ({
    title: "Ist das dieselbe Person?",
    description: `Laut Ihrem Anbieter verwendet jemand Neues die Adresse ${email}, die zu einem Konto gehört. Wir haben niemanden hereingelassen: Bitte entscheiden Sie, ob es dieselbe Person ist.`,
  }),
  keysEnded: (names) => ({
    title: "API-Schlüssel gelten nicht mehr",
    description: `${new Intl.ListFormat("de").format(names)}: erstellt von jemandem, der nicht mehr zur Hauptadministration gehört. Programme können damit nicht mehr arbeiten. Die Hauptadministration kann neue erstellen.`,
  }),
};
