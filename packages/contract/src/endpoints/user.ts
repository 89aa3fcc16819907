/** Addresses of ../http/user.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getUser = declare("getUser", "GET /api/user", "either");
export const patchUser = declare("patchUser", "PATCH /api/user", "either");
export const exportUser = declare("exportUser", "GET /api/user/export", "dashboard", { takesLong: true });
export const deleteUser = declare("deleteUser", "DELETE /api/user", "dashboard");
export const putProfile = declare("putProfile", "PUT /api/user/profile", "dashboard");
export const putPassword = declare("putPassword", "PUT /api/user/password", "dashboard");
