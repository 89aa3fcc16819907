import type { getConfig, ResponseOf } from "@lantern/contract/http";
import { readOpen } from "./open-read.ts";

type Config = ResponseOf<typeof getConfig>;

let config: Promise<Config | null> | undefined;

/** The public configuration, for pages without the app: read once for each page; null when it cannot be had. */
export function readConfig(): Promise<Config | null> {
  config ??= readOpen<Config>("/api/config");
  return config;
}
