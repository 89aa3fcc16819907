import { isIP, isIPv6 } from "node:net";

/**
 * An address as limits count it. One person has a whole /64 of version 6 addresses. All values that a proxy forwarded
 * and that are no address count as the same.
 */
export function networkOf(address: string | undefined): string {
  const ip = plain(address ?? "");
  if (isIP(ip) === 0) return "unknown";
  return isIPv6(ip) ? groupsOf(ip).slice(0, 4).join(":") : ip;
}

/** An address as the log has it, without the last part of version 4 and after the /48 of version 6: no single person. */
export function loggedNetworkOf(address: string): string {
  const ip = plain(address);
  if (isIP(ip) === 0) return "unknown";
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 3).join(":")}::` : `${ip.slice(0, ip.lastIndexOf("."))}.0`;
}

/** The eight groups of a version 6 address, also of a shortened one. */
function groupsOf(ip: string): string[] {
  const [prefix = "", tail = ""] = ip.split("::");
  const front = prefix.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = ip.includes("::") ? Array(Math.max(8 - front.length - back.length, 0)).fill("0") : [];
  return [...front, ...zeros, ...back];
}

/** A version 4 address without the additions of a dual-stack socket or a proxy (`::ffff:`, a port). */
function plain(address: string): string {
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1] ?? address;
}
