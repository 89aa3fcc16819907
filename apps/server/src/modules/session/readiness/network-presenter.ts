import type { getNetworkNeeds, ResponseOf } from "@lantern/contract/http";
import type { Settings } from "../../../core/context.ts";

type Need = ResponseOf<typeof getNetworkNeeds>["items"][number];

/** What a network must allow for pages, live sessions and team calls. */
export function networkNeeds({ origin, relay }: Pick<Settings, "origin" | "relay">): Need[] {
  const site = new URL(origin);
  const port = site.port || (site.protocol === "https:" ? "443" : "80");
  const needs: Need[] = [{ what: "pages", host: site.hostname, ports: port, protocol: "TCP" }];
  for (const url of relay?.urls ?? []) {
    const need = relayOf(url);
    if (need && !needs.some((other) => same(other, need))) needs.push(need);
  }
  // Browsers connect to each other directly where the network allows it, otherwise through the relay.
  needs.push({ what: "direct", host: null, ports: "1024-65535", protocol: "UDP" });
  return needs;
}

/** Parses `turn:host:port?transport=udp` and similar URLs (RFC 7065). */
function relayOf(url: string): Need | null {
  const parts = /^(turns?|stuns?):\[?([^\]?]+?)\]?(?::(\d+))?(?:\?transport=(udp|tcp))?$/i.exec(url.trim());
  if (!parts) return null;
  const [, scheme = "", host = "", port, transport] = parts;
  const secure = scheme.toLowerCase().endsWith("s");
  const protocol = transport?.toUpperCase() === "TCP" || (secure && !transport) ? "TCP" : "UDP";
  return { what: "relay", host, ports: port ?? (secure ? "5349" : "3478"), protocol };
}

const same = (a: Need, b: Need) => a.host === b.host && a.ports === b.ports && a.protocol === b.protocol;
