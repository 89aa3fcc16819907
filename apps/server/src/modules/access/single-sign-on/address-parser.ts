import { type Discovery, SignOnError, type SignOnProvider } from "./provider.ts";
import type { Claims } from "./token-parser.ts";

/**
 * The claims with the person's address and groups. Some providers put them into the ID token, others answer them on
 * request, and others divide them: the address here, and whether it is verified there.
 */
export async function withAddress(
  provider: SignOnProvider,
  described: Discovery,
  claims: Claims,
  accessToken: string | null,
  groupClaim: string | null = null,
): Promise<Claims> {
  const { userinfo_endpoint, claims_supported } = described;
  const promised = claims_supported?.includes("email_verified") ?? false;
  const hasAddress = claims.email && (claims.email_verified !== undefined || !promised);
  const hasGroups = !groupClaim || claims[groupClaim] !== undefined;
  const url = accessToken === null ? undefined : userinfo_endpoint;
  if (hasAddress)
    return hasGroups || !url ? claims : withGroups(claims, await readUserinfo(url).catch(() => ({})));
  const all = url ? withUserinfo(await readUserinfo(url)) : claims;
  // A provider that can say it and does not, has not verified the address.
  return all.email_verified === undefined && promised ? { ...all, email_verified: false } : all;

  async function readUserinfo(url: string): Promise<Partial<Claims>> {
    const userinfo = (await provider.readJson(url, {
      authorization: `Bearer ${accessToken}`,
    })) as Partial<Claims> | null;
    // The access token could be another person's.
    if (userinfo?.sub !== claims.sub) throw new SignOnError("claim_sub", "userinfo");
    return userinfo;
  }

  function withUserinfo(userinfo: Partial<Claims>): Claims {
    const { email, email_verified } = userinfo;
    // An address counts as verified only where the same response says so.
    return { ...userinfo, ...claims, ...(email ? { email, email_verified } : {}) };
  }

  function withGroups(whole: Claims, userinfo: Partial<Claims>): Claims {
    return groupClaim && Object.hasOwn(userinfo, groupClaim)
      ? { ...whole, [groupClaim]: userinfo[groupClaim] }
      : whole;
  }
}

/**
 * Exactly `true`: not "true" and not 1. Entra ID and some others never say whether an address is verified; then it counts
 * because the company has proved the domain and answers for its provider.
 */
export const isVerified = ({ email_verified }: Claims): boolean =>
  email_verified === true || email_verified === undefined;
