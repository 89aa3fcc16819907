import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyRequest } from "fastify";
import type { Trust } from "../system/trusted-proxies.ts";

/** From where a call comes. Proves nothing: it only tells sign-ins and guesses apart. */
export interface Visitor {
  address: string;
  /** As the browser names itself, or null. */
  device: string | null;
}

const deviceMax = 300;

export function visitorOf(request: FastifyRequest): Visitor {
  const device = request.headers["user-agent"]?.slice(0, deviceMax).trim();
  // biome-ignore lint/plugin: the one place that reads it
  return { address: networkOf(request.ip), device: device || null };
}

/** The address of a request that no route has seen: of the hops that it names, the last that is no proxy of ours. */
export function addressOf(request: IncomingMessage, trust: Trust): string {
  return networkOf(proxyAddr(request, trust));
}

/**
 * An address as limits count it: one person has a whole /64 of version 6 addresses. What a proxy passed on and is no
 * address at all is one and the same.
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

/** Version 4 as itself, where a socket of both versions or a proxy writes more around it (`::ffff:`, a port). */
function plain(address: string): string {
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1] ?? address;
}
