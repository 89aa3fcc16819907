/** Addresses of ../http/contact.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const sendContact = declare("sendContact", "POST /api/contact", "open");
