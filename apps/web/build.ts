/** `npm run build -w apps/web`: builds the surfaces, prerenders the site, and writes what stands beside the pages. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "vite";
import { prerendered, type Texts } from "./app/site-map.ts";
import { writeSiteFiles } from "./site-files.ts";

type Prerender = typeof import("./app/prerender.tsx");

const root = import.meta.dirname;
const client = join(root, "build/client");
const server = join(root, "build/server");
const blog = readdirSync(join(root, "../../content/blog"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.replace(/\.md$/, ""));
const texts: Texts = { blog };

await build({ root, logLevel: "error" });
await build({ root, logLevel: "error", build: { ssr: "app/prerender.tsx" } });
cpSync(join(server, "assets"), join(client, "assets"), { recursive: true });
const { prerender, prerenderInto }: Prerender = await import(join(server, "prerender.js"));
const document = readFileSync(join(client, "company.html"), "utf8");
for (const path of prerendered(texts)) {
  const html = (await prerender(path)) ?? (await prerenderInto(document, path));
  const file = join(client, path, "index.html");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
await writeSiteFiles(client, texts, process.env.VITE_BUILD_ID ?? "development");
rmSync(server, { recursive: true });
// For programs that measure the build, not for visitors.
renameSync(join(client, ".vite/manifest.json"), join(root, "build/manifest.json"));
rmSync(join(client, ".vite"), { recursive: true });
