/** Reports and insights. Other modules import only this file. */
export { makeReport } from "./make-report.ts";
