import { formatNumber } from "../../../i18n/format.ts";
export const texts = {
  title: "Collaboration analysis",
  intro: "The six measures, scene by scene.",
  step: "After the scene",
  stepOf: (step: number, of: number, title: string) =>
    `${formatNumber(step)} of ${formatNumber(of)}: ${title}`,
  columns: { measure: "Measure", trend: "Trend", value: "Now", sentence: "Text", parts: "Counts" },
  nothing: "Nothing yet",
  none: "No scene has ended yet.",
  trend: (values: string) => `Values so far: ${values}`,
};
