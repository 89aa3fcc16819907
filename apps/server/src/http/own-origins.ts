import type { Config } from "../system/config.ts";
import { localNames } from "../system/local-names.ts";

/**
 * Where pages of ours come from. A request's `Host` proves nothing: a foreign page can point its own name at this
 * server. In local mode a page may be open under any local name, at the configured port.
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
