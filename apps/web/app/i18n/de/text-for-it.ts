import type { textForIt as english } from "../en/text-for-it.ts";

/** What a company's network must allow, for its IT department. */
export const textForIt: typeof english = {
  title: "Für deine IT-Abteilung",
  hint: "Manche Firmennetze sperren Live-Sessions. In diesem Text steht, was freizugeben ist.",
  copy: "Text kopieren",
  copied: "Text kopiert",
  loading: "Adressen werden geladen",
  intro: (title, day) =>
    `Kolleginnen und Kollegen nehmen an „${title}“ teil, einer Session von Lantern Hour im Browser (Termin: ${day}). Dafür bitte freigeben:`,
  introAny:
    "Kolleginnen und Kollegen nehmen an einer Session von Lantern Hour im Browser teil. Dafür bitte freigeben:",
  pages: (host, ports, protocol) =>
    `- ${host}, ${protocol}-Port ${ports}: Seiten (HTTPS) und die Live-Verbindung (WebSocket, die ein Proxy nicht trennen darf)`,
  relay: (host, ports, protocol) =>
    `- ${host}, ${protocol}-Port ${ports}: Ton und Bild über einen Relay-Server (TURN)`,
  direct: (ports, protocol) =>
    `- ausgehende ${protocol}-Ports ${ports}: Ton und Bild direkt zwischen den Teilnehmenden (WebRTC)`,
  withRelay: "Wenn sich direkte Verbindungen nicht freigeben lassen, genügt der Relay-Server.",
  noRelay:
    "Wenn sich direkte Verbindungen nicht freigeben lassen, ist die Teilnahme mit Porträt und Chat möglich, aber ohne Ton.",
  outro: (address) => `Zum Testen bitte ${address} in einem Browser in diesem Netz öffnen.`,
  soon: "noch offen",
};
