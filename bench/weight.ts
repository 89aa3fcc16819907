/**
 * `npm run bench:weight`: how much script a page of the app loads before it is usable, in KB of Brotli, from the build.
 * Static pages load only one small file of their own.
 * With `-- --parts /login`, the files of one page, heaviest first.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";

interface Part {
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: Part;
  routes: Record<string, Part & { parentId?: string }>;
}

const client = join(import.meta.dirname, "../apps/web/build/client");
const pages = [
  "/login",
  "/signup",
  "/password/reset",
  "/dashboard/home",
  "/experience/:sessionId",
  "/console",
];
/** KB of /login, which everyone opens; docs/decisions/0004 explains why not less. */
const allowed = 165;

const manifest = readManifest();
const sizes = new Map<string, number>();

const parts = process.argv[process.argv.indexOf("--parts") + 1];
if (process.argv.includes("--parts") && parts) {
  const files = filesOf(parts).sort((a, b) => kb(b) - kb(a));
  for (const file of files) console.log(`${kb(file).toFixed(1).padStart(7)} KB  ${file}`);
}
for (const page of pages) console.log(`${weight(page).toFixed(1).padStart(7)} KB  ${page}`);
if (weight("/login") > allowed) {
  console.error(`/login may bring ${allowed} KB`);
  process.exitCode = 1;
}

function readManifest(): Manifest {
  const [file] = globSync(join(client, "assets/manifest-*.js"));
  if (!file) throw new Error("No build: npm run build");
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(readFileSync(file, "utf8"), { window });
  if (!window.__reactRouterManifest) throw new Error(`${file} holds no manifest`);
  return window.__reactRouterManifest;
}

/** Every script of a page: the app's entry, and the page with the layouts around it. */
function filesOf(page: string): string[] {
  const files = new Set<string>();
  const add = ({ module, imports = [] }: Part) => {
    for (const file of [module, ...imports]) files.add(file);
  };
  add(manifest.entry);
  for (let id: string | undefined = page; id; id = manifest.routes[id]?.parentId) {
    const route = manifest.routes[id];
    if (!route) throw new Error(`No page ${page}`);
    add(route);
  }
  return [...files];
}

function weight(page: string): number {
  return filesOf(page).reduce((sum, file) => sum + kb(file), 0);
}

function kb(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = brotliCompressSync(readFileSync(join(client, file))).length / 1024;
    sizes.set(file, size);
  }
  return size;
}
