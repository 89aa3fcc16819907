import type { Report } from "@lantern/contract/http";
import { translated } from "../../i18n/translated.ts";

/** The report as the server sums it up, in English; in another language its sentences are made again from its numbers. */
export const reportInLanguage = translated("company/report/server", (report: Report): Report => report);
