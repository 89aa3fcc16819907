import { createHash, timingSafeEqual } from "node:crypto";
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from "jose";
import { InvalidProofError } from "../../../core/ports/identity-provider.ts";
import { fetchJson } from "./response-parser.ts";

interface IdTokenRules {
  jwks: string;
  audience: string;
  /**
   * The only issuer that can have signed these claims. `keyIssuer` is the issuer of the key, if the provider names
   * one.
   */
  issuerOf(claims: JWTPayload, keyIssuer: string | undefined): string;
  now(): Date;
  /** The keys are those of the built-in identity provider. */
  local?: boolean | undefined;
}

const skewSeconds = 60;

/** Reads ID tokens of one provider and one client. The provider's keys are fetched when needed and cached. */
export function idTokenParser(rules: IdTokenRules) {
  const jwks = createRemoteJWKSet(new URL(rules.jwks), {
    [customFetch]: async (url) => Response.json(await fetchJson(url, { local: rules.local })),
  });

  return async function read(token: string): Promise<JWTPayload & { sub: string; iss: string }> {
    const { payload, protectedHeader } = await jwtVerify(token, jwks, {
      audience: rules.audience,
      algorithms: ["RS256"],
      requiredClaims: ["iss", "sub", "exp", "iat"],
      clockTolerance: skewSeconds,
      currentDate: rules.now(),
    }).catch((error: unknown) => {
      throw new InvalidProofError(error instanceof Error ? error.message : "unreadable");
    });
    const { iss, sub } = payload;
    const key = jwks.jwks()?.keys.find(({ kid }) => kid === protectedHeader.kid);
    const keyIssuer = key && "issuer" in key ? String(key.issuer) : undefined;
    if (!sub || !iss || iss !== rules.issuerOf(payload, keyIssuer))
      throw new InvalidProofError("another issuer");
    // A token for several audiences names the one it was issued for.
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== rules.audience)
      throw new InvalidProofError("made for another party");
    return { ...payload, sub, iss };
  };
}

/**
 * The nonce in the token is the hash of a secret that only the page knows which started the sign-in: a leaked token
 * is useless to anybody else.
 */
export function requireNonce(claims: JWTPayload, secret: string | undefined): void {
  const expected = createHash("sha256")
    .update(secret ?? "")
    .digest("base64url");
  const [left, right] = [Buffer.from(String(claims.nonce ?? "")), Buffer.from(expected)];
  if (!secret || left.length !== right.length || !timingSafeEqual(left, right))
    throw new InvalidProofError("another nonce");
}
