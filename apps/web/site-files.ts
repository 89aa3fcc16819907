import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildMeta } from "./app/api/build.ts";
import { type QuestionGroup, questionsCsv } from "./app/site/security-questions/questions.ts";
import { alternatesOf } from "./app/site-map/alternates.ts";
import {
  appRoutes,
  doorPaths,
  marketingPages,
  type PublicPage,
  publicPages,
  type Texts,
} from "./app/site-map.ts";
import { atomFeed } from "./site-feed.ts";

/** The page server replaces it with the public origin. */
const origin = "{{origin}}";

/**
 * Writes the files that stand beside the built pages: the paths of all pages and who may open them, for the page server;
 * the id of the newest build, for open pages; the sitemap and feed, for search engines.
 */
export async function writeSiteFiles(folder: string, texts: Texts, id: string): Promise<void> {
  const withoutParameters = doorPaths().filter(({ path, folder }) => path === folder);
  const prerendered = publicPages(texts).map(({ address }) => address);
  const documents = [...prerendered, ...withoutParameters.map(({ path }) => path)].filter(
    (path) => path !== "/404",
  );
  const meta: BuildMeta = { id, redirects: ["/admin"], prerendered, documents };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const files: Record<string, string> = {
    "routes.json": json(appRoutes(texts)),
    "builds/latest.json": json({ id }),
    [`builds/meta/${id}.json`]: json(meta),
    "sitemap.xml": siteMapXml(marketingPages(texts)),
    "robots.txt": robots,
    "security/questions.csv": questionsCsv(await readQuestions(), origin),
    "blog/feed.xml": atomFeed(await readPosts(texts.blog), origin),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

const readQuestions = async (): Promise<QuestionGroup[]> =>
  JSON.parse(await readFile(new URL("../../content/security/questions.json", import.meta.url), "utf8"));

const readPosts = (slugs: readonly string[]) =>
  Promise.all(
    slugs.map(async (slug) => ({
      slug,
      source: await readFile(new URL(`../../content/blog/${slug}.md`, import.meta.url), "utf8"),
    })),
  );

/** Each page in each language, with its addresses in all of them. */
function siteMapXml(pages: readonly PublicPage[]): string {
  const urls = pages
    .map((page) => `  <url><loc>${origin}${page.address}</loc>${alternates(page)}</url>`)
    .sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

const alternates = ({ path, languages }: PublicPage) =>
  alternatesOf(path, languages)
    .map(({ code, address }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${address}"/>`)
    .join("");

/** Private pages carry their own noindex; crawlers must be able to fetch them to see it. */
const robots = `User-agent: *
Disallow: /api/
Disallow: /live
Sitemap: ${origin}/sitemap.xml
`;
