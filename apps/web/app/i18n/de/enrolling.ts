import type { enrolling as english } from "../en/enrolling.ts";

export const enrolling: typeof english = {
  title: "Sichere dir einen Platz",
  invites: (inviter, company) => `${inviter} von ${company} lädt dich ein.`,
  companyInvites: (company) => `${company} lädt dich ein.`,
  what: "Eine Geschichte, die du mit bis zu fünf Kolleginnen und Kollegen im Browser spielst, in etwa einer Stunde. Ohne Konto, ohne Passwort, ohne Vorbereitung.",
  full: "Im Moment sind alle Plätze vergeben. Du kannst auf einen warten: Wenn jemand nicht kann, schreiben wir dir.",
  emailLabel: "Deine berufliche E-Mail-Adresse",
  needEmail: "Bitte gib deine berufliche E-Mail-Adresse ein.",
  request: "Code per E-Mail schicken",
  signOn: "Anmeldung meines Unternehmens nutzen",
  privacy: "Deine Adresse und dein Name kommen auf die Teilnahmeliste dieses Unternehmens.",
  privacyLink: "Datenschutz",
  sent: (email) =>
    `Wir haben einen Code an ${email} geschickt. Es kann eine Minute dauern, bis er ankommt, und er gilt 15 Minuten lang.`,
  code: "Sechsstelliger Code",
  needCode: "Bitte gib die sechs Ziffern aus der E-Mail ein.",
  proved: "Dein Unternehmen hat deine Adresse bestätigt.",
  firstName: "Vorname",
  firstNameHint: "So nennt dich dein Team.",
  needName: "Bitte gib deinen Vornamen ein.",
  lastName: "Nachname (freiwillig)",
  take: "Platz sichern",
  busy: "Einen Moment",
  another: "Andere Adresse nehmen",
  seat: {
    heading: "Du hast einen Platz",
    text: "Wir haben dir deinen persönlichen Link und eine Kalenderdatei geschickt. Mit diesem Link nimmst du teil.",
    calendar: "Kalenderdatei herunterladen",
    join: "Meine Session-Seite öffnen",
    cannot: "Ich kann nicht",
  },
  waiting: {
    heading: "Du stehst auf der Warteliste",
    text: "Wird ein Platz frei und du bist an der Reihe, schreiben wir dir. Dann hast du etwas Zeit, ihn anzunehmen.",
    leave: "Warteliste verlassen",
  },
  offer: {
    heading: "Ein Platz ist frei für dich",
    text: "Mit dem Knopf nimmst du ihn an.",
    take: "Platz annehmen",
  },
  leaving: {
    heading: "Warteliste verlassen?",
    text: "Du kannst dich später wieder anmelden, am Ende der Liste.",
  },
  left: {
    heading: "Du stehst nicht mehr auf der Warteliste",
    text: "Wenn du es dir anders überlegst, kannst du dich wieder anmelden.",
  },
  withdrawn: {
    heading: "Danke für die Nachricht",
    text: "Deinen Platz kann jetzt jemand anders haben. Niemand erfährt, wer ihn freigegeben hat. Wir haben dir eine Datei geschickt, die den Kalendereintrag entfernt.",
  },
  again: "Wieder anmelden",
  closed: {
    heading: "Die Anmeldung ist geschlossen",
    text: "Wenn du einen Platz hast, gilt der Link in deiner E-Mail weiter.",
  },
  unknown: { heading: "Dieser Link führt ins Leere" },
  over: { heading: "Diesen Platz hat jetzt jemand anders", text: "Du kannst auf einen anderen warten." },
};
