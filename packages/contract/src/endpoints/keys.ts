/** Addresses of ../http/keys.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listKeys = declare("listKeys", "GET /api/company/keys", "dashboard");
export const createKey = declare("createKey", "POST /api/company/keys", "dashboard");
export const deleteKey = declare("deleteKey", "DELETE /api/company/keys/:id", "dashboard");
