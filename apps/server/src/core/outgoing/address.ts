import { BlockList, isIP, isIPv6 } from "node:net";
import type { FaultCode } from "@lantern/contract/fault";
import { fieldTexts } from "@lantern/contract/field-texts";
import { resolveHost, resolveLocalHost } from "./dns.ts";

/** Where a request goes: the address is resolved once, and the connection is made to it and to no other. */
export interface Target {
  url: URL;
  address: string;
  family: 4 | 6;
}

type AddressProblem = "invalid" | "unresolved" | "private";

/** The address cannot be used. Its message is shown in the log of deliveries. */
export class AddressError extends Error {
  readonly problem: AddressProblem;
  /** For a field that contains the address. */
  readonly code: (typeof codes)[AddressProblem];

  constructor(problem: AddressProblem) {
    super(fieldTexts[codes[problem]]);
    this.name = "AddressError";
    this.problem = problem;
    this.code = codes[problem];
  }
}

const codes = {
  invalid: "ADDRESS_INVALID",
  unresolved: "ADDRESS_UNRESOLVED",
  private: "ADDRESS_PRIVATE",
} as const satisfies Record<AddressProblem, FaultCode>;

type Resolve = (host: string) => ReturnType<typeof resolveHost>;

/** IPv4 ranges that are not on the public internet (IANA special-purpose registry). */
const notPublic4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

/** Ranges inside 2000::/3, the only public IPv6 space, that are special or contain IPv4 addresses. */
const notPublic6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const blocked = new BlockList();
for (const [net, bits] of notPublic4) blocked.addSubnet(net, bits, "ipv4");
for (const [net, bits] of notPublic6) blocked.addSubnet(net, bits, "ipv6");
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return global6.check(address, "ipv6") && !blocked.check(address, "ipv6");
  return isIP(address) === 4 && !blocked.check(address, "ipv4");
}

/** An https address without user and password; in local mode also an http address. */
function secureUrl(text: string, local: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const secure = url?.protocol === "https:" || (local && url?.protocol === "http:");
  if (!url || !secure || url.username || url.password) throw new AddressError("invalid");
  return url;
}

const hostIn = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

interface OwnAddresses {
  local: boolean;
  origin: string;
  allowedOrigins: readonly string[];
}

/**
 * Whether a browser may be sent to an address that a company's server names: a page on another host than ours, and no
 * script. In local mode, where everything is on one machine, another port is enough.
 */
export function isForeignPage(text: string, { local, origin, allowedOrigins }: OwnAddresses): boolean {
  let url: URL;
  try {
    url = secureUrl(text, local);
  } catch {
    return false;
  }
  const own = [origin, ...allowedOrigins].map((each) => new URL(each));
  if (local) return own.every(({ host }) => host !== url.host);
  const host = hostIn(url);
  const isHere =
    host === "localhost" || host.endsWith(".localhost") || own.some((each) => hostIn(each) === host);
  return !isHere && (isIP(host) === 0 || isPublicAddress(host));
}

/**
 * Resolves an address and checks that it leads to the public internet. A host with one private address among others is
 * refused as a whole. In local mode every address is allowed, also without https.
 *
 * @throws AddressError
 */
export async function targetOf(
  text: string,
  local: boolean,
  resolve: Resolve = local ? resolveLocalHost : resolveHost,
): Promise<Target> {
  const url = secureUrl(text, local);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await resolve(host).catch(() => []);
  const [first] = addresses;
  if (!first) throw new AddressError("unresolved");
  if (!local && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new AddressError("private");
  return { url, address: first.address, family: first.family === 6 ? 6 : 4 };
}
