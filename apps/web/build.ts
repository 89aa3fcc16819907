/**
 * `npm run build -w apps/web`: builds the surfaces and completes their documents, prerenders the site and the doors, and
 * writes the files beside them.
 */
import { copyFileSync, cpSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type DashboardLanguage, dashboardLanguages } from "@lantern/contract/languages";
import { build } from "vite";
import { applications, doorPaths, publicPages, type Texts } from "./app/site-map.ts";
import { inLanguage } from "./in-language.ts";
import { allFilesOf, filesOf } from "./manifest.ts";
import { writeSiteFiles } from "./site-files.ts";

type Prerender = typeof import("./app/prerender.tsx");

const root = import.meta.dirname;
const client = join(root, "build/client");
const blog = readdirSync(join(root, "../../content/blog"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.replace(/\.md$/, ""));
const texts: Texts = { blog };

/** The place in the sign-in page for the files of the page that follows; they load while a password is typed. */
const nextPageFiles = '<script type="application/json" id="next-page-files">';

await build({ root, logLevel: "error" });
// The manifest is for programs that measure the build, not for visitors.
const manifestFile = join(root, "build/manifest.json");
renameSync(join(client, ".vite/manifest.json"), manifestFile);
rmSync(join(client, ".vite"), { recursive: true });

for (const language of dashboardLanguages) {
  const completeDocument = await buildPages(language);
  if (language === "en")
    for (const surface of applications) {
      const document = join(client, `${surface}.html`);
      await writeFile(document, completeDocument(readFileSync(document, "utf8")));
    }
  else await buildDashboard(language, completeDocument);
}
rmSync(join(root, "build/server"), { recursive: true });
await writeSiteFiles(client, texts, process.env.VITE_BUILD_ID ?? "development");

/**
 * Builds the program that prerenders pages in one language, and lets it write public pages and doors of administrators.
 * That of English also writes the doors of participants in all their languages.
 *
 * @returns what completes the document of an application in this language
 */
async function buildPages(language: DashboardLanguage): Promise<(html: string) => string> {
  const outDir = join(root, "build/server", language);
  const plugins = () => [inLanguage(language)];
  await build({
    root,
    logLevel: "error",
    ...(language !== "en" && { plugins: plugins(), worker: { plugins } }),
    build: { ssr: "app/prerender.tsx", outDir },
  });
  cpSync(join(outDir, "assets"), join(client, "assets"), { recursive: true });
  const { completeDocument, prerender }: Prerender = await import(join(outDir, "prerender.js"));
  for (const page of publicPages(texts))
    if (page.language === language)
      await writePage(join(page.address, "index.html"), await prerender(page.path, language));
  for (const { path, folder, languages, translated } of doorPaths()) {
    const ofParticipants = translated === "participants" && language === "en";
    const ofBuild = translated !== "participants" && languages.includes(language);
    for (const spoken of ofParticipants ? languages : ofBuild ? [language] : []) {
      const file = spoken === "en" ? "index.html" : `index.${spoken}.html`;
      await writePage(join(folder, file), await prerender(path, spoken));
    }
  }
  return (html) => completeDocument(html, language);
}

async function writePage(name: string, html: string | null): Promise<void> {
  if (html === null) throw new Error(`${name} was not rendered`);
  const file = join(client, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    html.replace(nextPageFiles, (start) => start + afterSignIn()),
  );
}

/** Builds the dashboard in another language, with a document of its own. Scripts without texts are the same files. */
async function buildDashboard(
  language: DashboardLanguage,
  complete: (html: string) => string,
): Promise<void> {
  const outDir = join(root, "build", language);
  await build({
    root,
    logLevel: "error",
    plugins: [inLanguage(language)],
    build: { outDir, copyPublicDir: false },
  });
  // All surfaces are built, for the same chunks as in English. The others are not copied.
  const manifest = join(outDir, ".vite/manifest.json");
  for (const file of allFilesOf(JSON.parse(readFileSync(manifest, "utf8")), "company.html"))
    copyFileSync(join(outDir, file), join(client, file));
  renameSync(manifest, join(root, `build/manifest.${language}.json`));
  const html = readFileSync(join(outDir, "company.html"), "utf8");
  const document = join(client, `company.${language}.html`);
  const translated = html.replace('<html lang="en">', `<html lang="${language}">`);
  await writeFile(document, complete(translated));
  rmSync(outDir, { recursive: true });
}

function afterSignIn(): string {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  const parts = ["company/layout.tsx", "shell/page-boundary.tsx", "company/home/page.tsx"];
  const files = filesOf(manifest, ["company.html", ...parts.map((part) => `app/${part}`)]);
  return JSON.stringify(files.map((file) => `/${file}`)).replaceAll("<", "\\u003c");
}
