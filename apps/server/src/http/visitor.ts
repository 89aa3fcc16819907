import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyRequest } from "fastify";
import type { ProxyCheck } from "../system/trusted-proxies.ts";

/** Where a request comes from. It proves nothing, and only distinguishes sign-ins and guesses. */
export interface Visitor {
  address: string;
  /** The name that the browser gives itself, or null. */
  device: string | null;
}

const deviceMax = 300;

export function visitorOf(request: FastifyRequest): Visitor {
  const device = request.headers["user-agent"]?.slice(0, deviceMax).trim();
  // biome-ignore lint/plugin: the one place that reads it
  return { address: networkOf(request.ip), device: device || null };
}

/** The address of a request that no route has handled: the last of its hops that is not one of our proxies. */
export function addressOf(request: IncomingMessage, trust: ProxyCheck): string {
  return networkOf(proxyAddr(request, trust));
}

/**
 * An address as limits count it. One person has a whole /64 of version 6 addresses. All values that a proxy forwarded
 * and that are no address count as the same.
 */
export function networkOf(address: string | undefined): string {
  const ip = plain(address ?? "");
  if (isIP(ip) === 0) return "unknown";
  if (!isIPv6(ip)) return ip;
  const [prefix = "", tail = ""] = ip.split("::");
  const front = prefix.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = ip.includes("::") ? Array(Math.max(8 - front.length - back.length, 0)).fill("0") : [];
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}

/** A version 4 address without the additions of a dual-stack socket or a proxy (`::ffff:`, a port). */
function plain(address: string): string {
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1] ?? address;
}
