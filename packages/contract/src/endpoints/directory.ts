/** Addresses of ../http/directory.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getDirectory = declare("getDirectory", "GET /api/company/directory", "dashboard");
