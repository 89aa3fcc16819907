import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

/** From where a call comes. Proves nothing: it only tells sign-ins and guesses apart. */
export interface Visitor {
  address: string;
  /** As the browser names itself, or null. */
  device: string | null;
}

const deviceMax = 300;

export function visitorOf(request: FastifyRequest): Visitor {
  const device = request.headers["user-agent"]?.slice(0, deviceMax).trim();
  return { address: network(request.ip), device: device || null };
}

/** One person has a whole /64 of version 6 addresses to guess from. */
function network(ip: string): string {
  if (!isIPv6(ip) || ip.includes(".")) return ip;
  const [head = "", tail = ""] = ip.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = ip.includes("::") ? Array(Math.max(8 - front.length - back.length, 0)).fill("0") : [];
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
