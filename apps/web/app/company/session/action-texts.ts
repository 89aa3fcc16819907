const seats = (count: number) => `${count} ${count === 1 ? "seat" : "seats"}`;
const people = (count: number) => `${count} ${count === 1 ? "person" : "people"}`;

/** What can be done with a session, from its page, from the list, and from home, with the messages that follow. */
export const actionTexts = {
  actions: {
    finish: "Finish draft",
    addAttendees: "Add attendees",
    confirm: "Confirm session",
    invite: (count: number) => `Send ${count} ${count === 1 ? "invitation" : "invitations"}`,
    open: "Open",
    openLive: "Open session",
    results: "See the report",
    menu: (title: string) => `More for ${title}`,
    copyLink: "Copy join link",
    rehearse: "Rehearse",
    cancel: "Cancel session…",
    remove: "Delete draft…",
    duplicate: "Duplicate",
    planAgain: "Plan again",
    archive: "Archive",
    unarchive: "Unarchive",
    undo: "Undo",
  },
  done: {
    confirmed: "Event details confirmed successfully!",
    confirmedText: (count: number) => `${seats(count)} reserved.`,
    invited: "Attendees invited successfully!",
    invitedText: (count: number) => `${count} ${count === 1 ? "email is" : "emails are"} on the way.`,
    cancelled: "Session cancelled successfully!",
    deleted: "Experience deleted successfully!",
    attendees: "Attendees updated successfully!",
    updated: "Experience updated successfully!",
    date: "Experience date updated successfully!",
    copied: "Link copied to clipboard!",
    archived: "Experience archived successfully!",
    unarchived: "Session unarchived",
    revoked: "Join link revoked",
    revokedText: "The next invitation will have a new one.",
    duplicated: "Copied into a new draft",
    duplicatedText: "It has the same people and no date yet.",
  },
  errors: {
    buy: "Buy more credits, or plan fewer seats.",
    buyByOwner: "Ask a Company Owner to buy more, or plan fewer seats.",
    unverified: (email: string) => `Use the link in the email we sent to ${email}.`,
    resend: "Send it again",
    resent: "The email is on its way",
  },
  copyFailed: "Your browser blocked copying. Here is the link:",
  cancelling: {
    title: (title: string) => `Cancel ${title}?`,
    text: (invited: number, credits: number) =>
      `${invited > 0 ? `${people(invited)} ${invited === 1 ? "gets" : "get"} an email and a calendar update. ` : ""}${credits > 0 ? `All ${credits} reserved credits are released at once. ` : ""}You can’t undo this, but you can duplicate the session later.`,
    cancel: "Keep session",
    submit: (invited: number) => (invited > 0 ? `Cancel and tell ${people(invited)}` : "Cancel session"),
  },
  removing: {
    title: (title: string) => `Delete ${title}?`,
    text: "This deletes the draft and its list of attendees. The people stay on your list of participants.",
    cancel: "Keep draft",
    submit: "Delete draft",
  },
};
