import * as z from "zod";
import * as endpoints from "../endpoints/second-factor.ts";
import { text } from "../text.ts";
import { token } from "./access.ts";
import { passkeyName, secondFactorBody } from "./access-forms.ts";
import { currentPassword, id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
/** By password, or for people without one by a sign-in of the last ten minutes. */
export const proofBody = z.object({ current_password: currentPassword });

export const passkey = z
  .object({
    id,
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: "Passkey" });
export type Passkey = z.output<typeof passkey>;

export const getSecondFactor = operation(endpoints.getSecondFactor, {
  summary:
    "Says whether an authenticator app is set up, which passkeys there are, and how many recovery codes are left",
  response: z
    .object({
      authenticator_since: z.string().nullable(),
      recovery_codes_left: z.number().int(),
      passkeys: z.array(passkey),
    })
    .meta({ id: "SecondFactor" }),
});

export const startAuthenticator = operation(endpoints.startAuthenticator, {
  summary: "Returns a new secret for an authenticator app, which counts once a code of it is entered",
  body: proofBody,
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
  summary:
    "Removes the authenticator app, without passkeys also the recovery codes, and tells the person by email",
  body: proofBody,
});

export const renewRecoveryCodes = operation(endpoints.renewRecoveryCodes, {
  summary: "Replaces all recovery codes",
  body: proofBody,
  response: recoveryCodes,
});

/** What the browser's `navigator.credentials` is called with, as WebAuthn writes it in JSON. */
const ceremony = z.object({ options: z.record(z.string(), z.unknown()) });
const bytes = (max: number) => text(max).min(1);

/** A new passkey, as the browser returns it. */
const madePasskey = z.object({
  id: bytes(2000),
  rawId: bytes(2000),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(text(20)).max(10).optional(),
  }),
});

/** The use of a passkey, as the browser returns it. */
const usedPasskey = z.object({
  id: bytes(2000),
  rawId: bytes(2000),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: text(200).optional(),
  }),
});
export type UsedPasskey = z.output<typeof usedPasskey>;

export const startPasskey = operation(endpoints.startPasskey, {
  summary: "Starts to make a passkey: only this browser can add it, within five minutes",
  body: proofBody,
  response: ceremony,
});

/** What somebody enters before the browser makes a passkey. */
export const passkeyForm = proofBody.extend({ name: passkeyName });

export const addPasskey = operation(endpoints.addPasskey, {
  summary: "Adds the passkey that was made. With the first second factor it returns the recovery codes once",
  bodyBytes: 120_000,
  body: z.object({ name: passkeyName, passkey: madePasskey }),
  status: 201,
  response: z.object({ recovery_codes: z.array(z.string()).nullable() }),
});

export const removePasskey = operation(endpoints.removePasskey, {
  summary:
    "Removes a passkey, with the last second factor also the recovery codes, and tells the person by email",
  params: idParams,
  body: proofBody,
});

export const getSignInSteps = operation(endpoints.getSignInSteps, {
  summary: "Says how the sign-in that waits in this browser can be finished; a recovery code always can",
  response: z.object({ authenticator: z.boolean(), passkey: z.boolean() }),
});

export const startPasskeyStep = operation(endpoints.startPasskeyStep, {
  summary: "Asks for a passkey as the second step of the sign-in that waits in this browser",
  response: ceremony,
});

export const finishPasskeyStep = operation(endpoints.finishPasskeyStep, {
  summary: "Finishes a sign-in by a passkey as its second step",
  body: z.object({ passkey: usedPasskey }),
  response: token,
});

export const startPasskeySignIn = operation(endpoints.startPasskeySignIn, {
  summary: "Asks for a passkey as the only step of a sign-in",
  response: ceremony,
});

export const finishPasskeySignIn = operation(endpoints.finishPasskeySignIn, {
  summary: "Signs in by a passkey alone, which has checked the person by fingerprint, face or PIN",
  body: z.object({ passkey: usedPasskey }),
  response: token,
});
