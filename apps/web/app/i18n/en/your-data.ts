/** Data rights: of administrators on the profile page, of participants on their own page. */
export const yourData = {
  title: "Your data",
  text: "Everything that is stored about you, as one file: account, profile, sign-ins, emails to you, what you changed.",
  download: "Download my data",
  file: "lantern-hour-my-data.json",
  danger: "Danger zone",
  leave: {
    title: "Delete your account",
    text: "Your account, profile and sign-ins go at once. Sessions you planned stay with your company.",
    alone:
      "You are the only administrator, so your company goes with you: sessions are cancelled and everybody is told.",
    button: "Delete my account…",
    confirmTitle: "Delete your account?",
    confirmText: "This cannot be undone.",
    cancel: "Keep it",
    confirm: "Delete my account",
    done: "Your account was deleted",
    onlyOwner: "You are the only Owner. Hand the company on, or make someone else an Owner first.",
    toTeam: "Go to the team",
  },
  company: {
    title: "Delete the company",
    text: "Sessions to come are cancelled with emails to everybody invited, participants and administrators are deleted, what is left of your credits is lost. Ledger and orders stay for the books.",
    button: "Delete the company…",
    confirmTitle: (name: string) => `Delete ${name}?`,
    confirmText: "This cannot be undone.",
    type: (name: string) => `Type the company's name, ${name}, to confirm`,
    mismatch: "That is not the name.",
    done: (name: string) => `${name} was deleted`,
    doneText: "Upcoming sessions are cancelled, and we've emailed everyone invited. You are signed out.",
    cancel: "Keep it",
    confirm: "Delete the company",
  },
  own: {
    title: "Your data",
    intro:
      "What this product stores about you: your name and address, the sessions you were invited to, your answers, what you wrote and your scorecards.",
    needLink: "Please open this page from the link in your invitation: it shows who you are.",
    needProof:
      "Your data is only for you. Open this page from the link in your invitation, or let us email you a code.",
    download: "Download my data",
    remove: "Delete my data",
    confirmTitle: "Delete everything about you?",
    confirmText:
      "Your name and address, your seats in sessions to come, what you wrote and the way to your scorecards go at once, for good. Your team's results stay, without your name.",
    cancel: "Keep it",
    confirm: "Delete for good",
    done: "It is deleted",
    doneText: "Nothing here knows your name or address any more. Links in older emails no longer work.",
    link: "Your data",
  },
};
