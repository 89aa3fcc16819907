/** Addresses of ../http/admins.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const readInvitation = declare("readInvitation", "GET /api/invitations/:token", "open");
export const acceptInvitation = declare("acceptInvitation", "POST /api/invitations/:token/accept", "open");
export const listAdmins = declare("listAdmins", "GET /api/company/admins", "dashboard");
export const inviteAdmin = declare("inviteAdmin", "POST /api/company/admins/invite", "dashboard");
export const patchAdmin = declare("patchAdmin", "PATCH /api/company/admins/:id", "dashboard");
export const removeAdmin = declare("removeAdmin", "DELETE /api/company/admins/:id", "dashboard");
export const resetAdminFactors = declare(
  "resetAdminFactors",
  "DELETE /api/company/admins/:id/second-factor",
  "dashboard",
);
export const revokeInvitation = declare(
  "revokeInvitation",
  "DELETE /api/company/invitations/:id",
  "dashboard",
);
