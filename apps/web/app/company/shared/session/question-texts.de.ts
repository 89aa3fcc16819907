import { count } from "../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { questionTexts as english } from "./question-texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

/** What is asked before a session is cancelled or a draft deleted. */
export const questionTexts: typeof english = {
  cancelling: {
    title: (title) => `${title} absagen?`,
    text: (invited, credits) =>
      `${invited > 0 ? `${people(invited)} ${invited === 1 ? "bekommt" : "bekommen"} eine E-Mail, und der Kalendereintrag wird entfernt. ` : ""}${credits > 0 ? `${credits === 1 ? "Der reservierte Credit wird" : `Alle ${formatNumber(credits)} reservierten Credits werden`} sofort frei. ` : ""}Das lässt sich nicht rückgängig machen, aber Sie können die Session später duplizieren.`,
    cancel: "Session behalten",
    submit: (invited) => (invited > 0 ? `Absagen, ${people(invited)} informieren` : "Session absagen"),
  },
  removing: {
    title: (title) => `${title} löschen?`,
    text: "Der Entwurf und seine Liste werden gelöscht. Die Personen bleiben in Ihrer Liste der Teilnehmenden.",
    cancel: "Entwurf behalten",
    submit: "Entwurf löschen",
  },
};
