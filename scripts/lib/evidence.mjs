/** What papers and public texts name as evidence: a page, a document, or a test as `path › title`. */
import { existsSync, readFileSync } from "node:fs";
import { slugOf } from "../../apps/web/app/i18n/slug.ts";
import { siteMap } from "../../apps/web/app/site-map.ts";
import { inRoot } from "./root.mjs";

export const read = (path) => readFileSync(inRoot(path), "utf8");

/** Whether a file has this title of a test. A title that is put together has `%s` in both. */
export const hasTest = (path, title) => existsSync(inRoot(path)) && read(path).includes(title);

/** Pages that show a document. @type {Record<string, string>} */
const documents = {
  "/security/proof": "docs/proof.md",
  "/support/it": "content/help/it.md",
  "/support/organiser": "content/help/organiser.md",
};

/** Whether a page has this anchor: an id in its texts, or a heading of its document. */
function hasAnchor(path, anchor) {
  const page = siteMap.find((each) => each.path === path);
  if (!page) return false;
  const document = documents[path];
  if (document)
    return [...read(document).matchAll(/^## (.*)$/gm)].some(([, title]) => slugOf(title) === anchor);
  const texts = [
    `apps/web/app/${page.file.replace(/page\.tsx$/, "texts.ts")}`,
    "packages/contract/src/data-protection.ts",
  ];
  return texts.some((file) => read(file).includes(`id: "${anchor}"`));
}

/** Whether the evidence is there. */
export function resolves(see) {
  if (see.startsWith("/")) {
    const [path, anchor] = see.split("#");
    return siteMap.some((page) => page.path === path) && (!anchor || hasAnchor(path, anchor));
  }
  const [path, title] = see.split(" › ");
  return title === undefined ? existsSync(inRoot(path)) : hasTest(path, title);
}
