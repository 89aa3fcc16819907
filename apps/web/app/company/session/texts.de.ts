import { count } from "../../i18n/de/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

const invitations = (n: number) => count(n, "Einladung", "Einladungen");

/** One session: facts, attendees, emails. */
export const texts: typeof english = {
  sub: {
    draft: "Entwürfe kosten nichts, und nur die Administration sieht sie.",
    past: "Der Beginn liegt in der Vergangenheit. Legen Sie einen neuen Termin fest.",
    live: "Die Session läuft.",
    completed: (came) => `${people(came)} ${came === 1 ? "hat" : "haben"} teilgenommen.`,
    cancelled: "Alle, die eingeladen waren und nicht abgesagt hatten, haben eine E-Mail bekommen.",
    ahead: (ahead) => `Beginnt ${ahead}.`,
    waiting: {
      autopilot: "Der Autopilot wartet bis zu fünf Minuten auf Fehlende.",
      host: "Sie beginnt, wenn jemand von Ihnen auf „Starten“ drückt.",
    },
  },
  tabs: {
    label: "Bereiche dieser Session",
    attendees: "Teilnehmende",
    teams: "Teams",
  },
  noteTerm: "Notiz in der Einladung:",
  facts: {
    costCenter: (code) => `Kostenstelle ${code}`,
    adventure: "Abenteuer",
    none: "Noch keines",
    inLanguage: (story, pages, minutes) => {
      const languages =
        story === pages ? `Auf ${story}` : `Geschichte auf ${story}, Seiten und E-Mails auf ${pages}`;
      return minutes === null ? languages : `${languages}, ${formatNumber(minutes)} Minuten`;
    },
    starts: "Beginn",
    noDate: "Noch kein Termin",
    zone: (zone) => `in ${zone}`,
    changeDate: "Termin ändern",
    setDate: "Termin festlegen",
    runBy: "Leitung",
    autopilotText: "Beginnt und läuft von selbst, ohne Spielleitung",
    hostText: "Jemand von Ihnen drückt auf „Starten“",
    credits: "Credits",
    reserved: (n) => `${formatNumber(n)} reserviert`,
    noneReserved: "Keine reserviert",
    used: (n) => (n === 0 ? "Keine genutzt" : `${formatNumber(n)} genutzt`),
    reservedText:
      "Sie zahlen nur für Personen, die kommen; nicht genutzte Credits werden am Ende wieder frei",
    draftText: (seats) =>
      seats === null ? "Plätze nicht festgelegt" : `${formatNumber(seats)}, sobald Sie bestätigen`,
    releasedText: "Nicht genutzte Credits sind wieder frei",
    speed: (speed) => `Läuft ${formatNumber(speed)}-mal so schnell wie normal (lokaler Modus)`,
  },
  actions: {
    rehearse: "Proben",
    starting: "Wird gestartet",
    confirm: "Session bestätigen",
    confirming: "Wird bestätigt",
    openLobby: "Lobby öffnen",
  },
  attendees: {
    title: "Teilnehmende",
    search: (n) => `${people(n)} durchsuchen`,
    add: "Personen hinzufügen",
    none: "Auf der Liste steht noch niemand",
    noneText:
      "Wählen Sie aus Ihren Teilnehmenden oder fügen Sie neue hinzu. E-Mails gehen erst hinaus, wenn Sie Einladungen senden.",
    noMatch: (query) => (query ? `Zu „${query}“ gibt es niemanden.` : "Zu diesem Filter gibt es niemanden."),
    sum: ({ status, counts }) => {
      const expected = counts.attendees - counts.declined;
      if (status === "completed")
        return `${formatNumber(counts.came)} von ${formatNumber(counts.attendees)} ${counts.came === 1 ? "hat" : "haben"} teilgenommen`;
      if (status === "live")
        return `${formatNumber(counts.here)} da, ${formatNumber(counts.came)} von ${formatNumber(expected)} beigetreten`;
      return counts.here > 0
        ? `${formatNumber(counts.here)} da, ${formatNumber(counts.ready)} von ${formatNumber(expected)} bereit`
        : `${formatNumber(counts.ready)} von ${formatNumber(expected)} bereit`;
    },
    sumHint: ({ status, counts }) => {
      const brief = counts.came - counts.attended;
      if (status === "completed")
        return `${count(counts.attended, "Platz hat einen Credit verbraucht", "Plätze haben einen Credit verbraucht")}${brief > 0 ? `; ${people(brief)} ${brief === 1 ? "war" : "waren"} weniger als fünf Minuten da, das kostet keinen Credit` : ""}.`;
      if (status === "live") return "Ein Fenster leuchtet, solange die Person verbunden ist.";
      return "„Bereit“ heißt: zugesagt und Mikrofon und Ton getestet. Die Kamera ist freiwillig.";
    },
    show: "Anzeigen",
    showAll: (n) => `Alle (${formatNumber(n)})`,
    sort: "Sortieren nach",
    orders: {
      todo: "Offenes zuerst",
      name: "Name, A bis Z",
      rsvp: "Neueste Antwort zuerst",
      department: "Abteilung",
      office: "Standort",
    },
    select: (name) => `${name} auswählen`,
    selectAll: (n) => `Alle ${formatNumber(n)} auswählen`,
    selected: (n) => `${people(n)} ausgewählt`,
    unselect: "Auswahl aufheben",
    inviteChosen: (n) => `${invitations(n)} senden`,
    remindChosen: (n) => `${formatNumber(n)} noch einmal fragen`,
    groupChosen: "Zu einer Gruppe hinzufügen…",
    removeChosen: (n) => `${formatNumber(n)} entfernen`,
    removed: (name) => `${name} wurde entfernt`,
    removedMany: (n) => `${people(n)} entfernt`,
    columns: {
      person: "Person",
      local: "Beginn vor Ort",
      rsvp: "Antwort",
      check: "Technik-Check",
      came: "Teilnahme",
      action: "Aktion",
    },
    nameless: "Noch ohne Namen",
    zoneUnknown: "Zeitzone unbekannt",
    emailQueued: "E-Mail unterwegs",
    emailFailed: "E-Mail nicht zugestellt",
    emailBounced: (reason) => `E-Mail kam zurück: ${reason}`,
    fixAddress: "Adresse prüfen",
    orCopy: "oder den persönlichen Link aus dem Menü kopieren.",
    open: "Person öffnen",
    checks: {
      passed: "Bestanden",
      failed: "Braucht Hilfe",
      incomplete: "Unvollständig",
      none: "Noch nicht",
    },
    failing: (parts) => `Geht nicht: ${parts}`,
    untested: "Mikrofon und Ton nicht getestet",
    invitedAt: (moment) => `Eingeladen am ${moment}`,
    here: "Gerade da",
    joined: "War da, gerade weg",
    came: "Teilgenommen",
    brief: "unter fünf Minuten, kein Credit verbraucht",
    away: { absent: "Nicht gekommen", notYet: "Noch nicht da" },
    remindOne: { answer: "Um Antwort bitten", check: "Um Test von Mikrofon und Ton bitten" },
    inviteAgain: "Einladung noch einmal senden",
    inviteOne: "Einladung senden",
    remove: "Entfernen",
    copyPersonal: "Persönlichen Link kopieren",
    copySession: "Link der Session kopieren",
    revoke: "Persönlichen Link sperren…",
    revoking: {
      title: (name) => `Persönlichen Link von ${name} sperren?`,
      text: "Der Link in den E-Mails funktioniert dann nicht mehr, und wer damit beigetreten ist, wird abgemeldet. Senden Sie die Einladung noch einmal, um einen neuen Link zu vergeben.",
      cancel: "Link behalten",
      submit: "Link sperren",
    },
    menu: (name) => `Mehr zu ${name}`,
  },
  emails: {
    tab: "E-Mails",
    none: "Zu dieser Session wurden keine E-Mails verschickt.",
    columns: { email: "E-Mail", when: "Wann", to: "An", state: "Status" },
    kinds: {
      invitation: "Einladung mit Kalenderdatei",
      "series-invitation": "Einladung zur Serie, mit Kalenderdatei",
      dates: "Termine zur Auswahl",
      enrolled: "Platz über den Anmeldelink, mit Kalenderdatei",
      "enrollment-waiting": "Auf der Warteliste",
      "enrollment-offer": "Angebot eines Platzes",
      withdrawn: "Platz freigegeben",
      changed: "Neuer Termin, mit Kalenderdatei",
      "series-cancelled": "Absage mehrerer Sessions, mit Kalenderdatei",
      "series-changed": "Neue Termine der Serie, mit Kalenderdatei",
      cancelled: "Absage",
      check: "Bitte um den Technik-Check",
      answer: "Bitte um Antwort",
      "reminder-24": "Erinnerung, einen Tag vorher",
      "reminder-1": "Erinnerung, eine Stunde vorher",
      thanks: "Dank mit Rückblick",
      commitment: "Vereinbarung des Teams",
      "commitment-asked": "Nachfrage zur Vereinbarung",
      "check-in": "Kurzumfrage",
    },
    to: (n) => people(n),
    afterSession: "Nach der Session",
    whoCame: "Alle, die dabei waren",
    byItself: "Geplant",
    sent: "Zugestellt",
    waiting: (n) => `${formatNumber(n)} unterwegs`,
    failed: (sent, failed) => `${formatNumber(sent)} zugestellt, ${formatNumber(failed)} nicht`,
  },
  adding: {
    title: "Wer kommt?",
    description: (seats) =>
      seats === null
        ? "E-Mails gehen erst hinaus, wenn Sie Einladungen senden."
        : `${count(seats, "Platz", "Plätze")}. E-Mails gehen erst hinaus, wenn Sie Einladungen senden.`,
    save: (n) => `${people(n)} speichern`,
    over: (seats) =>
      `Sie haben mehr Personen ausgewählt, als Sie Plätze haben (${formatNumber(seats)}). Beim Speichern reservieren wir die zusätzlichen Plätze mit.`,
  },
  dating: {
    title: "Wann beginnt sie?",
    text: (invited) =>
      invited > 0
        ? `${count(invited, "eingeladene Person bekommt", "eingeladene Personen bekommen")} eine E-Mail und einen Kalendereintrag mit dem neuen Termin.`
        : "Es ist noch niemand eingeladen, deshalb geht keine E-Mail hinaus.",
    submit: "Diesen Termin festlegen",
  },
  editing: {
    title: "Titel und Notiz",
    submit: "Speichern",
  },
  starting: {
    title: "Jetzt starten?",
    text: "Die Session beginnt für alle in der Lobby. Wer später kommt, kann noch beitreten.",
    cancel: "Noch nicht",
    submit: "Jetzt starten",
  },
  inSeries: (number, of) => `Session ${formatNumber(number)} von ${formatNumber(of)}`,
  forIt: "Was Ihr Netzwerk erlauben muss",
  ownTexts: "Ihre Worte in der Geschichte",
};
