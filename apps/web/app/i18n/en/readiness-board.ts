/** The readiness tab of a session's page. */
export const readinessBoard = {
  tab: "Readiness",
  sum: (ready: number, expected: number) => `${ready} of ${expected} ready`,
  expectedHint: "Ready means that they said they’re coming and passed the system check.",
  nobody: "Nobody is on the list yet. Add attendees first.",
  remind: (count: number) => `Ask ${count} again`,
  remindHint:
    "We email everyone who hasn’t answered or hasn’t passed the system check, at most once an hour.",
  reminded: "Asked again",
  remindedText: (count: number) => `${count} ${count === 1 ? "email is" : "emails are"} on the way.`,
  remindedBefore: "Everyone has been asked already",
  remindedBeforeText: "We send each person this email at most once an hour.",
  allReady: "Everyone is ready.",
  cannotCome: (names: string) => `Can’t come: ${names}`,
  columns: { person: "Person", invited: "Invitation", rsvp: "Answer", check: "System check" },
  invited: { none: "Not sent", queued: "On its way", sent: "Delivered", failed: "Not delivered" },
  rsvps: {
    coming: "Coming",
    declined: "Can’t come",
    joined: "Joined",
    none: "No answer",
    not_invited: "Not invited yet",
  },
  checks: { passed: "Passed", failed: "Needs help", none: "Not yet" },
  wanting: (parts: string) => `Not ready: ${parts}`,
  it: {
    title: "For your IT department",
    hint: "Some office networks block live sessions. This text says what to allow.",
    copy: "Copy this text",
    copied: "Text copied",
    loading: "Loading addresses",
    intro: (title: string, day: string) =>
      `On ${day}, colleagues will join "${title}", a Lantern Hour session in the browser. Please allow:`,
    introAny: "Colleagues will join a Lantern Hour session in the browser. Please allow:",
    pages: (host: string, ports: string, protocol: string) =>
      `- ${host}, ${protocol} port ${ports}: pages (HTTPS) and the live connection (WebSocket, which a proxy must not close)`,
    relay: (host: string, ports: string, protocol: string) =>
      `- ${host}, ${protocol} port ${ports}: relayed audio and video (TURN)`,
    direct: (ports: string, protocol: string) =>
      `- outgoing ${protocol} ports ${ports}: direct audio and video between participants (WebRTC)`,
    withRelay: "If you can’t allow direct connections, the relay is enough.",
    noRelay:
      "If you can’t allow direct connections, people can still take part with portraits and chat, without audio.",
    outro: (address: string) => `To test this, open ${address} in a browser on that network.`,
    soon: "a date to be set",
  },
};
