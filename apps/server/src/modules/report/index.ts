/** Reports and insights. Other modules import only this file. */
export { insightsCsv, reportCsv } from "./export.ts";
export { makeReport, readInsights, reportOf } from "./make-report.ts";
