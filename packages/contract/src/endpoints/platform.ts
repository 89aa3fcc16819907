/** Addresses of ../http/platform.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const platformOverview = declare("platformOverview", "GET /api/admin/overview", "dashboard");
export const listPlatformCompanies = declare(
  "listPlatformCompanies",
  "GET /api/admin/companies",
  "dashboard",
);
export const getPlatformCompany = declare("getPlatformCompany", "GET /api/admin/companies/:id", "dashboard");
export const deletePlatformCompany = declare(
  "deletePlatformCompany",
  "DELETE /api/admin/companies/:id",
  "dashboard",
);
export const exportPlatformCompany = declare(
  "exportPlatformCompany",
  "POST /api/admin/companies/:id/export",
  "dashboard",
  { takesLong: true },
);
export const listPlatformUsers = declare("listPlatformUsers", "GET /api/admin/users", "dashboard");
export const getPlatformUser = declare("getPlatformUser", "GET /api/admin/users/:id", "dashboard");
export const patchPlatformUser = declare("patchPlatformUser", "PATCH /api/admin/users/:id", "dashboard");
export const resendPlatformVerification = declare(
  "resendPlatformVerification",
  "POST /api/admin/users/:id/verification",
  "dashboard",
);
export const endPlatformSignIns = declare(
  "endPlatformSignIns",
  "POST /api/admin/users/:id/sign-out",
  "dashboard",
);
