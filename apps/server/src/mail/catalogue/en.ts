import type { LocalTimes } from "../times.ts";

/** Every text of every mail. Placeholders are arguments, so a translation can order them as it likes. */
export const en = {
  product: "Lantern Hour",
  shared: {
    copyLink: "If the button does not open, copy this:",
    ignore: "If that was not you, you need not do anything.",
    privacy: "Privacy",
    someone: "there",
  },
  verify: {
    subject: "Please confirm your e-mail address",
    title: (name: string) => `Welcome, ${name}`,
    text: "One press confirms that this address is yours. After it you can confirm your first session and invite your colleagues.",
    button: "Confirm my address",
    life: (hours: number) => `The link is good for ${hours} hours.`,
  },
  reset: {
    subject: "Choose a new password",
    title: "Choose a new password",
    text: "Somebody, most likely you, asked to set a new password for this account.",
    button: "Set a new password",
    life: (minutes: number) => `The link is good for ${minutes} minutes and can be used once.`,
  },
  moved: {
    subject: "Your e-mail address was changed",
    title: (name: string) => `${name}, your account has a new address`,
    text: (email: string) => `From now on you sign in with ${email}, and our mails go there.`,
    hint: "If that was not you, please write to us at once.",
  },
  adminInvitation: {
    subject: (company: string) => `Join ${company} on Lantern Hour`,
    title: (company: string) => `Help to run ${company}'s hours`,
    text: (host: string, company: string, role: string) =>
      `${host} invites you to plan and host sessions for ${company}, as ${role}.`,
    button: "Accept the invitation",
    life: (days: number) => `The link is good for ${days} days and can be used once.`,
  },
  providers: { google: "Google", facebook: "Facebook", microsoft: "Microsoft", linkedin: "LinkedIn" },
  socialLink: {
    subject: (provider: string) => `Sign in with ${provider}?`,
    title: (provider: string) => `Was it you who signed in with ${provider}?`,
    text: (provider: string) =>
      `Somebody signed in with ${provider} under your address. If it was you, one press joins that sign-in to your account. Please open the link in the same browser.`,
    button: "Yes, join them",
    life: (minutes: number) => `The link is good for ${minutes} minutes.`,
    footer: "If that was not you, do not press it: nothing will change.",
  },
  session: {
    yourTime: ({ place, utc }: LocalTimes) => `Your time, in ${place} (${utc} UTC)`,
    sessionTime: ({ place, utc }: LocalTimes) => `Time in ${place} (${utc} UTC)`,
    join: "Join the hour",
    door: (door: string) =>
      `The door opens at ${door}. A browser is enough, on a computer or a phone. No account, no password.`,
    calendar: "Add to calendar",
    calendarHint: "It moves if we move",
    check: "System check",
    checkHint: "One minute, today if you can",
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
    title: (name: string, experience: string) => `${name}, there is a seat for you in ${experience}`,
  },
  changed: {
    subject: (times: LocalTimes, title: string) => `New time, ${times.span}: ${title}`,
    title: (name: string) => `${name}, the hour has moved`,
    text: "Everything else stays as it was, and so does your link. The calendar file in this mail replaces the old entry.",
  },
  reminder: {
    day: (times: LocalTimes, title: string) => `Tomorrow, ${times.start}: ${title}`,
    hour: (times: LocalTimes, title: string) => `In an hour, ${times.start}: ${title}`,
    dayTitle: (name: string) => `${name}, we meet tomorrow`,
    hourTitle: (name: string) => `${name}, it begins in an hour`,
    dayText:
      "Your seat is waiting. If you have a minute today, let the system check look at your browser, so that nothing is in the way tomorrow.",
    hourText: "A warm drink, a quiet corner, headphones if you have them. More is not needed.",
  },
  commitment: {
    subject: (title: string) => `What your team agreed on: ${title}`,
    title: (name: string) => `${name}, this is what your team will do`,
    text: (team: string) =>
      `At the end of the hour ${team} wrote it down together. Put it where you will see it: on the board, on top of your next meeting.`,
    button: "Open my scorecard",
    later: (days: number) => `In ${days} days we ask once what became of it.`,
    askSubject: (title: string) => `What became of it? ${title}`,
    askTitle: (name: string, days: number) => `${name}, ${days} days ago your team agreed on this`,
    askText:
      "Did you do it? If so, tell each other what it changed. If not, choose a smaller step, or let it go together. One press says how it went. Your company sees a team’s sum from three answers on, never who said what.",
    askButton: "Say what became of it",
  },
  contact: {
    subject: "We have your message",
    title: (name: string) => `Thank you for writing, ${name}`,
    text: "A person reads it and answers by mail. This is what you wrote:",
    footer:
      "You get this because this address was given in our contact form. If that was not you, please ignore it.",
    support: {
      subject: (name: string) => `Message from ${name}`,
      title: (name: string, email: string) => `${name} (${email}) writes`,
      text: "Sent through the contact form. An answer to this mail goes to the writer:",
    },
  },
  templates: {
    title: "Mail templates",
  },
  cancelled: {
    subject: (title: string) => `Cancelled: ${title}`,
    title: (name: string) => `${name}, this hour is cancelled`,
    text: (span: string) =>
      `It would have been on ${span}. The calendar file in this mail takes the entry away.`,
  },
  check: {
    subject: (title: string) => `One minute for your system check: ${title}`,
    title: (name: string) => `${name}, does your browser play along?`,
    text: (span: string, title: string) =>
      `${title} is on ${span}. The check looks at sound, camera and connection and tells what to mend, while there is still time to mend it.`,
    button: "Make the system check",
    hint: "It takes a minute. Best from the place and the computer that you will play from.",
  },
  thanks: {
    subject: (title: string) => `Your scorecard: ${title}`,
    title: (name: string) => `Thank you for playing, ${name}`,
    text: "Your team's way through the story, what it earned and what you were thanked for are kept for you.",
    button: "Open my scorecard",
    life: (days: number) => `The link is yours alone and is good for ${days} days.`,
  },
  receipt: {
    subject: (credits: number) => `Payment received: ${credits} credits`,
    title: "Payment received",
    text: (credits: number, amount: string, day: string, balance: number) =>
      `${credits} credits for ${amount}, paid on ${day}. Your company now has ${balance} credits. One credit is one seat, and you pay only for who came.`,
    button: "Open the receipt",
    order: (id: string) => `The receipt is kept there as a PDF. Order ${id}`,
    footer: "You get this because you bought credits for your company.",
  },
  notStarted: {
    subject: (title: string) => `It did not start: ${title}`,
    title: (title: string) => `${title} did not start`,
    text: "Too few people were there at the start. The session is a draft again and all its credits are free. Choose a new time and confirm it when you like.",
    button: "Open the session",
  },
} as const;
