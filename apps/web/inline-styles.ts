import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const link = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;

/**
 * Inlines the stylesheets of pages without the app, which saves a round trip before the first paint. Pages of the app
 * keep their links, because the app knows them.
 */
export async function inlineStyles(folder: string, paths: readonly string[]): Promise<void> {
  const stylesheets = new Map<string, string>();
  for (const path of paths) {
    const file = join(folder, path, "index.html");
    if (!existsSync(file)) throw new Error(`${path} was not built`);
    const html = await readFile(file, "utf8");
    for (const [, address = ""] of html.matchAll(link))
      if (!stylesheets.has(address)) stylesheets.set(address, await readFile(join(folder, address), "utf8"));
    await writeFile(
      file,
      html.replace(link, (_link, address: string) => `<style>${stylesheets.get(address)}</style>`),
    );
  }
}
