/** A session, wherever a page of the dashboard speaks of it. */
export const texts = {
  empty: {
    title: "No sessions yet",
    text: "One credit is one seat, and your first 6 are free. Pick an adventure and a time. We email your invitations and run the session, and you only pay for people who come.",
    action: "Plan your first session",
  },
  noDate: "No date",
  noAdventure: "No adventure yet",
  create: "New session",
  clocks: {
    at: (moment: string, city: string, offset: string) => `${moment} in ${city} (${offset})`,
    yours: (moment: string) => `For you: ${moment}`,
    skipped: (requested: string, actual: string) =>
      `Clocks go forward that night, so there is no ${requested}. It starts at ${actual}.`,
    twice: (requested: string, offset: string) =>
      `Clocks go back that night, so there are two ${requested}. This is the one in ${offset}.`,
  },
  notLoaded: {
    title: "This part of the page is missing",
    text: "Your connection may have dropped. Reload the page to continue.",
    submit: "Reload the page",
  },
  edit: "Edit details",
  editTitle: "Edit title and note",
  autopilot: "Autopilot",
  host: "A host",
  seeInvitation: "See the invitation",
  calendar: "Calendar file",
  openReport: "Open the report",
};
