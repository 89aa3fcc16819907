import { formatNumber } from "../../../i18n/format.ts";
export const texts = {
  intro: "Every kind of scene on its own, and any team’s session after any row of its log.",
  tabs: { scenes: "Scenes", log: "A log" },
  scene: "Scene",
  frame: "The stage",
  lobby: "lobby",
  seat: "Seat",
  nobody: "Nobody (what everyone sees)",
  rowOf: (row: number, length: number) => `Row ${formatNumber(row)} of ${formatNumber(length)}`,
  back: "One row back",
  on: "One row forward",
  mark: "Go to",
  waiting: "Waiting for the others",
  before: "Before the first row",
  by: (actor: string, at: string) => `By ${actor}, at ${at}`,
  events: "What happened in this row",
  over: (scorecard: boolean) =>
    scorecard ? "The session is over, and the scorecard is ready." : "No scene is running here.",
};
