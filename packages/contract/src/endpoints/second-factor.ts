/** Addresses of ../http/second-factor.ts, without schemas: what a page needs to send a request. */
import { declare } from "../endpoint.ts";

export const getSignInSteps = declare("getSignInSteps", "GET /api/auth/second-factor", "open");
export const startPasskeyStep = declare(
  "startPasskeyStep",
  "POST /api/auth/second-factor/passkey/start",
  "open",
);
export const finishPasskeyStep = declare("finishPasskeyStep", "POST /api/auth/second-factor/passkey", "open");
export const startPasskeySignIn = declare("startPasskeySignIn", "POST /api/auth/passkey/start", "open");
export const finishPasskeySignIn = declare("finishPasskeySignIn", "POST /api/auth/passkey", "open");
export const getSecondFactor = declare("getSecondFactor", "GET /api/user/second-factor", "dashboard");
export const startAuthenticator = declare("startAuthenticator", "POST /api/user/authenticator", "dashboard");
export const confirmAuthenticator = declare(
  "confirmAuthenticator",
  "POST /api/user/authenticator/confirm",
  "dashboard",
);
export const removeAuthenticator = declare(
  "removeAuthenticator",
  "DELETE /api/user/authenticator",
  "dashboard",
);
export const startPasskey = declare("startPasskey", "POST /api/user/passkeys/start", "dashboard");
export const addPasskey = declare("addPasskey", "POST /api/user/passkeys", "dashboard");
export const removePasskey = declare("removePasskey", "DELETE /api/user/passkeys/:id", "dashboard");
export const renewRecoveryCodes = declare("renewRecoveryCodes", "POST /api/user/recovery-codes", "dashboard");
