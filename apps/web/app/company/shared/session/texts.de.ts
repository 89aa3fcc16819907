import type { texts as english } from "./texts.ts";

/** A session, wherever a page of the dashboard speaks of it. */
export const texts: typeof english = {
  empty: {
    title: "Noch keine Sessions",
    text: "Ein Credit ist ein Platz, und Ihre ersten 6 sind kostenlos. Wählen Sie ein Abenteuer und einen Termin. Wir verschicken Ihre Einladungen und leiten die Session, und Sie zahlen nur für Personen, die kommen.",
    action: "Erste Session planen",
  },
  noDate: "Kein Termin",
  noAdventure: "Noch kein Abenteuer",
  create: "Neue Session",
  clocks: {
    at: (moment, city, offset) => `${moment}\u00a0Uhr in ${city} (${offset})`,
    yours: (moment) => `Für Sie: ${moment}`,
    skipped: (requested, actual) =>
      `In dieser Nacht werden die Uhren vorgestellt, ${requested}\u00a0Uhr gibt es nicht. Sie beginnt um ${actual}\u00a0Uhr.`,
    twice: (requested, offset) =>
      `In dieser Nacht werden die Uhren zurückgestellt, ${requested}\u00a0Uhr gibt es zweimal. Gemeint ist die Zeit mit ${offset}.`,
  },
  notLoaded: {
    title: "Dieser Bereich der Seite fehlt",
    text: "Vielleicht war Ihre Verbindung unterbrochen. Laden Sie die Seite neu, um weiterzumachen.",
    submit: "Seite neu laden",
  },
  edit: "Angaben bearbeiten",
  editTitle: "Titel und Notiz bearbeiten",
  autopilot: "Autopilot",
  host: "Spielleitung",
  seeInvitation: "Einladung ansehen",
  calendar: "Kalenderdatei",
  openReport: "Bericht öffnen",
};
