import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Beispiele",
  heading: "Was alle bekommen.",
  description:
    "Eine Einladung, ein Rückblick und ein Bericht einer Session von Lantern Hour als Beispiel, so wie unser Produkt sie macht.",
  intro:
    "Das sind keine Attrappen. Northwind ist ein Unternehmen, das wir uns ausgedacht haben, und seine Leute sind simuliert. Was sie in ihren Sessions getan haben, ist gespeichert, und das Produkt hat daraus alles gemacht, was Sie hier sehen, auf Englisch.",
  film: {
    heading: "Eine Minute aus einer Session",
    intro:
      "Das ist die Szene, die alle ausprobieren können, aufgenommen von einem Programm, das sie mit drei simulierten Teammitgliedern gespielt hat. Nichts ist gestellt: Sie sehen das Produkt selbst, auf eine Minute geschnitten und ohne Ton.",
    label: "Eine Minute aus einer Session, ohne Ton",
    captions: "Englisch",
    again: "Diese Szene selbst spielen",
  },
  invitation: {
    heading: "Die Einladung",
    intro:
      "Sie nennt Sie als Absender und zeigt den Beginn in der Ortszeit jeder Person. Mit zwei Knöpfen antwortet man, und eine Kalenderdatei ist dabei. Die Anrede können Sie ändern und einen eigenen Absatz hinzufügen.",
    picture:
      "Die Einladung: das Bild der Geschichte, Tag und Uhrzeit, was einen erwartet, und Knöpfe zum Beitreten, zum Zusagen und zum Absagen.",
  },
  scorecard: {
    heading: "Der Rückblick",
    intro:
      "Jedes Team nimmt seinen Weg durch die Geschichte mit, seine Punkte und Auszeichnungen, und wie es zusammengearbeitet hat. Private Zahlen stehen von niemandem darauf.",
    more: "Einen ganzen Rückblick ansehen",
  },
  report: {
    heading: "Der Bericht",
    intro:
      "Oben drei Sätze für die Führungskraft: wer gekommen ist, was die Teams getan und was sie vereinbart haben. Darunter Messwerte von Teams, nie von einer Person.",
    picture:
      "Der Bericht: drei Sätze, dann die Teilnahme, die Punkte, und wie die Teams Wissen geteilt, entschieden und gesprochen haben.",
    pdf: "Den Bericht als PDF öffnen (auf Englisch)",
  },
  more: {
    heading: "Bevor Sie fragen",
    list: [
      { href: "/pricing", text: "Was eine Session kostet, mit einem Rechner" },
      {
        href: "/security/proof",
        text: "Was wir an unserer eigenen Zuverlässigkeit gemessen haben (auf Englisch)",
      },
      { href: "/data-processing", text: "Was ein Betriebsrat oder der Datenschutz wissen muss" },
      { href: "/security", text: "Wer es betreibt und wie es geschützt ist" },
    ],
  },
};
