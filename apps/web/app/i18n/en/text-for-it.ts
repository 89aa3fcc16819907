/** What a company's network must allow, for its IT department. */
export const textForIt = {
  title: "For your IT department",
  hint: "Some office networks block live sessions. This text says what to allow.",
  copy: "Copy this text",
  copied: "Text copied",
  loading: "Loading addresses",
  intro: (title: string, day: string) =>
    `On ${day}, colleagues will join “${title}”, a Lantern Hour session in the browser. Please allow:`,
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
};
