import type { calculatorTexts as english } from "./calculator-texts.ts";

const credits = (n: number) => (n === 1 ? "1 Credit" : `${n} Credits`);

export const calculatorTexts: typeof english = {
  teams: (seats, teams) =>
    teams === 1
      ? `${seats} Plätze ergeben ein Team.`
      : `${seats} Plätze ergeben ${teams} Teams von bis zu sechs.`,
  free: "Kostenlose Credits",
  bought: "Credits, die Sie kaufen",
  pay: "Sie zahlen",
  used: "Verbraucht von denen, die kommen",
  left: "Bleiben im Guthaben",
  credits,
  covered: "Ihre kostenlosen Credits reichen für alles.",
  each: (price) => `Das sind ${price} für jeden Credit, den Sie kaufen.`,
  back: (away) =>
    away === 1
      ? "Eine Person kommt nicht. Ihr Credit wird wieder frei."
      : `${away} Personen kommen nicht. Ihre ${away} Credits werden wieder frei.`,
  street: (teams, came, seats) =>
    `${teams === 1 ? "Ein Haus für das Team" : `${teams} Häuser, eins für jedes Team`}; ${came} von ${seats} Fenstern leuchten`,
  pricesNow:
    "Aktuelle Preise. Wo wir Umsatzsteuer berechnen, zahlen Sie in der Währung des Landes, an das sie geht; sonst legt Ihr erster Kauf die Währung Ihres Unternehmens fest. Auf Ihrer Rechnung steht die USt-IdNr. Ihres Unternehmens.",
  vat: {
    exempt: "Umsatzsteuer kommt nicht hinzu.",
    home: (country, rate) =>
      `Preise ohne Umsatzsteuer. Unternehmen aus dem Land des Betreibers (${country}) zahlen ${rate}\u00a0% mehr.`,
    union:
      "Mit einer USt-IdNr. aus einem anderen EU-Land führen Sie die Steuer selbst ab; außerhalb der EU berechnen wir keine.",
    elsewhere: "Anderswo berechnen wir keine.",
  },
};
