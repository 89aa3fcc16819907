import type { Texts } from "../texts.ts";

export const channels: Texts["channels"] = {
  reminder: (title, day, start, city) =>
    `Zur Erinnerung: ${title} beginnt am ${day}, um ${start}\u00a0Uhr (${city}).`,
  lobby: (at) =>
    `Die Lobby öffnet um ${at}\u00a0Uhr. Deinen persönlichen Link findest du in deiner Einladung.`,
  recap: (title, people, teams) =>
    `${title} ist vorbei: ${people} ${people === 1 ? "Person" : "Personen"} in ${teams} ${teams === 1 ? "Team" : "Teams"} ${people === 1 ? "war" : "waren"} dabei.`,
  first: (names, points) => `Die meisten Punkte: ${names} mit ${points}.`,
  report: "Bericht öffnen",
  teamPage: (story, ending) => `Ein Team hat ${story} gespielt. Das Ende: „${ending}“.`,
  openTeamPage: "Die Seite des Teams ansehen",
  test: "Das ist eine Testnachricht von Lantern Hour. Hier erscheinen Erinnerungen und Zusammenfassungen.",
};
