import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { appRoutes, prerendered } from "./app/site-map.ts";

export default {
  ssr: false,
  prerender: prerendered(),
  /** The page server learns from this file which paths are pages of the app, and who may open them. */
  async buildEnd({ reactRouterConfig }) {
    const file = join(reactRouterConfig.buildDirectory, "client", "routes.json");
    await writeFile(file, `${JSON.stringify(appRoutes(), null, 2)}\n`);
  },
} satisfies Config;
