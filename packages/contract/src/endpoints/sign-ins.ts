/** Addresses of ../http/sign-ins.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listSignIns = declare("listSignIns", "GET /api/user/sign-ins", "dashboard");
export const endSignIn = declare("endSignIn", "DELETE /api/user/sign-ins/:id", "dashboard");
export const endSignIns = declare("endSignIns", "DELETE /api/user/sign-ins", "dashboard");
