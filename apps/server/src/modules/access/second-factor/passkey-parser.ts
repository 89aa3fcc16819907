import type { addPasskey, BodyOf, UsedPasskey } from "@lantern/contract/http";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { AppError } from "../../../core/app-error.ts";
import type { PasskeyRow } from "./passkey-repository.ts";

/** Passkeys belong to the public address of the installation: its host, and pages of exactly this origin. */
interface RelyingParty {
  id: string;
  origin: string;
}

/** Ed25519, ES256 and RS256, which all browsers know. */
export const algorithms = [-8, -7, -257];

export function relyingParty({ origin }: { origin: string }): RelyingParty {
  return { id: new URL(origin).hostname, origin };
}

/** @throws AppError PASSKEY_REFUSED for everything that is not a new passkey for this challenge and address. */
export async function readNewPasskey(
  challenge: string,
  { id, origin }: RelyingParty,
  made: BodyOf<typeof addPasskey>["passkey"],
): Promise<Pick<PasskeyRow, "credentialId" | "publicKey" | "signCount" | "transports">> {
  const { transports = [], ...response } = made.response;
  const { verified, registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      response: { ...made, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified) throw new AppError("PASSKEY_REFUSED");
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    signCount: credential.counter,
    transports,
  };
}

/**
 * The number of uses that the passkey reports. It must be higher than the last one, or the passkey was copied.
 *
 * @throws AppError PASSKEY_REFUSED for everything that this passkey has not signed for this challenge and address.
 */
export async function readPasskeyUse(
  challenge: string,
  { id, origin }: RelyingParty,
  row: PasskeyRow,
  { response: { userHandle, ...response }, ...used }: UsedPasskey,
): Promise<number> {
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: { ...used, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, "base64url")),
        counter: row.signCount,
      },
    }),
  );
  if (!verified || (userHandle && userHandle !== userHandleOf(row.userId)))
    throw new AppError("PASSKEY_REFUSED");
  return authenticationInfo.newCounter;
}

/** What a passkey stores about its account: nothing but its id. */
const userHandleOf = (userId: string) => Buffer.from(userId).toString("base64url");

/** The library throws an Error for each check that fails, and for bytes that are no passkey. */
async function orRefuse<R>(reading: Promise<R>): Promise<R> {
  try {
    return await reading;
  } catch {
    throw new AppError("PASSKEY_REFUSED");
  }
}
