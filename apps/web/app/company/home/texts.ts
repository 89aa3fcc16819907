import type { Readiness } from "@lantern/contract/choices";
import { formatNumber } from "../../i18n/format.ts";
import { readinessNames } from "../../ui/readiness-names.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`;

/** The home page of the dashboard. */
export const texts = {
  morning: (name: string) => `Good morning, ${name}`,
  afternoon: (name: string) => `Good afternoon, ${name}`,
  evening: (name: string) => `Good evening, ${name}`,
  loading: "Loading your dashboard",
  planSeries: "Plan a series",
  series: {
    title: "Series",
    all: "All series",
    state: (played: number, of: number) => `${formatNumber(played)} of ${formatNumber(of)} played`,
  },
  sum: (counts: Record<Readiness, number>) =>
    (Object.keys(readinessNames) as Readiness[])
      .filter((state) => counts[state] > 0)
      .map((state) => `${formatNumber(counts[state])} ${readinessNames[state].toLowerCase()}`)
      .join(", "),
  street: (count: number, sum: string) =>
    `A harbor street at dusk. Each window is one of the ${formatNumber(count)} people on the list: ${sum}.`,
  nothing: (day: string) => `${day}. Nothing is planned yet.`,
  needsDate: (day: string) => `${day}. Your next session needs a date.`,
  planned: (day: string, ahead: string) => `${day}. Your next session is ${ahead}.`,
  needed: (count: number) =>
    count === 0
      ? "You have nothing left to do."
      : count === 1
        ? "One thing still needs you."
        : `${formatNumber(count)} things still need you.`,
  noneAhead: {
    title: "No session is planned",
    text: "You can find your reports below. Pick an adventure and a time for the next one.",
  },
  sessionIsLive: (day: string) => `${day}. A session is live now.`,
  when: (adventure: string, date: string, time: string, city: string) =>
    `${adventure}. ${date}, ${time} in ${city}`,
  now: "live now",
  noWindows: "Nobody is on the list yet, so all the windows are dark.",
  checklist: {
    confirmed: "Session confirmed",
    seats: (count: number) => `${formatNumber(count)} seats reserved`,
    confirm: "Session details",
    toConfirm: "still a draft; we reserve seats when you confirm",
    attendees: "Attendees",
    nobody: "nobody on the list yet",
    listed: (count: number) => people(count),
    add: "Add people",
    invitations: "Invitations",
    allInvited: (count: number) => `all ${formatNumber(count)} sent`,
    uninvited: (count: number) => `${formatNumber(count)} not sent`,
    send: (count: number) => `Send ${formatNumber(count)}`,
    rsvps: "Answers",
    rsvpsGiven: (count: number, of: number) => `${formatNumber(count)} of ${formatNumber(of)}`,
    joined: "Joined",
    here: "Here now",
    rsvpsLater: "after you send invitations",
    undelivered: (count: number) => `${formatNumber(count)} not delivered`,
    see: (count: number) => `See ${people(count)}`,
    teams: "Teams",
    formed: (count: number) =>
      count === 1 ? "1, formed in advance" : `${formatNumber(count)}, formed in advance`,
    formedThen: "formed when the session starts",
    checks: "Ready",
    checked: (count: number, of: number) =>
      `${formatNumber(count)} of ${formatNumber(of)} are coming and have tested their microphone and sound`,
    host: "Run by",
    autopilot: "autopilot",
    aHost: "a host",
  },
  credits: {
    title: "Credits",
    free: "available",
    reserved: (count: number) => `${formatNumber(count)} reserved`,
    balance: "Balance",
    note: "You only pay for people who come. Unused credits are released when the session ends.",
    unverified: "You get 6 free credits when you confirm your email address.",
  },
  waiting: {
    title: "Also waiting",
    noDate: "No date yet",
    noAdventure: "No adventure yet",
    finish: "Finish",
    uninvited: (count: number) =>
      `${formatNumber(count)} ${count === 1 ? "invitation" : "invitations"} not sent`,
    send: (count: number) => `Send ${formatNumber(count)}`,
    nobody: "No attendees yet",
    draft: "Ready to confirm",
    open: "Open",
  },
  recent: {
    title: "Recent reports",
    all: "All completed sessions",
    session: "Session",
    came: "Attended",
    line: "One team’s commitment",
    cameOf: (came: number, of: number) => `${formatNumber(came)} of ${formatNumber(of)}`,
    quoted: (text: string) => `“${text}”`,
    noLine: "No commitment",
  },
  first: {
    title: "Set up your first session",
    done: (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)} done`,
    isDone: "done",
    steps: {
      verify: {
        name: "Confirm your email address",
        note: "with the link in the email we sent you",
        ownerNote: "the Company Owner hasn’t confirmed their address yet",
      },
      credits: {
        name: "Get credits",
        note: "6 are free once you confirm your email address; you can buy more",
        ownerNote: "6 are free once an Owner confirms their email address",
        action: "Buy credits",
      },
      people: {
        name: "Add participants",
        note: "one by one, pasted, or from a file",
        action: "Add people",
      },
      plan: { name: "Plan a session", note: "an adventure, a date, a number of seats", action: "Plan it" },
      invite: {
        name: "Confirm it and send invitations",
        note: "each with a calendar file",
        action: "Open it",
      },
    },
  },
};
