import { count } from "../../../i18n/de/phrases.ts";
import type { actionTexts as english } from "./action-texts.ts";

const invitations = (n: number) => count(n, "Einladung", "Einladungen");

/** What can be done with a session, from its page, from the list, and from home, with the messages that follow. */
export const actionTexts: typeof english = {
  actions: {
    finish: "Entwurf fertigstellen",
    addAttendees: "Teilnehmende hinzufügen",
    confirm: "Session bestätigen",
    invite: (n) => `${invitations(n)} senden`,
    open: "Öffnen",
    openLive: "Session öffnen",
    results: "Bericht ansehen",
    menu: (title) => `Mehr zu ${title}`,
    copyLink: "Link der Session kopieren",
    rehearse: "Proben",
    startNow: "Jetzt starten",
    cancel: "Session absagen…",
    remove: "Entwurf löschen…",
    duplicate: "Duplizieren",
    planAgain: "Noch einmal planen",
    archive: "Archivieren",
    unarchive: "Aus dem Archiv holen",
    undo: "Rückgängig",
  },
  done: {
    confirmed: "Session bestätigt",
    confirmedText: (n) => `${count(n, "Platz", "Plätze")} reserviert.`,
    invited: "Einladungen verschickt",
    invitedText: (n) => `${count(n, "E-Mail ist", "E-Mails sind")} unterwegs.`,
    cancelled: "Session abgesagt",
    deleted: "Entwurf gelöscht",
    attendees: "Teilnehmende gespeichert",
    updated: "Session gespeichert",
    date: "Termin gespeichert",
    copied: "Link kopiert",
    archived: "Session archiviert",
    unarchived: "Session aus dem Archiv geholt",
    revoked: "Persönlicher Link gesperrt",
    revokedText: "Die nächste Einladung enthält einen neuen.",
    duplicated: "In einen neuen Entwurf kopiert",
    duplicatedText: "Mit denselben Personen und noch ohne Termin.",
  },
  copyFailed: "Ihr Browser hat das Kopieren blockiert. Hier ist der Link:",
};
