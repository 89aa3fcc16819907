import { formatNumber } from "../../i18n/format.ts";
/** The invitation of one session: what it says, and its preview. */
export const texts = {
  title: "Invitation",
  sub: "This is the email people get. We don’t send anything until you press Send.",
  notYet: "There is no invitation yet",
  notYetText: "Choose an adventure, a date, and a time zone first.",
  over: "This session is over",
  overText: "You can’t change or send its invitation anymore.",
  back: "Back to the session",
  form: {
    label: "Your words",
    greeting: "Greeting",
    greetingHint: "Comes before the first name, for example “Hi”.",
    note: "Note",
    noteHint: "It also appears in reminders and in the email about a new time.",
    replyTo: "Replies go to",
    replyToHint: "If you leave this empty, replies go to whoever sends the invitation.",
    save: "Save",
    test: "Send me a test",
    send: (count: number) => `Send ${formatNumber(count)} ${count === 1 ? "invitation" : "invitations"}`,
  },
  done: {
    saved: "Invitation saved",
    tested: "The test is on its way to you",
    testedText: "Its links aren’t personal, so nobody can join with them.",
  },
  preview: {
    title: "Preview",
    view: "Shown as",
    views: { html: "Email", text: "Plain text" },
    subject: "Subject",
    replyTo: "Replies to",
    frame: "The email as it arrives",
  },
  announcement: {
    title: "For your team chat",
    text: "Without a personal link, so you can post it anywhere.",
    copy: "Copy text",
    copied: "Text copied",
  },
};
