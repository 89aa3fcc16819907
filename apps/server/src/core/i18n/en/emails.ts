import { addressing, spelledOut } from "../addressing.ts";
import type { LocalTimes } from "../readable-times.ts";

const word = (number: number) => spelledOut(number, "two three four five six seven eight nine");

/** With the hours as this language writes them: "15:00 to 16:00". */
type Times = LocalTimes & { hours: string };

/** The texts of emails to participants. Values are arguments, so that each language can order them freely. */
export const emails = {
  privacy: "Privacy",
  /** Around what people wrote themselves. */
  quotationMarks: ["“", "”"] as [string, string],
  session: {
    hours: ({ start, end }: LocalTimes) => `${start} to ${end}`,
    /** Where the story is told in another language than the email. */
    storyLanguage: (language: string) => `The story is in ${language}.`,
    ownZone: ({ city, utc }: LocalTimes) => `Your local time in ${city} (${utc}\u00a0UTC)`,
    sessionZone: ({ city, utc }: LocalTimes) => `${city} time (${utc}\u00a0UTC)`,
    join: "Join the session",
    opens: (opens: string) => `The lobby opens at ${opens}`,
    lobby: (opens: string) =>
      `The lobby opens at ${opens}. All you need is a browser, on a computer or a phone. No account, no password.`,
    calendar: "Add to calendar",
    calendarHint: "We'll update it if the time changes",
    googleCalendar: "Google Calendar",
    onlineCalendarHint: "A copy that we can't update",
    check: "System check",
    checkHint: "Takes one minute. Best done today.",
    checkHintSoon: "Takes one minute",
    /** Before the buttons for the two answers, by what the reader has answered. */
    question: {
      none: "Will you be there? Your answer helps us plan the teams, and if you can't come, your seat can go to someone else. You can change your answer later.",
      coming: "You told us you're coming. If that changes, let us know:",
      declined: "You told us you can't come. If that changes, let us know:",
    },
    coming: "I'm coming",
    decline: "I can't come",
    from: (host: string, company: string) => `From ${host}, ${company}. Reply to this email to reach them.`,
    /** Where replies go to another address than the host's. It is not named, because emails are stored. */
    fromWithReplies: (host: string, company: string) =>
      `From ${host}, ${company}. If you have questions, reply to this email.`,
    camera:
      "Your camera is optional: a drawn portrait works just as well. You can also just watch, and leave at any time. Nobody will ask why.",
    joinLink:
      "Your join link is just for you, so please don't forward it. If it doesn't work, copy this link:",
    reason: (company: string, email: string) => `You're receiving this because ${company} invited ${email}.`,
  },
  invitation: {
    subject: (sender: string, title: string, time: string) => `${sender} invites you: ${title}, ${time}`,
    title: (name: string | null, experience: string) => addressing(name, `you have a seat in ${experience}`),
    announcement: (title: string, experience: string, time: string) =>
      `We're playing together: ${title}. It's ${experience}, a story for teams, played in the browser. ${time}. You'll find your personal link in the invitation email.`,
  },
  series: {
    subject: (sender: string, title: string, dates: number) =>
      `${sender} invites you: ${title}, ${dates} sessions`,
    title: (name: string | null, dates: number) =>
      addressing(name, `you have a seat in ${word(dates)} sessions`),
    text: "Here are all the dates. You'll play in a new team as often as possible, so you meet more of your colleagues each time. All you need is a browser. No account, no password. Each date has its own join link, just for you, so please don't forward it.",
    calendar:
      "The calendar file in this email has an entry for each date. If one of them changes, we'll email you, and only that entry changes.",
  },
  rescheduled: {
    subject: (title: string, time: string) => `New time: ${title}, ${time}`,
    title: (name: string | null) => addressing(name, "your session has a new time"),
    text: (title: string) =>
      `${title} has been rescheduled. Everything else stays the same, including your join link. The calendar file in this email replaces the old entry.`,
  },
  seriesRescheduled: {
    subject: (title: string, dates: number) => `New dates: ${title}, ${dates} sessions`,
    title: (name: string | null, dates: number) =>
      addressing(name, `${word(dates)} of your sessions have new dates`),
    text: "Everything else stays the same, including your join links. Here are the new dates.",
    calendar:
      "The calendar file in this email has an entry for each new date. Your other sessions stay as they are.",
  },
  reminder: {
    tomorrowSubject: (start: string, title: string) => `Tomorrow at ${start}: ${title}`,
    soonSubject: (start: string, title: string) => `In one hour, at ${start}: ${title}`,
    tomorrowTitle: (name: string | null) => addressing(name, "your session is tomorrow"),
    soonTitle: (name: string | null) => addressing(name, "your session starts in an hour"),
    tomorrowText:
      "Your seat is ready. If you have a minute today, run the system check so that nothing gets in your way tomorrow.",
    soonText:
      "Get a warm drink, find a quiet corner, and bring headphones if you have them. That's all you need.",
  },
  systemCheck: {
    subject: (title: string) => `Please run the system check: ${title}`,
    title: (name: string | null) => addressing(name, "is your browser ready?"),
    text: ({ day, hours }: Times, title: string) =>
      `${title} is on ${day}, from ${hours}. The system check tests your sound, camera, and connection, and shows you how to fix any problems before the session.`,
    button: "Run the system check",
    note: "It takes one minute. Use the device you'll play on, in the place you'll play from.",
  },
  rsvpRequest: {
    subject: (title: string) => `Are you coming? ${title}`,
    title: (name: string | null) => addressing(name, "will you be there?"),
    text: ({ day, hours }: Times, title: string) =>
      `${title} is on ${day}, from ${hours}. Please let us know whether you're coming. If you can't, your seat can go to someone else.`,
  },
  joinCode: {
    subject: (title: string) => `Your code: ${title}`,
    title: (name: string | null) => addressing(name, "here is your code"),
    text: "Enter it on the page where you requested it. It shows us that this is your email address.",
    note: "The code works once and expires in ten minutes. If you didn't request it, you can ignore this email.",
  },
  enrollment: {
    /** In the card that a channel shows for the link. */
    card: (sender: string, time: string) => `${sender} invites you. ${time}.`,
    seriesCard: (sender: string, dates: number, time: string) =>
      `${sender} invites you. ${word(dates)} dates, the first on ${time}.`,
    seriesSubject: (title: string, dates: number) => `You have a seat at ${dates} dates: ${title}`,
    seriesTitle: (name: string | null, dates: number) =>
      addressing(name, `you have a seat at ${word(dates)} dates`),
    seriesText:
      "Here are your dates. All you need is a browser. No account, no password. Each date has its own join link, just for you, so please don't forward it. If a date doesn't suit you after all, tell us below: your seat can go to someone else, and you keep the others.",
    seriesReason: (company: string, title: string, email: string) =>
      `You're receiving this because you signed up for ${title} at ${company} with ${email}.`,
    codeSubject: (title: string) => `Your code: ${title}`,
    codeTitle: "Here is your code",
    codeText: "Enter it on the page where you requested it. It shows us that this is your email address.",
    codeNote:
      "The code works for 15 minutes, in the browser where you requested it. If you didn't request it, you can ignore this email: nothing happens without the code.",
    codeReason: (company: string, email: string) =>
      `You're receiving this because somebody entered ${email} to sign up for a session of ${company}.`,
    subject: (title: string, time: string) => `You have a seat: ${title}, ${time}`,
    reason: (company: string, email: string) =>
      `You're receiving this because you signed up for a session of ${company} with ${email}.`,
    waitingSubject: (title: string) => `You're on the waiting list: ${title}`,
    waitingTitle: (name: string | null) => addressing(name, "you're on the waiting list"),
    waitingText: ({ day, hours }: Times, title: string) =>
      `All seats for ${title} on ${day}, from ${hours}, are taken. If one becomes free and it's your turn, we'll email you, and you'll have some time to accept.`,
    leave: "Leave the waiting list",
    leaveHint: "One press, no reason needed",
    offerSubject: (title: string) => `A seat is free for you: ${title}`,
    offerTitle: (name: string | null) => addressing(name, "a seat is free for you"),
    offerText: ({ day, hours }: Times, title: string) =>
      `You waited for a seat in ${title} on ${day}, from ${hours}. Now one is free, and it's your turn.`,
    offerButton: "Take the seat",
    offerUntil: (day: string, time: string) =>
      `We'll reserve it for you until ${day}, ${time}. After that, it goes to the next person.`,
    withdrawnSubject: (title: string) => `You gave your seat back: ${title}`,
    withdrawnTitle: (name: string | null) => addressing(name, "thanks for letting us know"),
    withdrawnText: (title: string) =>
      `Your seat in ${title} can go to someone else now. Nobody is told who gave it up. The calendar file in this email removes the entry from your calendar.`,
  },
  dates: {
    subject: (sender: string, title: string) => `${sender} asks: which dates suit you? ${title}`,
    title: (name: string | null) => addressing(name, "which of these dates suit you?"),
    text: (title: string) =>
      `We're planning ${title} and would like you to be there. Please choose every date that suits you, or none.`,
    reminderSubject: (title: string) => `Which dates suit you? ${title}`,
    reminderTitle: (name: string | null) => addressing(name, "which of these dates suit you?"),
    reminderText: (title: string) =>
      `We haven't heard from you yet about ${title}. Please choose every date that suits you, or none: it takes half a minute, and we won't remind you again.`,
    button: "Choose my dates",
    note: "Nothing is in your calendar yet. Once there is a date, you'll get an invitation with a calendar file. The link is just for you, so please don't forward it.",
  },
  newAddress: {
    subject: (company: string) => `${company} changed your email address`,
    title: (name: string | null) => addressing(name, "your address was changed"),
    text: (company: string, email: string) =>
      `${company} now uses ${email} for your sessions. That’s also where our emails go.`,
    confirm:
      "Links in earlier emails no longer work. Is this your new address? Then confirm it, and there you’ll also see what you wrote and chose so far. If it isn’t yours, don’t confirm: nobody at the new address sees it. Please tell the person who organizes your sessions.",
    button: "Yes, this is my new address",
    note: (days: number) => `You can confirm it for ${days} days.`,
  },
  cancelled: {
    subject: (title: string) => `Cancelled: ${title}`,
    title: (name: string | null) => addressing(name, "your session has been cancelled"),
    text: ({ day, hours }: Times, title: string) =>
      `${title} was planned for ${day}, from ${hours}. The calendar file in this email removes it from your calendar.`,
  },
  seriesCancelled: {
    subject: (title: string, dates: number) => `Cancelled: ${title}, ${dates} sessions`,
    title: (name: string | null, dates: number) =>
      addressing(name, `${word(dates)} of your sessions have been cancelled`),
    text: "These sessions won't take place. The calendar file in this email removes them from your calendar.",
    date: (time: string, title: string) => `${title}: ${time}`,
  },
  scorecard: {
    subject: (title: string) => `Your scorecard: ${title}`,
    title: (name: string | null) => (name ? `Thanks for playing, ${name}` : "Thanks for playing"),
    text: "We saved your team's path through the story, its points, your award, and what your teammates thanked you for.",
    ending: (title: string) => `Your team's ending: ${title}.`,
    award: (title: string, text: string) => `Your team's award: ${title}. ${text}`,
    own: (title: string, text: string) => `Your own: ${title}. ${text}`,
    thanked: (name: string, text: string) => `${name} gave you a card: ${text}`,
    button: "Open my scorecard",
    expires: (days: number) => `This link is just for you and works for ${days} days.`,
  },
  commitment: {
    subject: (title: string) => `What your team agreed on: ${title}`,
    title: (name: string | null) => addressing(name, "this is what your team will do"),
    text: (team: string) =>
      `${team} wrote this together at the end of the session. Put it where you'll see it: on a board, or at the top of your next agenda.`,
    button: "Open my scorecard",
    later: (days: number) => `In ${days} days, we'll ask you once how it went.`,
    followUpSubject: (title: string) => `How did it go? ${title}`,
    followUpTitle: (name: string | null, days: number) =>
      addressing(name, `${days} days ago, your team agreed on this`),
    followUpText:
      "Did it happen? If so, tell each other what it changed. If not, pick a smaller step, or agree to let it go. It takes one click to say how it went. Your company sees only your team's totals, once three people have answered, and never who said what.",
    followUpButton: "Say how it went",
  },
  checkIn: {
    subject: (title: string) => `Three short statements: ${title}`,
    preheader: "It takes half a minute, and you can skip any of them.",
    title: (name: string | null, days: number) => addressing(name, `your session was ${days} days ago`),
    text: (days: number) =>
      `What is it like to work with your colleagues now, ${days} days later? Please rate three short statements on a five-point scale, from disagree to agree. You can skip any of them.`,
    button: "Open the three statements",
    also: "On the same page, there are three short statements about working with your colleagues. You can skip any of them.",
    note: "Nobody at your company sees your answers to the statements. They count only toward averages of at least five people and are then deleted.",
  },
};
