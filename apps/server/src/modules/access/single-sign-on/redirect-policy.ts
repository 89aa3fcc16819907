import type { Context } from "../../../core/context.ts";
import { type Discovery, SignOnError } from "./provider.ts";
import type { RequestRow, SignOnRow } from "./repository.ts";

type Addressed = Pick<Context, "settings">;

/**
 * Each company has a redirect address of its own, so that what the provider of one company returns is never taken for
 * the response to a request of another (RFC 9700, section 4.4). It is no secret: every request to the provider names it.
 */
export const ownRedirectUri = ({ settings }: Addressed, companyId: string) =>
  `${settings.origin}/sign-on/${companyId}`;

/** The address that all companies once shared. */
export const oldRedirectUri = ({ settings }: Addressed) => `${settings.origin}/sign-on`;

export const redirectUri = (
  ctx: Addressed,
  { companyId, usesOldAddress }: Pick<SignOnRow, "companyId" | "usesOldAddress">,
) => (usesOldAddress ? oldRedirectUri(ctx) : ownRedirectUri(ctx, companyId));

/**
 * The browser must be back at the address that the request named.
 *
 * @param companyId in the path of the page; without it, the page is at the old address
 */
export function requireSameAddress(request: RequestRow, companyId: string | undefined): void {
  const expected = request.usesOldAddress ? undefined : request.companyId;
  if (companyId !== expected) throw new SignOnError("redirect_mismatch", companyId ?? "the old address");
}

/**
 * Another provider's response must not be redeemed at this one (RFC 9207). At the old address only the issuer in the
 * response can say whose it is, so that after a time for moving it must be there.
 */
export function requireSameProvider(
  described: Discovery,
  iss: string | undefined,
  request: RequestRow,
  row: SignOnRow,
  now: Date,
): void {
  if (iss !== undefined) {
    if (iss !== described.issuer) throw new SignOnError("response_issuer", iss);
    return;
  }
  if (described.authorization_response_iss_parameter_supported)
    throw new SignOnError("response_issuer", "no iss");
  const { usesOldAddress, oldAddressUntil } = row;
  const mayMove = usesOldAddress && (oldAddressUntil === null || now < oldAddressUntil);
  if (request.usesOldAddress && !mayMove) throw new SignOnError("old_address");
}
