import type { ReplyRsvp } from "@lantern/contract/choices";
import type { texts as english } from "./texts.ts";

type Reply = Parameters<(typeof english)["what"]["message"]>[0];

const answers: Record<ReplyRsvp, string> = {
  coming: "mit „Ja“",
  declined: "mit „Nein“",
  tentative: "mit „Vielleicht“",
  delegated: "mit „Jemand anders kommt“",
};

const answer = ({ rsvp }: Reply) => (rsvp ? answers[rsvp] : "ohne Zu- oder Absage");

const who = ({ name, address }: Reply) => address || name;

/** Replies to invitations that changed no answer by themselves: what happened, and what to do. */
export const texts: typeof english = {
  title: "Antworten, die wir nicht zuordnen konnten",
  intro: "Sie kamen zu dieser Session, haben aber von selbst keine Zu- oder Absage geändert.",
  done: "Erledigt",
  doneFor: (name) => `Erledigt: ${name}`,
  showAll: (count) => `Alle ${count} anzeigen`,
  showFewer: "Weniger anzeigen",
  what: {
    other_address: (one) =>
      `Für ${one.name} kam eine Antwort ${answer(one)} von einer anderen Adresse: ${one.address}.`,
    other_entry: (one) =>
      `${who(one)} hat ${answer(one)} geantwortet, aber auf einen anderen Kalendereintrag.`,
    other_time: (one) =>
      `${who(one)} schlägt einen anderen Termin vor${one.time ? `: ${one.time}` : ""}.${one.rsvp === "declined" ? " Zum geplanten kommt eine Absage." : ""}`,
    tentative: ({ name }) => `${name} hat mit „Vielleicht“ geantwortet.`,
    delegated: ({ name, address }) =>
      `${name} kommt nicht, an die Stelle tritt ${address || "jemand anders"}.`,
    earlier_date: (one) =>
      `${one.name} hat ${answer(one)} geantwortet, aber auf den Termin vor der letzten Änderung.`,
    overtaken: (one) =>
      `Aus dem Kalender von ${one.name} kam eine Antwort ${answer(one)}, die älter ist als die, die wir haben.`,
    full: ({ name }) => `${name} hatte abgesagt und möchte nun doch kommen, aber alle Plätze sind vergeben.`,
    ended: (one) =>
      `${one.name} hat ${answer(one)} geantwortet, aber Platz, Links oder Session bestehen nicht mehr.`,
    comment: (one) => `${one.name} hat ${answer(one)} geantwortet und geschrieben:`,
    message: (one) => `${who(one)} hat statt einer Antwort eine E-Mail geschrieben:`,
    unreadable: ({ name }) =>
      `Auf die Einladung von ${name} kam eine Antwort in einer Form, die wir nicht lesen können.`,
    report: ({ name }) => `Ein E-Mail-Server hat ein Problem mit einer E-Mail an ${name} gemeldet:`,
  },
  todo: {
    other_address:
      "Ist es die eigene Adresse dieser Person, ändern Sie sie in der Liste der Teilnehmenden. Ist es jemand anders, nehmen Sie diese Person in die Session auf.",
    other_entry: "Bitten Sie um eine Antwort auf die Einladung zu dieser Session.",
    other_time: "Ändern Sie den Termin oder sagen Sie, dass er bleibt.",
    tentative: "Wir fragen vor der Session noch einmal.",
    delegated: "Nehmen Sie die andere Person in die Session auf und laden Sie sie ein.",
    earlier_date: "Fragen Sie, ob der neue Termin passt.",
    overtaken: "Wenn Sie nicht sicher sind, welche stimmt, fragen Sie nach.",
    full: "Ergänzen Sie einen Platz und laden Sie die Person noch einmal ein.",
    ended: "Wenn die Person kommen soll, laden Sie sie noch einmal ein.",
    comment: "Die Antwort zählt.",
    message: "Antworten Sie, wenn es nötig ist.",
    unreadable: "Bitten Sie die Person, die Knöpfe in der Einladung zu benutzen.",
    report: "Prüfen Sie die Adresse und senden Sie die Einladung noch einmal.",
  },
};
