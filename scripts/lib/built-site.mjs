/** The built site as tests read it: its files, and the nodes of its pages and documents. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { inRoot } from "./root.mjs";

const root = inRoot("apps/web/build/client");
if (!existsSync(join(root, "routes.json"))) throw new Error('The pages are not built: run "npm run build"');

export const read = (file) => readFileSync(join(root, file), "utf8");
/** @type {{ path: string, surface: string, access: string }[]} */
export const routes = JSON.parse(read("routes.json"));
export const files = new Set(
  readdirSync(root, { recursive: true }).map((name) => `/${String(name).replaceAll("\\", "/")}`),
);
export const pages = new Map(
  [...files]
    .filter((name) => name.endsWith("/index.html"))
    .map((name) => [name.replace(/\/index\.html$/, "") || "/", nodesOf(parse(read(name)))]),
);

export function nodesOf(node) {
  return [node, ...(node.childNodes ?? []).flatMap(nodesOf)];
}
export const attribute = (node, name) => node.attrs?.find((each) => each.name === name)?.value;
export const named = (nodes, name) => nodes.filter((node) => node.nodeName === name);

/** The language that a document names. */
export const languageOf = (nodes) => attribute(named(nodes, "html")[0], "lang");

/** Every document that the server sends, by its file: of each page and application, in each language. */
export const documents = new Map(
  [...files].filter((name) => name.endsWith(".html")).map((name) => [name, nodesOf(parse(read(name)))]),
);

/** The pages that the site map for search engines lists. */
export const listed = [...read("sitemap.xml").matchAll(/<loc>\{\{origin\}\}([^<]+)<\/loc>/g)].map(
  ([, path]) => path,
);
