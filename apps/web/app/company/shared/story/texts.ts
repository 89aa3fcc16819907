import { formatNumber } from "../../../i18n/format.ts";
/** A company’s own words in a story. */
export const texts = {
  form: "Your words",
  publicNote:
    "Everyone in your sessions can read these words. People who read in another language see them as you wrote them. They never change a puzzle, and they never become links.",
  saving: "Saving",
  save: "Save your words",
  tooLong: (max: number) => `Please use at most ${formatNumber(max)} characters.`,
  /** After each label: how many characters are used. */
  count: (used: number, max: number) => `${formatNumber(used)} of ${formatNumber(max)}`,
  preview: {
    title: "Where your team reads it",
    view: "Screen",
    views: { desktop: "Computer", phone: "Phone" },
    frame: (scene: string) => `The scene “${scene}” with your words`,
    where: (act: string, scene: string) => `${act}: ${scene}`,
    onCard: "One person has this on a card and reads it aloud.",
    failed: "We couldn’t load the preview. Your words aren’t lost.",
  },
  loading: "Loading the story",
  none: "You can’t add your own words to this adventure yet.",
};
