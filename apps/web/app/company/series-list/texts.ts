import { translated } from "../../i18n/translated.ts";

/** The list of all series. */
export const texts = translated("company/series-list", {
  title: "Series",
  sub: "Several sessions planned together for the same people.",
  loading: "Loading your series",
  columns: { series: "Series", next: "Next session", played: "Played" },
  over: "All played",
  played: (played: number, of: number) => `${played} of ${of}`,
  none: {
    title: "No series yet",
    text: "Plan two to six sessions for the same people. Teams are mixed so that everybody meets someone new, and each team is asked what became of what it had agreed on.",
  },
});
