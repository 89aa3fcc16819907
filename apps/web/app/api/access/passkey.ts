import {
  addPasskey,
  finishPasskeySignIn,
  finishPasskeyStep,
  startPasskey,
  startPasskeySignIn,
  startPasskeyStep,
} from "@lantern/contract/endpoints/second-factor";
import type { User } from "@lantern/contract/http";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { request } from "../request.ts";
import { texts } from "./sign-in-texts.ts";
import { acceptToken } from "./stored-sign-in.ts";

/** Few people need it, and only after a click. */
const library = () => import("@simplewebauthn/browser");

/** Signs in by a passkey alone, and resolves with the user. */
export async function signInWithPasskey(): Promise<User> {
  const passkey = await use((await request(startPasskeySignIn)).options);
  return acceptToken(null, (await request(finishPasskeySignIn, { body: { passkey } })).token);
}

/** Finishes a sign-in of this browser that waits for the second factor, and resolves with the user. */
export async function finishSignInWithPasskey(): Promise<User> {
  const passkey = await use((await request(startPasskeyStep)).options);
  return acceptToken(null, (await request(finishPasskeyStep, { body: { passkey } })).token);
}

/** Makes a passkey for the signed-in user. Resolves with the recovery codes when it is the first second factor. */
export async function makePasskey(name: string, current_password: string): Promise<string[] | null> {
  const { options } = await request(startPasskey, { body: { current_password } });
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const passkey = await orText(startRegistration({ optionsJSON }));
  return (await request(addPasskey, { body: { name, passkey } })).recovery_codes;
}

async function use(options: Record<string, unknown>) {
  const { startAuthentication } = await library();
  return orText(
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  );
}

/** A dialog may stay open for this long, ms. The signal that ends it does not reach every password manager. */
const longestDialog = 60_000;

/** What the browser or the person has refused, with a text that may be shown. */
async function orText<R>(ceremony: Promise<R>): Promise<R> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("", "TimeoutError")), longestDialog);
  });
  try {
    return await Promise.race([ceremony, tooLong]);
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") {
      (await library()).WebAuthnAbortService.cancelCeremony();
      throw new Error(texts.passkeyTooLong);
    }
    const isThere = error instanceof Error && error.name === "InvalidStateError";
    throw new Error(isThere ? texts.passkeyThere : texts.passkeyNotUsed);
  } finally {
    clearTimeout(timer);
  }
}
