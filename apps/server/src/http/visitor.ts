import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyRequest } from "fastify";
import { networkOf } from "../system/network-address.ts";
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
