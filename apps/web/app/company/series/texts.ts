import { formatNumber } from "../../i18n/format.ts";
/** The page of a series. */
export const texts = {
  panel: "Series",
  sub: (sessions: number, people: number) =>
    `${formatNumber(sessions)} sessions for ${formatNumber(people)} ${people === 1 ? "person" : "people"}`,
  rename: "Rename",
  renaming: {
    title: "Rename the series",
    text: "Upcoming sessions get the new title, too, unless you gave them one of their own.",
    label: "Title of the series",
    submit: "Save the title",
    done: "Series renamed",
  },
  confirm: (sessions: number) =>
    sessions === 1 ? "Confirm the session" : `Confirm ${formatNumber(sessions)} sessions`,
  confirmed: "Series confirmed",
  confirmedText: "You can send the invitations now.",
  invite: "Send invitations",
  invited: "Invitations sent",
  invitedText: (people: number) =>
    people === 1
      ? "One person gets an email with all dates."
      : `${formatNumber(people)} people get one email with all dates.`,
  report: "Series report",
  inviting: {
    title: "One email with all dates",
    text: (people: number, dates: number) =>
      `${people === 1 ? "One person gets" : `${formatNumber(people)} people get`} this email for ${dates === 1 ? "one date" : `${formatNumber(dates)} dates`}, each with a link of their own.`,
    frame: "The email",
    send: (people: number) =>
      people === 1 ? "Send it to one person" : `Send it to ${formatNumber(people)} people`,
  },
  figures: {
    met: "Who has played together",
    metText: (met: number, pairs: number) =>
      `of all pairs in the group have been on the same team: ${formatNumber(met)} of ${formatNumber(pairs)}`,
    notYet: "Not yet",
    notYetText: "You’ll see it after the first session, if the group has three people or more",
    agreed: "What teams agreed to do",
    agreedText: (teams: number): string =>
      teams === 1
        ? "team made a commitment at the end of its session"
        : "teams made a commitment at the end of their session",
    noneAgreedText: "Each team can make a commitment at the end of its session",
    happened: "What came of it",
    happenedText: (happened: number, partly: number, notYet: number) =>
      `${happened === 1 ? "person says" : "people say"} that their team did it. Partly: ${formatNumber(partly)}. Not yet: ${formatNumber(notYet)}.`,
    fewText: "You’ll see it once three people on a team have answered our question two weeks later",
  },
  list: "Dates",
  columns: { session: "Session", state: "State", start: "Start", people: "People", action: "Action" },
  people: {
    listed: (count: number) => `${formatNumber(count)} on the list`,
    came: (came: number, of: number) => `${formatNumber(came)} of ${formatNumber(of)} attended`,
  },
  noDate: "No date yet",
  menu: (title: string) => `More for ${title}`,
  actions: { move: "Change the date", cancel: "Cancel", report: "Report" },
  moving: {
    title: "Change the date",
    text: "The people you invited get one email about all the changes.",
    later: "Move later sessions by the same number of days",
    list: "New dates",
    zone: (city: string) => `All times are local to ${city}.`,
    submit: (sessions: number) => (sessions === 1 ? "Save the date" : `Save ${formatNumber(sessions)} dates`),
    done: "Dates saved",
  },
  cancelling: {
    title: "Cancel",
    text: "The people you invited get one email about all the sessions you cancel. The credits are released.",
    only: "Only this session",
    rest: (sessions: number) =>
      `This one and the ${sessions === 1 ? "later one" : `${formatNumber(sessions)} later ones`}`,
    back: "Keep",
    submit: (sessions: number) =>
      sessions === 1 ? "Cancel the session" : `Cancel ${formatNumber(sessions)} sessions`,
    done: (sessions: number) =>
      sessions === 1 ? "Session cancelled" : `${formatNumber(sessions)} sessions cancelled`,
  },
};
