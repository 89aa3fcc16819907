import type { getNetworkNeeds, ResponseOf } from "@lantern/contract/http";
import type { Settings } from "../../core/context.ts";

type Need = ResponseOf<typeof getNetworkNeeds>["items"][number];

/** What the pages, the live line and the team's call go through. */
export function networkNeeds({ origin, relay }: Pick<Settings, "origin" | "relay">): Need[] {
  const site = new URL(origin);
  const port = site.port || (site.protocol === "https:" ? "443" : "80");
  const needs: Need[] = [{ what: "pages", host: site.hostname, ports: port, protocol: "TCP" }];
  for (const url of relay?.urls ?? []) {
    const need = relayOf(url);
    if (need && !needs.some((other) => same(other, need))) needs.push(need);
  }
  // Pages speak with each other directly where they may; through the relay where they may not.
  needs.push({ what: "direct", host: null, ports: "1024-65535", protocol: "UDP" });
  return needs;
}

/** `turn:host:port?transport=udp` and its kin (RFC 7065). */
function relayOf(url: string): Need | null {
  const parts = /^(turns?|stuns?):\[?([^\]?]+?)\]?(?::(\d+))?(?:\?transport=(udp|tcp))?$/i.exec(url.trim());
  if (!parts) return null;
  const [, scheme = "", host = "", port, transport] = parts;
  const secure = scheme.toLowerCase().endsWith("s");
  const protocol = transport?.toUpperCase() === "TCP" || (secure && !transport) ? "TCP" : "UDP";
  return { what: "relay", host, ports: port ?? (secure ? "5349" : "3478"), protocol };
}

const same = (a: Need, b: Need) => a.host === b.host && a.ports === b.ports && a.protocol === b.protocol;
