import type { Config } from "../system/config.ts";
import { localNames } from "../system/local-names.ts";

/**
 * The origins of our pages. A request's `Host` proves nothing, because a foreign page can resolve its own name to
 * this server. In local mode a page can be open under any local name, at the configured port.
 */
export function ownOrigins({
  origin,
  allowedOrigins,
  local,
}: Pick<Config, "origin" | "allowedOrigins" | "local">): ReadonlySet<string> {
  const { port } = new URL(origin);
  const here = local ? [...localNames].map((name) => new URL(`http://${name}:${port}`).origin) : [];
  return new Set([origin, ...allowedOrigins, ...here]);
}
