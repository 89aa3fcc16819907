import { translated } from "../../i18n/translated.ts";

export const texts = translated("company/story", {
  title: "Your story",
  sub: "Put a few words of your own into an adventure. Leave a field empty, and the story uses its own words.",
  crumb: "Company settings",
  adventure: "Adventure",
  loading: "Loading the story",
  form: "Your words",
  none: "You can’t add your own words to this adventure yet.",
  /** After each label: how many characters are used. */
  count: (used: number, max: number) => `${used} of ${max}`,
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  publicNote:
    "Everyone in your sessions can read these words. They never change a puzzle, and they never become links.",
  save: "Save your words",
  saving: "Saving",
  saved: "Your words are saved",
  savedText: "Sessions you confirm from now on will use them.",
  savedSession: "This session has its own words now",
  preview: {
    title: "Where your team reads it",
    view: "Screen",
    views: { desktop: "Computer", phone: "Phone" },
    frame: (scene: string) => `The scene “${scene}” with your words`,
    where: (act: string, scene: string) => `${act}: ${scene}`,
    onCard: "One person has this on a card and reads it aloud.",
    failed: "We couldn’t load the preview. Your words aren’t lost.",
  },
  session: {
    title: "Words for this session",
    sub: (story: string) => `Your own words in ${story}, for this session only.`,
    company: "This session uses your company’s words. If you change one here, the session gets its own.",
    own: "This session has words of its own.",
    pinned: "A confirmed session keeps the words it was confirmed with, unless you change them here.",
    reset: "Use the company’s words",
    resetDone: "This session has the company’s words again",
    none: "You can in other adventures.",
    closed: "You can’t change these words anymore",
    closedText: "This session has started, or is over.",
    back: "Back to the session",
    link: "Your words in the story",
  },
});
