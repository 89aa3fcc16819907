import { limits } from "@lantern/contract/limits";
import { foreignLine } from "../../core/foreign-text.ts";

interface Claims {
  [name: string]: unknown;
}

/** Names as in OpenID Connect; many providers give only the full name. */
export function namesIn(claims: Claims): { firstName: string; lastName: string } {
  const [first = "", ...rest] = text(claims.name).split(/\s+/);
  return {
    firstName: line(text(claims.given_name) || text(claims.first_name) || first),
    lastName: line(text(claims.family_name) || text(claims.last_name) || rest.join(" ")),
  };
}

export const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Text from a provider is not trusted. */
const line = (value: string) => foreignLine(value, limits.nameMax);
