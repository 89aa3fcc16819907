import { readdirSync } from "node:fs";
import type { Config } from "@react-router/dev/config";
import { appRoutes, prerendered, type Texts } from "./app/site-map.ts";
import { writeSiteFiles } from "./site-files.ts";

const namesIn = (folder: string) =>
  readdirSync(new URL(`../../content/${folder}`, import.meta.url))
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.replace(/\.md$/, ""));
const texts: Texts = { blog: namesIn("blog") };

export default {
  ssr: false,
  prerender: prerendered(texts),
  /**
   * Beside the pages: for the page server, which paths are pages of the app and who may open them; for pages that
   * are open, which build is the newest; for search engines, what there is to find.
   */
  async buildEnd({ reactRouterConfig }) {
    await writeSiteFiles(`${reactRouterConfig.buildDirectory}/client`, {
      texts,
      routes: appRoutes(texts),
      id: process.env.VITE_BUILD_ID ?? "development",
    });
  },
} satisfies Config;
