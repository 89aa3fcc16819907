import type { SignOnProblem } from "@lantern/contract/http";
import { isStorable } from "@lantern/engine/incoming";
import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { foreignLine } from "../../../core/foreign-text.ts";
import { SignOnError } from "./provider.ts";

/** Signatures that only the provider can make. Everybody who knows a shared secret could sign, too. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const skewSeconds = 60;
const logoutEvent = "http://schemas.openid.net/event/backchannel-logout";

interface TokenRules {
  keys: JWTVerifyGetKey;
  issuer: string;
  clientId: string;
  now: Date;
}

export type Claims = JWTPayload & { sub: string };

/** @throws SignOnError with what is wrong */
export async function readIdToken(token: string, rules: TokenRules, nonce: string): Promise<Claims> {
  const claims = await verify(token, rules, ["iss", "aud", "sub", "exp", "iat"]);
  if (claims.nonce !== nonce) throw new SignOnError("token_nonce");
  if (Array.isArray(claims.aud) && claims.aud.length > 1 && claims.azp !== rules.clientId)
    throw new SignOnError("token_audience", "azp");
  if (!claims.sub) throw new SignOnError("claim_sub");
  return { ...claims, sub: claims.sub };
}

/** Whom a logout token names: a person, one of their sessions at the provider, or both. */
export async function readLogoutToken(
  token: string,
  rules: TokenRules,
): Promise<{ subject: string | null; sid: string | null }> {
  const claims = await verify(token, rules, ["iss", "aud", "iat", "events"]);
  const events = claims.events as Record<string, unknown> | null;
  if (typeof events !== "object" || !events?.[logoutEvent]) throw new SignOnError("token_invalid", "events");
  // An ID token is no logout token.
  if (claims.nonce !== undefined) throw new SignOnError("token_nonce");
  const sid = typeof claims.sid === "string" ? claims.sid : null;
  if (!claims.sub && !sid) throw new SignOnError("claim_sub");
  return { subject: claims.sub ?? null, sid };
}

async function verify(token: string, rules: TokenRules, requiredClaims: string[]): Promise<JWTPayload> {
  const { keys, issuer, clientId: audience, now: currentDate } = rules;
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms,
      requiredClaims,
      currentDate,
      clockTolerance: skewSeconds,
      maxTokenAge: "10 minutes",
    });
    if ([payload.sub, payload.sid].some((id) => typeof id === "string" && !isStorable(id)))
      throw new Error("an id that cannot be stored");
    return payload;
  } catch (error) {
    throw otherIssuer(token, issuer) ?? new SignOnError(problemOf(error), messageOf(error));
  }
}

const messageOf = (error: unknown) => foreignLine(error instanceof Error ? error.message : "unreadable", 300);

/**
 * Another issuer is the cause even where the signature is not this provider's either: Entra ID issues tokens of version 1
 * under another host. Nothing here is trusted; it is only said to the Owner.
 */
function otherIssuer(token: string, issuer: string): SignOnError | undefined {
  try {
    const { iss, ver } = decodeJwt(token);
    if (iss === issuer) return undefined;
    const version = ver === undefined ? "" : ` (ver ${String(ver)})`;
    return new SignOnError(
      "token_issuer",
      foreignLine(`token: ${String(iss)}${version}, configuration: ${issuer}`, 500),
    );
  } catch {
    return undefined;
  }
}

function problemOf(error: unknown): SignOnProblem {
  if (error instanceof errors.JWTExpired) return "token_expired";
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === "aud") return "token_audience";
    if (error.claim === "iat" || error.claim === "nbf") return "clock";
    return error.claim === "sub" ? "claim_sub" : "token_invalid";
  }
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey)
    return "token_signature";
  return "token_invalid";
}
