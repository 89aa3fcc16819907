import { formatNumber } from "../../i18n/format.ts";
export const texts = {
  facts: {
    company: "Company",
    experience: "Adventure",
    start: "Planned start",
    end: "End",
    seats: "Seats",
    people: "People",
    reserved: "Credits reserved",
    hosting: "Run by",
    language: "Language",
  },
  people: (attendees: number, invited: number, declined: number, came: number) =>
    `${formatNumber(attendees)} attendees, ${formatNumber(invited)} invited, ${formatNumber(declined)} declined, ${formatNumber(came)} attended`,
  hosting: { autopilot: "Autopilot", host: "A host" } as Record<string, string>,
  noExperience: "Not chosen yet",
  logs: "Team logs",
  noLogs: "No teams have played yet.",
  unnamed: (number: number) => `team ${formatNumber(number)}`,
  replay: (team: string) => `Replay ${team}’s session`,
  measures: "measures",
  cancel: "Cancel session…",
  cancelTitle: (title: string) => `Cancel the company’s session “${title}”?`,
  cancelText: "We email everyone who was invited and release all reserved credits.",
  cancelled: "The session is cancelled.",
};
