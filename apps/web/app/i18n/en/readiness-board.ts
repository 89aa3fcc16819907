/** The tab of a session's page that says who is ready. */
export const readinessBoard = {
  tab: "Readiness",
  sum: (ready: number, expected: number) => `${ready} of ${expected} ready`,
  expectedHint: "Ready means: they said they're coming, and passed the system check.",
  nobody: "Nobody is on the list yet. Add attendees first.",
  ask: (count: number) => `Ask ${count} again`,
  askHint:
    "We email everyone invited who has not answered or not passed the system check, at most once an hour each.",
  asked: "Asked again",
  askedText: (count: number) => `${count} ${count === 1 ? "mail is" : "mails are"} on the way.`,
  askedBefore: "Everyone has been asked already",
  askedBeforeText: "Each of them gets such a mail at most once an hour.",
  allReady: "Everyone is ready.",
  cannotCome: (names: string) => `Can't come: ${names}`,
  columns: { person: "Person", invited: "Invitation", answer: "Answer", check: "System check" },
  invited: { none: "Not sent", queued: "On its way", sent: "Delivered", failed: "Not delivered" },
  answers: {
    coming: "Coming",
    declined: "Can't come",
    joined: "Joined",
    none: "No answer",
    not_invited: "Not invited yet",
  },
  checks: { passed: "Passed", failed: "Needs help", none: "Not yet" },
  wanting: (parts: string) => `Not ready: ${parts}`,
  it: {
    title: "For your IT department",
    hint: "Some office networks hold back live sessions. This text names what must be let through.",
    copy: "Copy this text",
    copied: "Text copied",
    loading: "Fetching addresses",
    intro: (title: string, day: string) =>
      `On ${day} colleagues take part in "${title}", an hour in the browser with Lantern Hour. Please let the following through:`,
    introAny:
      "Colleagues take part in a session of Lantern Hour, an hour in the browser. Please let the following through:",
    pages: (host: string, ports: string, protocol: string) =>
      `- ${host}, ${protocol} port ${ports}: pages (HTTPS) and live connection (WebSocket, which a proxy must not cut off)`,
    relay: (host: string, ports: string, protocol: string) =>
      `- ${host}, ${protocol} port ${ports}: relayed sound and picture (TURN)`,
    direct: (ports: string, protocol: string) =>
      `- outgoing ${protocol} ports ${ports}: direct sound and picture between participants (WebRTC)`,
    withRelay: "Where direct connections cannot be allowed, the relay is enough.",
    noRelay:
      "Where direct connections cannot be allowed, people play along with portraits and chat, without voices.",
    outro: (address: string) => `To try it out beforehand, open ${address} in a browser of that network.`,
    soon: "a day to be named",
  },
};
