import type { LocalTimes } from "../../times.ts";
import { addressing } from "./greeting.ts";

/** Every text of the mails to participants. Placeholders are arguments, so that a language can order them as it likes. */
export const en = {
  privacy: "Privacy",
  session: {
    span: (day: string, start: string, end: string) => `${day}, ${start} to ${end}`,
    /** Where the story is told in another language than the letter. */
    story: (language: string) => `The story is told in ${language}.`,
    yourTime: ({ place, utc }: LocalTimes) => `Your time, in ${place} (${utc} UTC)`,
    sessionTime: ({ place, utc }: LocalTimes) => `Time in ${place} (${utc} UTC)`,
    join: "Join the hour",
    door: (door: string) =>
      `The door opens at ${door}. A browser is enough, on a computer or a phone. No account, no password.`,
    calendar: "Add to calendar",
    calendarHint: "It moves if we move",
    check: "System check",
    checkHint: "One minute, today if you can",
    coming: "I'm coming",
    comingHint: "So that your team is planned with you",
    decline: "I can't come",
    declineHint: "Your seat goes to someone else",
    signed: (host: string, company: string) => `${host}, ${company}. A reply to this mail goes to them.`,
    camera:
      "The camera is up to you: a drawn portrait is as good. You may come to watch, and leave without being asked why.",
    personal: "The Join button is yours alone; please do not forward it. If it does not open, copy this:",
    why: (company: string, email: string) => `You get this because ${company} invited ${email}.`,
  },
  invitation: {
    subject: (times: LocalTimes, title: string) => `${times.span}: ${title}`,
    title: (name: string | null, experience: string) =>
      addressing(name, `there is a seat for you in ${experience}`),
  },
  changed: {
    subject: (times: LocalTimes, title: string) => `New time, ${times.span}: ${title}`,
    title: (name: string | null) => addressing(name, "the hour has moved"),
    text: "Everything else stays as it was, and so does your link. The calendar file in this mail replaces the old entry.",
  },
  reminder: {
    day: (times: LocalTimes, title: string) => `Tomorrow, ${times.start}: ${title}`,
    hour: (times: LocalTimes, title: string) => `In an hour, ${times.start}: ${title}`,
    dayTitle: (name: string | null) => addressing(name, "we meet tomorrow"),
    hourTitle: (name: string | null) => addressing(name, "it begins in an hour"),
    dayText:
      "Your seat is waiting. If you have a minute today, let the system check look at your browser, so that nothing is in the way tomorrow.",
    hourText: "A warm drink, a quiet corner, headphones if you have them. More is not needed.",
  },
  check: {
    subject: (title: string) => `One minute for your system check: ${title}`,
    title: (name: string | null) => addressing(name, "does your browser play along?"),
    text: (span: string, title: string) =>
      `${title} is on ${span}. The check looks at sound, camera and connection and tells what to mend, while there is still time to mend it.`,
    button: "Make the system check",
    hint: "It takes a minute. Best from the place and the computer that you will play from.",
  },
  answer: {
    subject: (title: string) => `Are you coming? ${title}`,
    title: (name: string | null) => addressing(name, "will you be there?"),
    text: (span: string, title: string) =>
      `${title} is on ${span}. Your browser has passed the system check; only your answer is missing.`,
  },
  code: {
    subject: (title: string) => `Your code: ${title}`,
    title: (name: string | null) => addressing(name, "here is your code"),
    text: "Enter it on the page where you asked for it. It shows that this is your email address.",
    hint: "It works for ten minutes. If you did not ask for it, you can ignore this email.",
  },
  cancelled: {
    subject: (title: string) => `Cancelled: ${title}`,
    title: (name: string | null) => addressing(name, "this hour is cancelled"),
    text: (span: string) =>
      `It would have been on ${span}. The calendar file in this mail takes the entry away.`,
  },
  thanks: {
    subject: (title: string) => `Your scorecard: ${title}`,
    title: (name: string | null) => (name ? `Thank you for playing, ${name}` : "Thank you for playing"),
    text: "Your team's way through the story, what it earned and what you were thanked for are kept for you.",
    button: "Open my scorecard",
    life: (days: number) => `The link is yours alone and is good for ${days} days.`,
  },
  commitment: {
    subject: (title: string) => `What your team agreed on: ${title}`,
    title: (name: string | null) => addressing(name, "this is what your team will do"),
    text: (team: string) =>
      `At the end of the hour ${team} wrote it down together. Put it where you will see it: on the board, on top of your next meeting.`,
    button: "Open my scorecard",
    later: (days: number) => `In ${days} days we ask once what became of it.`,
    askSubject: (title: string) => `What became of it? ${title}`,
    askTitle: (name: string | null, days: number) =>
      addressing(name, `${days} days ago your team agreed on this`),
    askText:
      "Did you do it? If so, tell each other what it changed. If not, choose a smaller step, or let it go together. One press says how it went. Your company sees a team’s sum from three answers on, never who said what.",
    askButton: "Say what became of it",
  },
};
