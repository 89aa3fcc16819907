import type { Session } from "@lantern/contract/http";
import { formatNumber } from "../../i18n/format.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`;

/** One session: facts, attendees, emails. */
export const texts = {
  sub: {
    draft: "Drafts are free, and only administrators see them.",
    past: "The start time has passed. Set a new date.",
    live: "The session is live.",
    completed: (came: number) => `${formatNumber(came)} ${came === 1 ? "person" : "people"} attended.`,
    cancelled: "We emailed everyone who was invited and hadn’t declined.",
    ahead: (ahead: string) => `Starts ${ahead}.`,
    waiting: {
      autopilot: "Autopilot waits up to five minutes for people who are missing.",
      host: "It starts when one of you presses Start.",
    },
  },
  tabs: {
    label: "Parts of this session",
    attendees: "Attendees",
    teams: "Teams",
  },
  noteTerm: "Note in the invitation:",
  facts: {
    costCenter: (code: string) => `Cost center ${code}`,
    adventure: "Adventure",
    none: "None yet",
    inLanguage: (story: string, pages: string, minutes: number | null) => {
      const languages = story === pages ? `In ${story}` : `Story in ${story}, pages and emails in ${pages}`;
      return minutes === null ? languages : `${languages}, ${formatNumber(minutes)} minutes`;
    },
    starts: "Starts",
    noDate: "No date yet",
    zone: (zone: string) => `in ${zone}`,
    changeDate: "Change date",
    setDate: "Set date",
    runBy: "Run by",
    autopilotText: "Starts and runs by itself, without a host",
    hostText: "One of you presses Start",
    credits: "Credits",
    reserved: (count: number) => `${formatNumber(count)} reserved`,
    noneReserved: "None reserved",
    used: (count: number) => (count === 0 ? "None used" : `${formatNumber(count)} used`),
    reservedText: "You only pay for people who come; unused credits are released at the end",
    draftText: (seats: number | null) =>
      seats === null ? "Seats not set" : `${formatNumber(seats)} once you confirm`,
    releasedText: "Unused credits were released",
    speed: (speed: number) => `Plays at ${formatNumber(speed)} times normal speed (local mode)`,
  },
  actions: {
    rehearse: "Rehearse",
    starting: "Starting",
    confirm: "Confirm session",
    confirming: "Confirming",
    openLobby: "Open the lobby",
  },
  attendees: {
    title: "Attendees",
    search: (count: number) => `Search ${formatNumber(count)} ${count === 1 ? "person" : "people"}`,
    add: "Add people",
    none: "Nobody is on the list yet",
    noneText:
      "Choose from your participants, or add new ones. We won’t email them until you send invitations.",
    noMatch: (query: string) => (query ? `Nobody matches “${query}”.` : "Nobody matches this filter."),
    sum: ({ status, counts }: Pick<Session, "status" | "counts">) => {
      const expected = counts.attendees - counts.declined;
      if (status === "completed")
        return `${formatNumber(counts.came)} of ${formatNumber(counts.attendees)} attended`;
      if (status === "live")
        return `${formatNumber(counts.here)} here, ${formatNumber(counts.came)} of ${formatNumber(expected)} joined`;
      return counts.here > 0
        ? `${formatNumber(counts.here)} here, ${formatNumber(counts.ready)} of ${formatNumber(expected)} ready`
        : `${formatNumber(counts.ready)} of ${formatNumber(expected)} ready`;
    },
    sumHint: ({ status, counts }: Pick<Session, "status" | "counts">) => {
      const brief = counts.came - counts.attended;
      if (status === "completed")
        return `${formatNumber(counts.attended)} ${counts.attended === 1 ? "seat used a credit" : "seats used a credit"}${brief > 0 ? `; ${people(brief)} stayed less than five minutes, so no credit was used` : ""}.`;
      if (status === "live") return "Windows light up while people are connected.";
      return "“Ready” means they’re coming and have tested their microphone and sound. The camera is optional.";
    },
    show: "Show",
    showAll: (count: number) => `All (${formatNumber(count)})`,
    sort: "Sort by",
    orders: {
      todo: "To do first",
      name: "Name, A to Z",
      rsvp: "Latest answer first",
      department: "Department",
      office: "Office",
    },
    select: (name: string) => `Select ${name}`,
    selectAll: (count: number) => `Select all ${formatNumber(count)}`,
    selected: (count: number) => `${people(count)} selected`,
    unselect: "Clear selection",
    inviteChosen: (count: number) =>
      `Send ${formatNumber(count)} ${count === 1 ? "invitation" : "invitations"}`,
    remindChosen: (count: number) => `Ask ${formatNumber(count)} again`,
    groupChosen: "Add to a group…",
    removeChosen: (count: number) => `Remove ${formatNumber(count)}`,
    removed: (name: string) => `${name} was removed`,
    removedMany: (count: number) => `${people(count)} removed`,
    columns: {
      person: "Person",
      local: "Local start",
      rsvp: "Answer",
      check: "System check",
      came: "Attendance",
      action: "Action",
    },
    nameless: "No name yet",
    zoneUnknown: "zone unknown",
    emailQueued: "Email on its way",
    emailFailed: "Email not delivered",
    emailBounced: (reason: string) => `Email bounced: ${reason}`,
    fixAddress: "Check the address",
    orCopy: "or copy their join link from the menu.",
    open: "Open this person",
    checks: { passed: "Passed", failed: "Needs help", incomplete: "Incomplete", none: "Not yet" },
    failing: (parts: string) => `Not working: ${parts}`,
    untested: "Microphone and sound not tested",
    invitedAt: (moment: string) => `Invited ${moment}`,
    here: "Here now",
    joined: "Joined, away",
    came: "Attended",
    brief: "under five minutes, no credit used",
    away: { absent: "Absent", notYet: "Not here yet" },
    remindOne: { answer: "Ask for an answer", check: "Ask to test microphone and sound" },
    inviteAgain: "Send the invitation again",
    inviteOne: "Send the invitation",
    remove: "Remove",
    copyPersonal: "Copy join link",
    copySession: "Copy session link",
    revoke: "Revoke join link…",
    revoking: {
      title: (name: string) => `Revoke ${name}’s join link?`,
      text: "The link in their emails stops working, and whoever joined with it is signed out of the session. Send the invitation again to give them a new link.",
      cancel: "Keep the link",
      submit: "Revoke the link",
    },
    menu: (name: string) => `More for ${name}`,
  },
  emails: {
    tab: "Emails",
    none: "No emails were sent about this session.",
    columns: { email: "Email", when: "When", to: "To", state: "State" },
    kinds: {
      invitation: "Invitation with calendar file",
      "series-invitation": "Invitation to the series, with calendar file",
      dates: "Dates to choose from",
      enrolled: "Seat by the enrollment link, with calendar file",
      "enrollment-waiting": "On the waiting list",
      "enrollment-offer": "Offer of a seat",
      withdrawn: "Seat given back",
      changed: "New time, with calendar file",
      "series-cancelled": "Cancellation of several sessions, with calendar file",
      "series-changed": "New dates in the series, with calendar file",
      cancelled: "Cancellation",
      check: "Request for the system check",
      answer: "Request for an answer",
      "reminder-24": "Reminder, a day before",
      "reminder-1": "Reminder, an hour before",
      thanks: "Thank you, with scorecard",
      commitment: "The team’s commitment",
      "commitment-asked": "Follow-up on the commitment",
      "check-in": "Check-in",
    } as Record<string, string>,
    to: (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`,
    afterSession: "After the session",
    whoCame: "People who attended",
    byItself: "Scheduled",
    sent: "Delivered",
    waiting: (count: number) => `${formatNumber(count)} on the way`,
    failed: (sent: number, failed: number) => `${formatNumber(sent)} delivered, ${formatNumber(failed)} not`,
  },
  adding: {
    title: "Who’s coming?",
    description: (seats: number | null) =>
      seats === null
        ? "We won’t email them until you send invitations."
        : `${formatNumber(seats)} seats. We won’t email them until you send invitations.`,
    save: (count: number) => `Save ${formatNumber(count)} ${count === 1 ? "person" : "people"}`,
    over: (seats: number) =>
      `You selected more people than your ${formatNumber(seats)} seats. When you save, we also reserve the extra seats.`,
  },
  dating: {
    title: "When does it start?",
    text: (invited: number) =>
      invited > 0
        ? `${formatNumber(invited)} invited ${invited === 1 ? "person gets" : "people get"} an email and a calendar update with the new time.`
        : "Nobody has been invited yet, so we won’t email anyone.",
    submit: "Set this date",
  },
  editing: {
    title: "Title and note",
    submit: "Save",
  },
  starting: {
    title: "Start now?",
    text: "The session starts for everyone in the lobby. People who are late can still join.",
    cancel: "Not yet",
    submit: "Start now",
  },
  inSeries: (number: number, of: number) => `Session ${formatNumber(number)} of ${formatNumber(of)}`,
  forIt: "What your network must allow",
  ownTexts: "Your words in the story",
};
