import { formatList, formatNumber } from "../../i18n/format.ts";
/** Planning a session, in three steps. */
export const texts = {
  editTitle: "Finish the draft",
  crumbHere: "New session",
  sub: "Drafts are free, and only administrators see them. We reserve credits when you confirm.",
  story: {
    heading: "The story",
    legend: "Adventure",
    titleHint: "For example “Field service meets support”.",
    languageHint: (story: string[]) =>
      story.length === 1
        ? `For pages and emails. The story itself is in ${story[0]}.`
        : `For the story, pages, and emails. The story is told in ${formatList(story)}, and people can choose theirs.`,
    none: "No adventure is available right now. You can save a draft and choose one later.",
    mood: "Mood",
    puzzles: "Puzzles",
    difficulties: { gentle: "Gentle", medium: "Medium", tricky: "Tricky" },
    goodFor: "Good for",
    played: "Played before",
    playedBy: (people: number, of: number, day: string) =>
      `${of > 0 ? `${formatNumber(people)} of these ${formatNumber(of)}` : formatNumber(people)} ${people === 1 && of === 0 ? "person" : "people"}, last on ${day}`,
  },
  people: {
    heading: "People and time",
    undecided:
      "Not sure about the date? Leave the day empty and save the draft. On its page, you can ask people which dates suit them.",
    theirs: "When it starts for them",
    youAnd: (count: number) =>
      count > 0 ? `you and ${formatNumber(count)} ${count === 1 ? "person" : "people"}` : "you",
    others: (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`,
    local: "Local start",
    city: "Place",
    label: "Time of day there",
    unknown: (count: number) =>
      `Time zone unknown: ${formatNumber(count)}. We learn it when they open their link.`,
    outside: (count: number, of: number) =>
      `${formatNumber(count)} of ${formatNumber(of)} people would play outside working hours (weekdays, 9 to 6).`,
    kinder: (time: string, count: number) =>
      count === 0 ? `At ${time}, nobody would.` : `At ${time}, ${formatNumber(count)} would.`,
    takeTime: (time: string) => `Use ${time}`,
  },
  seats: {
    heading: "Seats and host",
    seats: "Seats",
    fewer: "Fewer seats",
    more: "More seats",
    teams: (seats: number, count: number, sizes: string) =>
      count === 1
        ? `${formatNumber(seats)} seats in one team of ${sizes}.`
        : `${formatNumber(seats)} seats in teams of ${sizes}: ${formatNumber(count)} teams.`,
    sizes: (small: number, large: number) =>
      small === large ? `${formatNumber(small)}` : `${formatNumber(small)} or ${formatNumber(large)}`,
    range: "From 2 to 300. You can add seats later.",
  },
  summary: {
    heading: "Summary",
    untitled: "No title yet",
    inLanguage: (adventure: string, story: string, pages: string) =>
      story === pages
        ? `${adventure}, in ${story}`
        : `${adventure}, in ${story}; pages and emails in ${pages}`,
    noAdventure: "No adventure chosen",
    yours: (city: string) => `For you, in ${city}`,
    from: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
    noDate: "No date yet",
    there: (city: string) => `In ${city}`,
    theirs: "For the people you invite",
    span: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    at: (time: string, city: string) => `${time} in ${city}`,
    runBy: "Run by",
    hosting: { autopilot: "Autopilot", host: "A host from your company" },
    freeNow: "Available now",
    seats: (seats: number) => `${formatNumber(seats)} seats`,
    cost: (seats: number) => `${formatNumber(seats)} seats, once you confirm`,
    after: "Available after",
    missing: "Missing",
    insufficient: "Insufficient credits",
    insufficientText: (free: number) =>
      free < 2
        ? "Keep the draft until you have credits again."
        : `Keep the draft, or plan ${formatNumber(free)} seats.`,
    buyByOwner: "A Company Owner can buy more.",
    resend: "Send the email again",
    planSeats: (free: number) => `Use ${formatNumber(free)} seats`,
    note: "You only pay for people who come: a credit is used once someone has been in the session for five minutes. Unused credits are released automatically.",
    verify: "Confirm your email address first. Then you can confirm the session.",
    draft: "Create draft",
    save: "Save draft",
    confirm: (seats: number) => `Create and confirm ${formatNumber(seats)} seats`,
    saveAndConfirm: (seats: number) => `Save and confirm ${formatNumber(seats)} seats`,
    incomplete: "To confirm, choose an adventure and a start.",
  },
};
