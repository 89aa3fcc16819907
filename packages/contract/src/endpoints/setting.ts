/** Addresses of ../http/setting.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listSettings = declare("listSettings", "GET /api/settings", "dashboard");
export const putSetting = declare("putSetting", "PUT /api/settings/:key", "dashboard");
export const deleteSetting = declare("deleteSetting", "DELETE /api/settings/:key", "dashboard");
export const getSetting = declare("getSetting", "GET /api/settings/:key", "dashboard");
