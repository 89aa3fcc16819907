import { formatNumber } from "../../../i18n/format.ts";

const seats = (count: number) => `${formatNumber(count)} ${count === 1 ? "seat" : "seats"}`;

/** What can be done with a session, from its page, from the list, and from home, with the messages that follow. */
export const actionTexts = {
  actions: {
    finish: "Finish draft",
    addAttendees: "Add attendees",
    confirm: "Confirm session",
    invite: (count: number) => `Send ${formatNumber(count)} ${count === 1 ? "invitation" : "invitations"}`,
    open: "Open",
    openLive: "Open session",
    results: "See the report",
    menu: (title: string) => `More for ${title}`,
    copyLink: "Copy session link",
    rehearse: "Rehearse",
    startNow: "Start now",
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
    invitedText: (count: number) =>
      `${formatNumber(count)} ${count === 1 ? "email is" : "emails are"} on the way.`,
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
  copyFailed: "Your browser blocked copying. Here is the link:",
};
