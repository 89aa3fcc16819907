/** Addresses of ../http/inbound-email.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const receiveEmail = declare("receiveEmail", "POST /api/inbound-email", "open");
