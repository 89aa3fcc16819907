import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  person: "Sie",
  firstName: "Vorname",
  lastName: "Nachname",
  email: "Geschäftliche E-Mail-Adresse",
  emailHint: "Um eine neue Adresse zu bestätigen, bekommen Sie einen Link per E-Mail.",
  emailPassword: "Ihr Passwort",
  emailPasswordHint:
    "Sie melden sich mit Ihrer Adresse an. Deshalb fragen wir vor einer Änderung nach Ihrem Passwort.",
  language: "Sprache",
  languageHint:
    "Für diese Seiten und unsere E-Mails an Sie. Solange Sie nicht wählen, sind E-Mails auf Englisch.",
  browserLanguage: "Wie im Browser",
  details: "Wo Sie sind",
  save: "Speichern",
  saving: "Wird gespeichert",
  password: "Passwort",
  pending: (email) =>
    `Öffnen Sie den Link in der E-Mail an ${email}. Bis dahin gilt die Adresse oben; speichern Sie sie noch einmal, um sie zu behalten.`,
  pendingTitle: "Ihre neue Adresse ist noch nicht bestätigt",
  linked: {
    title: "Konten, mit denen Sie sich anmelden",
    loading: "Ihre verknüpften Konten werden geladen",
    none: "Noch keine. Sie melden sich mit E-Mail-Adresse und Passwort an.",
    since: (moment) => `verknüpft am ${moment}`,
    unlink: "Trennen",
    unlinkOne: (name) => `${name} trennen`,
    unlinked: "Konto getrennt",
    add: "Weiteres verknüpfen",
    addOne: (name) => `${name} verknüpfen`,
    emailed: (email) =>
      `Wir haben einen Link an ${email} geschickt. Öffnen Sie ihn innerhalb einer Stunde in diesem Browser, um beide Konten zu verknüpfen.`,
    names: { microsoft: "Microsoft", google: "Google", linkedin: "LinkedIn", facebook: "Facebook" },
  },
  signIns: {
    title: "Wo Sie angemeldet sind",
    loading: "Ihre Anmeldungen werden geladen",
    unknown: "Unbekannter Browser",
    here: "dieser",
    since: (moment) => `seit ${moment}`,
    end: "Dort abmelden",
    endAll: "Überall abmelden",
    ending: (device) => ({
      title: `${device} abmelden?`,
      text: "Wer dort weiterarbeiten will, muss sich neu anmelden.",
      confirm: "Abmelden",
    }),
    endingAll: {
      title: "Überall abmelden?",
      text: "Das gilt auch für diesen Browser, Sie müssen sich also neu anmelden.",
      confirm: "Überall abmelden",
    },
    ended: "Abgemeldet",
  },
  yourData: {
    title: "Ihre Daten",
    text: "Alles, was wir über Sie speichern, in einer Datei: Konto, Profil, Anmeldungen, unsere E-Mails an Sie und was Sie geändert haben.",
    download: "Meine Daten herunterladen",
    file: "lantern-hour-meine-daten.json",
    danger: "Löschen",
    deleteAccount: {
      title: "Ihr Konto löschen",
      text: "Wir löschen Konto, Profil und Anmeldungen sofort. Sessions, die Sie geplant haben, bleiben bei Ihrem Unternehmen.",
      alone:
        "Außer Ihnen ist niemand in der Administration. Deshalb löschen wir auch Ihr Unternehmen, sagen seine Sessions ab und informieren alle, die eingeladen waren und nicht abgesagt haben.",
      button: "Mein Konto löschen…",
      confirmTitle: "Ihr Konto löschen?",
      confirmText: "Das lässt sich nicht rückgängig machen.",
      cancel: "Behalten",
      confirm: "Mein Konto löschen",
      done: "Ihr Konto wurde gelöscht",
      onlyOwner:
        "Außer Ihnen hat niemand die Hauptadministration. Übergeben Sie zuerst das Unternehmen oder nehmen Sie eine weitere Person in die Hauptadministration auf.",
      toAdministrators: "Zur Administration",
    },
    company: {
      title: "Unternehmen löschen",
      text: "Wir sagen kommende Sessions ab und schreiben allen, die eingeladen waren und nicht abgesagt haben. Wir löschen alle Teilnehmenden und alle Konten der Administration und informieren die Administration per E-Mail. Ihr restliches Guthaben verfällt. Buchungen und Bestellungen bewahren wir für die Buchhaltung auf.",
      unpaid: (n) =>
        n === 1
          ? "Eine Rechnung ist noch nicht bezahlt. Sie ist auch danach noch zu bezahlen."
          : `${formatNumber(n)} Rechnungen sind noch nicht bezahlt. Sie sind auch danach noch zu bezahlen.`,
      toBilling: "Rechnungen ansehen",
      copies:
        "Laden Sie zuerst herunter, was Sie behalten möchten. Berichte lassen sich auf ihren Seiten herunterladen.",
      files: ["Teilnehmende (CSV)", "Buchungen der Credits (CSV)", "Auswertung (CSV)"],
      peopleFile: "teilnehmende.csv",
      button: "Unternehmen löschen…",
      confirmTitle: (name) => `${name} löschen?`,
      confirmText: "Das lässt sich nicht rückgängig machen.",
      type: (name) => `Geben Sie zur Bestätigung den Namen des Unternehmens ein: ${name}`,
      mismatch: "Das ist nicht der Name des Unternehmens.",
      done: (name) => `${name} wurde gelöscht`,
      doneText:
        "Kommende Sessions sind abgesagt, und alle Eingeladenen haben eine E-Mail bekommen. Sie sind abgemeldet.",
      cancel: "Behalten",
      confirm: "Unternehmen löschen",
    },
  },
};
