import { randomInt } from "node:crypto";
import { limits } from "@lantern/contract/limits";
import { generateURI, verifySync } from "otplib";
import type { AuthenticatorRow } from "./repository.ts";

/** A code counts half a minute before and after its own half minute: clocks differ, and typing takes time. */
const toleranceSeconds = 30;
/** Without letters and digits that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const recoveryLength = 12;

/** What a QR code for an authenticator app contains. */
export function authenticatorUri(secret: string, email: string): string {
  return generateURI({ issuer: "Lantern Hour", label: email, secret });
}

/**
 * The time step of a valid code; null for a wrong one, and for one that is not newer than the last that was accepted.
 *
 * @param secret base32
 */
export function stepOf(
  code: string,
  secret: string,
  now: Date,
  lastStep: AuthenticatorRow["lastStep"],
): number | null {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: toleranceSeconds,
    ...(lastStep !== null && { afterTimeStep: lastStep }),
  });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

export const isSixDigits = (code: string) => /^\d{6}$/.test(code);

/** Codes of 59 random bits each, as they are compared: without hyphens. */
export function newRecoveryCodes(): string[] {
  const character = () => alphabet[randomInt(alphabet.length)];
  return Array.from({ length: limits.recoveryCodes }, () =>
    Array.from({ length: recoveryLength }, character).join(""),
  );
}

/** As people read and type them: `abcd-efgh-jkmn`. */
export const readable = (code: string) => code.replace(/(.{4})(?=.)/g, "$1-");
