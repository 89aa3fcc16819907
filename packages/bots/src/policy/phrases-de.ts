import type { Phrases } from "./phrases.ts";

export const german: Phrases = {
  briefing: [
    "Meine habe ich gelesen.",
    "Was steht auf deiner Karte?",
    "Wer hat die zweite Karte?",
    "Von mir aus los.",
  ],
  decision: [
    "Was spricht dagegen?",
    "Ich würde es sanft versuchen.",
    "Das sehe ich anders, erzähl mal.",
    "Stimmt. Ich wechsle.",
    "Was davon können wir später rückgängig machen?",
  ],
  puzzle: [
    "Mein Hinweis zuerst?",
    "Halt, das passt nicht zu meinem Hinweis.",
    "Versuch es mal andersherum.",
    "Wer hat das fehlende Stück?",
    "Das passt!",
    "Kann jemand den eigenen Hinweis noch mal vorlesen?",
  ],
  allocation: ["Eins kann ich abgeben.", "Wer braucht es am meisten?", "Sehen wir uns erst die kleinen an."],
  round: ["Ich würde sagen: {label}.", "Ganz klar: {label}.", "{label}. Meistens.", "Mal sehen … {label}."],
  camp: ["Das war knapp.", "Mir hat gefallen, wie wir reden.", "Tee?"],
  reflection: [
    "Ich war mir zu früh sicher.",
    "Jemand hat gefragt, und das hat für mich alles geändert.",
    "Warten war schwerer als Machen.",
    "Wir haben uns ausreden lassen.",
    "Die leiseste Stimme hätte ich fast überhört.",
  ],
  kudos: [
    "Du hast im richtigen Moment gefragt.",
    "Das hat mir beim Denken geholfen.",
    "Du hast uns zusammengehalten.",
    "Danke fürs Warten.",
  ],
  commitment: [
    { when: "eine Woche beginnt", will: "alle eine Sache sagen, nach der niemand gefragt hat" },
    { when: "wir kurz vor einer Entscheidung stehen", will: "noch eine Frage stellen" },
    { when: "wir abstimmen", will: "vorher unsere Notizen vorlesen" },
  ],
};
