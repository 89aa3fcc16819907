import type { PageConfig } from "@lantern/contract/page-config";

/** `0.1.0 (d47d6a02c1b3)`; without the commit where the server does not know it. */
export function versionText({ app, commit }: PageConfig["version"]): string {
  return commit ? `${app} (${commit})` : app;
}
