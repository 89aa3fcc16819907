/** Data rights: of administrators on the profile page, of participants on their own page. */
export const yourData = {
  title: "Your data",
  text: "Everything we store about you, in one file: your account, profile, sign-ins, the emails we sent you, and what you changed.",
  download: "Download my data",
  file: "lantern-hour-my-data.json",
  danger: "Danger zone",
  leave: {
    title: "Delete your account",
    text: "We delete your account, profile, and sign-ins at once. Sessions you planned stay with your company.",
    alone:
      "You’re the only administrator, so we also delete your company, cancel its sessions, and tell everyone who was invited.",
    button: "Delete my account…",
    confirmTitle: "Delete your account?",
    confirmText: "You can’t undo this.",
    cancel: "Keep it",
    confirm: "Delete my account",
    done: "Your account was deleted",
    onlyOwner: "You’re the only Owner. Hand over the company, or make someone else an Owner first.",
    toTeam: "Go to Administrators",
  },
  company: {
    title: "Delete the company",
    text: "We cancel upcoming sessions and email everyone who was invited. We delete all participants and administrators. You lose your remaining credits. We keep the ledger and orders for accounting.",
    button: "Delete the company…",
    confirmTitle: (name: string) => `Delete ${name}?`,
    confirmText: "You can’t undo this.",
    type: (name: string) => `Type the company’s name, ${name}, to confirm`,
    mismatch: "That’s not the company’s name.",
    done: (name: string) => `${name} was deleted`,
    doneText: "Upcoming sessions are cancelled, and we’ve emailed everyone invited. You are signed out.",
    cancel: "Keep it",
    confirm: "Delete the company",
  },
  own: {
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
    link: "Your data",
  },
};
