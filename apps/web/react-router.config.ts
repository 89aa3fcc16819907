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
   * Written beside the pages: the app's paths and who may open them, for the page server; the id of the newest build,
   * for open pages; the sitemap and feed, for search engines.
   */
  async buildEnd({ reactRouterConfig }) {
    await writeSiteFiles(`${reactRouterConfig.buildDirectory}/client`, {
      texts,
      routes: appRoutes(texts),
      id: process.env.VITE_BUILD_ID ?? "development",
    });
  },
} satisfies Config;
