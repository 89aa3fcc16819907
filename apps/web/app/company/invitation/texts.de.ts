import { count } from "../../i18n/de/phrases.ts";
import type { texts as english } from "./texts.ts";

/** The invitation of one session: what it says, and its preview. */
export const texts: typeof english = {
  title: "Einladung",
  sub: "Das ist die E-Mail, die alle bekommen. Sie geht erst hinaus, wenn Sie auf „Senden“ drücken.",
  notYet: "Es gibt noch keine Einladung",
  notYetText: "Wählen Sie zuerst Abenteuer, Termin und Zeitzone.",
  over: "Diese Session ist vorbei",
  overText: "Ihre Einladung lässt sich nicht mehr ändern oder senden.",
  back: "Zurück zur Session",
  form: {
    label: "Ihre Worte",
    greeting: "Anrede",
    greetingHint: "Steht vor dem Vornamen, zum Beispiel „Hallo“.",
    note: "Notiz",
    noteHint: "Sie steht auch in Erinnerungen und in der E-Mail über einen neuen Termin.",
    replyTo: "Antworten gehen an",
    replyToHint: "Wenn Sie das frei lassen, gehen Antworten an die Person, die die Einladung sendet.",
    save: "Speichern",
    test: "Test an mich senden",
    send: (n) => `${count(n, "Einladung", "Einladungen")} senden`,
  },
  done: {
    saved: "Einladung gespeichert",
    tested: "Der Test ist unterwegs zu Ihnen",
    testedText: "Die Links darin sind nicht persönlich, beitreten kann damit also niemand.",
  },
  preview: {
    title: "Vorschau",
    view: "Ansicht",
    views: { html: "E-Mail", text: "Nur Text" },
    subject: "Betreff",
    replyTo: "Antwort an",
    frame: "Die E-Mail, wie sie ankommt",
  },
  announcement: {
    title: "Für Ihren Team-Chat",
    text: "Ohne persönlichen Link, Sie können den Text also überall posten.",
    copy: "Text kopieren",
    copied: "Text kopiert",
  },
};
