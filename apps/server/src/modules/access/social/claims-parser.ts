import { shortName } from "@lantern/contract/person-name";

interface Claims {
  [name: string]: unknown;
}

/** Names as in OpenID Connect; many providers give only the full name. */
export function namesIn(claims: Claims): { firstName: string; lastName: string } {
  const [first = "", ...rest] = text(claims.name).split(/\s+/);
  return {
    firstName: shortName(text(claims.given_name) || text(claims.first_name) || first),
    lastName: shortName(text(claims.family_name) || text(claims.last_name) || rest.join(" ")),
  };
}

export const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
