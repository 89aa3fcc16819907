/** Addresses of ../http/media.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getIce = declare("getIce", "GET /api/exp/ice", "either");
