/** Messages to a channel of Slack or Teams. */
export const channels = {
  reminder: (title: string, day: string, start: string, city: string) =>
    `Reminder: ${title} starts on ${day} at ${start} (${city}).`,
  lobby: (at: string) => `The lobby opens at ${at}. Your personal link is in your invitation.`,
  recap: (title: string, people: number, teams: number) =>
    `${title} is over: ${people} ${people === 1 ? "person" : "people"} in ${teams} ${teams === 1 ? "team" : "teams"} took part.`,
  first: (names: string, points: string) => `Most points: ${names} with ${points}.`,
  report: "Open the report",
  teamPage: (story: string, ending: string) => `A team played ${story} and came to “${ending}”.`,
  openTeamPage: "See the team’s page",
  test: "This is a test message from Lantern Hour. Reminders and recaps will appear here.",
};
