import { emailCode } from "./email-code.ts";

/** A participant's own data: what is stored, and how to get or delete it. */
export const ownData = {
  title: "Your data",
  intro:
    "This is what we store about you: your name and email address, the sessions you were invited to, your answers, what you wrote, and your scorecards.",
  needLink: "Please open this page from the link in your invitation, so that we know who you are.",
  needProof:
    "Your data is only for you. Open this page from the link in your invitation, or let us email you a code.",
  download: "Download my data",
  remove: "Delete my data",
  confirmTitle: "Delete everything about you?",
  confirmText:
    "We delete your name and email address, your seats in upcoming sessions, what you wrote, and your access to scorecards, at once and for good. Your team’s results stay, without your name.",
  cancel: "Keep it",
  confirm: "Delete for good",
  done: "We deleted your data",
  doneText: "We no longer have your name or email address. Links in older emails no longer work.",
  loading: "Finding your session",
  /** The first name, which somebody can correct in the lobby. */
  name: {
    label: "First name",
    hint: "Your team sees it.",
    need: "Please enter your first name.",
    save: "Save my name",
    cancel: "Leave it as it is",
  },
  code: emailCode,
};
