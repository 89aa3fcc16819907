/** What is below the fold of home, or only some companies have. */
export { RecentReports } from "./recent-reports.tsx";
export { SeriesPanel } from "./series-panel.tsx";
