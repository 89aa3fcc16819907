import type { texts as english } from "./texts.ts";

/** The words of one session. */
export const texts: typeof english = {
  saved: "Diese Session hat jetzt eigene Worte",
  title: "Worte für diese Session",
  sub: (story) => `Ihre eigenen Worte in ${story}, nur für diese Session.`,
  company:
    "Diese Session verwendet die Worte Ihres Unternehmens. Wenn Sie hier etwas ändern, bekommt sie eigene.",
  own: "Diese Session hat eigene Worte.",
  pinned:
    "Eine bestätigte Session behält die Worte, mit denen sie bestätigt wurde, außer Sie ändern sie hier.",
  reset: "Worte des Unternehmens nehmen",
  resetDone: "Diese Session hat wieder die Worte des Unternehmens",
  elsewhere: "In anderen Abenteuern geht das.",
  closed: "Diese Worte lassen sich nicht mehr ändern",
  closedText: "Diese Session hat begonnen oder ist vorbei.",
  back: "Zurück zur Session",
};
