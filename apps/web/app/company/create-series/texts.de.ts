import { count } from "../../i18n/de/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

/** Planning several sessions for the same people. */
export const texts: typeof english = {
  crumbHere: "Neue Serie",
  sub: "Mehrere Sessions für dieselben Personen. Wir mischen die Teams, damit alle jemand Neues kennenlernen. Entwürfe kosten nichts, und niemand bekommt eine E-Mail.",
  people: {
    heading: "Titel und Personen",
    title: "Titel der Serie",
    titleHint: "Zum Beispiel „Produkt und Support“. Die Sessions nummerieren wir.",
    seats: "Plätze jeder Session",
    seatsHint:
      "Für jede Person einer. Fügen Sie weitere für Kolleginnen und Kollegen hinzu, die sich selbst über einen Link anmelden.",
    fewer: "Weniger Plätze",
    more: "Mehr Plätze",
  },
  dates: {
    heading: "Termine und Abenteuer",
    number: "Sessions",
    fewer: "Eine Session weniger",
    more: "Eine Session mehr",
    every: "Abstand",
    weeks: (weeks) => count(weeks, "Woche", "Wochen"),
    list: "Termine",
    date: (number) => `Session ${formatNumber(number)}`,
    adventure: (number) => `Abenteuer der Session ${formatNumber(number)}`,
    choose: "Abenteuer wählen",
    skip: "Tag auslassen",
    skipLabel: (number) => `Diesen Tag für Session ${formatNumber(number)} auslassen`,
    note: "Wählen Sie den ersten Tag, die weiteren schlagen wir vor. Sie können jeden ändern. Wenn Sie einen Tag auslassen, rücken diese Session und alle folgenden nach hinten.",
  },
  run: { heading: "Wie sie ablaufen" },
  summary: (sessions, seats) =>
    `${count(sessions, "Session", "Sessions")} mit je ${count(seats, "Platz", "Plätzen")}. Wenn Sie sie bestätigen, reservieren wir ${count(sessions * seats, "Credit", "Credits")}.`,
  submit: (sessions) => count(sessions, "Entwurf anlegen", "Entwürfe anlegen"),
  done: "Serie geplant",
};
