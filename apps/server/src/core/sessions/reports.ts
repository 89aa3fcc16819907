/** When a line expires that is kept with a report: not by itself. Only its author's removal takes it away. */
export const keptWithReport = new Date("9999-12-31T00:00:00Z");
