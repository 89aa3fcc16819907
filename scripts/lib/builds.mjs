import { existsSync, readdirSync, readFileSync } from "node:fs";
import { inRoot } from "./root.mjs";
import { sourceHash } from "./source-hash.mjs";

/**
 * What is built before the server can start: from which sources, into which folder, by which command
 * (run by the pinned Node in `cwd`).
 */
export const builds = [
  {
    name: "web",
    sources: [
      "apps/web",
      "content/blog",
      "content/help",
      "content/security",
      "docs/accessibility.md",
      "docs/accessibility.es.md",
      "docs/accessibility.de.md",
      "content/experiences/the-quiet-station/experience.yaml",
      "content/experiences/the-quiet-station/act-1.yaml",
      "packages/contract",
      "packages/engine/src",
      "package-lock.json",
    ],
    cwd: "apps/web",
    output: "apps/web/build",
    compress: "apps/web/build/client",
    command: ["apps/web/build.ts"],
  },
  {
    name: "server",
    sources: [
      "apps/server/src",
      "apps/server/build.ts",
      "packages/bots/src",
      "packages/contract/src",
      "packages/engine/src",
      "packages/live-client/src",
      "content/src",
      ...storyFiles(),
      "package-lock.json",
    ],
    cwd: "apps/server",
    output: "apps/server/build",
    command: ["apps/server/build.ts"],
  },
];

/** The texts of the stories and their translations, without their pictures, films and sounds. */
function storyFiles() {
  const stories = "content/experiences";
  return readdirSync(inRoot(stories)).flatMap((slug) =>
    readdirSync(inRoot(stories, slug))
      .filter((name) => name.endsWith(".yaml") || name === "texts")
      .map((name) => `${stories}/${slug}/${name}`),
  );
}

const stampFile = (part) => inRoot(part.output, "source-hash");

/** Whether a part must be built again, and the hash of its sources. */
export function stateOf(part) {
  const hash = sourceHash(part.sources);
  const built = existsSync(stampFile(part)) ? readFileSync(stampFile(part), "utf8") : "";
  return { hash, stale: built !== hash, stampFile: stampFile(part) };
}
