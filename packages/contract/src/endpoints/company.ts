/** Addresses of ../http/company.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getCredits = declare("getCredits", "GET /api/company/credits", "dashboard");
export const getDataProcessing = declare(
  "getDataProcessing",
  "GET /api/company/data-processing",
  "dashboard",
  { takesLong: true },
);
export const getCompany = declare("getCompany", "GET /api/company", "dashboard");
export const patchCompany = declare("patchCompany", "PATCH /api/company", "dashboard");
export const putLogo = declare("putLogo", "PUT /api/company/logo", "dashboard", { takesLong: true });
export const deleteLogo = declare("deleteLogo", "DELETE /api/company/logo", "dashboard");
export const deleteCompany = declare("deleteCompany", "DELETE /api/company", "dashboard");
export const listSessionCredits = declare("listSessionCredits", "GET /api/session/:id/credits", "dashboard");
export const creditsCsv = declare("creditsCsv", "GET /api/company/credits.csv", "dashboard", {
  takesLong: true,
});
