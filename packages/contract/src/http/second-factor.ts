import * as z from "zod";
import * as endpoints from "../endpoints.ts";
import { secondFactorBody } from "./access-forms.ts";
import { currentPassword } from "./fields.ts";
import { operation } from "./operation.ts";

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
/** By password, or for people without one by a sign-in of the last ten minutes. */
const proof = z.object({ current_password: currentPassword });

export const getSecondFactor = operation(endpoints.getSecondFactor, {
  summary: "Says whether an authenticator app is set up, and how many recovery codes are left",
  response: z
    .object({ authenticator_since: z.string().nullable(), recovery_codes_left: z.number().int() })
    .meta({ id: "SecondFactor" }),
});

export const startAuthenticator = operation(endpoints.startAuthenticator, {
  summary: "Returns a new secret for an authenticator app, which counts once a code of it is entered",
  body: proof,
  response: z.object({
    secret: z.string(),
    /** What the QR code contains. */
    uri: z.string(),
  }),
});

export const confirmAuthenticator = operation(endpoints.confirmAuthenticator, {
  summary: "Turns the authenticator app on with its first code, and returns the recovery codes once",
  body: secondFactorBody,
  response: recoveryCodes,
});

export const removeAuthenticator = operation(endpoints.removeAuthenticator, {
  summary: "Removes the authenticator app and all recovery codes, and tells the person by email",
  body: proof,
});

export const renewRecoveryCodes = operation(endpoints.renewRecoveryCodes, {
  summary: "Replaces all recovery codes",
  body: proof,
  response: recoveryCodes,
});
