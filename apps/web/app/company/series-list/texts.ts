import { formatNumber } from "../../i18n/format.ts";
/** The list of all series. */
export const texts = {
  sub: "Several sessions planned together for the same people.",
  loading: "Loading your series",
  columns: { series: "Series", next: "Next session", played: "Played" },
  over: "All played",
  played: (played: number, of: number) => `${formatNumber(played)} of ${formatNumber(of)}`,
  none: {
    title: "No series yet",
    text: "Plan two to six sessions for the same people. We mix the teams so that everyone meets someone new, and ask each team how its commitment went.",
  },
};
