import type { getConfig, ResponseOf } from "@lantern/contract/http";
import { readOpen } from "./open-read.ts";

type Config = ResponseOf<typeof getConfig>;

let config: Promise<Config | null> | undefined;

/** The public configuration, for pages without the app. Fetched once per page; null when the request fails. */
export function readConfig(): Promise<Config | null> {
  config ??= readOpen<Config>("/api/config");
  return config;
}
