/** Addresses of ../http/social.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const listProviders = declare("listProviders", "GET /api/auth/providers", "open");
export const verifyGoogle = declare("verifyGoogle", "POST /api/auth/google/verify", "open");
export const verifyFacebook = declare("verifyFacebook", "POST /api/auth/facebook/verify", "open");
export const verifyMicrosoft = declare("verifyMicrosoft", "POST /api/auth/microsoft/verify", "open");
export const verifyLinkedin = declare("verifyLinkedin", "POST /api/auth/linkedin/verify", "open");
export const confirmSocial = declare("confirmSocial", "POST /api/auth/social/confirm", "open");
export const listIdentities = declare("listIdentities", "GET /api/user/identities", "dashboard");
export const linkIdentity = declare("linkIdentity", "POST /api/user/identities", "dashboard");
export const unlinkIdentity = declare("unlinkIdentity", "DELETE /api/user/identities/:id", "dashboard");
