/**
 * `npm run release`: writes build/release/lantern-hour-<version>-<platform>.tar.gz, which is unpacked and started on a
 * machine without Node, npm and a compiler: the built pages, the bundled server, and the packages that production needs.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { pinnedNode } from "./lib/node.mjs";
import { kindOf, releaseFiles } from "./lib/release-files.mjs";
import { inRoot, root } from "./lib/root.mjs";

const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const name = `lantern-hour-${version}-${process.platform}-${process.arch}`;
const output = inRoot("build/release");
const folder = join(output, name);

const { status } = spawnSync(pinnedNode(), [inRoot("scripts/build.mjs")], { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(1);

rmSync(folder, { recursive: true, force: true });
const files = releaseFiles();
/** @type {Record<string, number>} */
const bytes = {};
for (const path of files) {
  const to = join(folder, path);
  mkdirSync(dirname(to), { recursive: true });
  if (lstatSync(inRoot(path)).isSymbolicLink()) symlinkSync(readlinkSync(inRoot(path)), to);
  else copyFileSync(inRoot(path), to);
  bytes[kindOf(path)] = (bytes[kindOf(path)] ?? 0) + lstatSync(inRoot(path)).size;
}
copyFileSync(inRoot("deploy/lantern"), join(folder, "lantern"));
writeFileSync(
  join(folder, "release.json"),
  `${JSON.stringify({ version, platform: process.platform, arch: process.arch })}\n`,
);

const archive = join(output, `${name}.tar.gz`);
execFileSync("tar", ["-C", output, "--owner=0", "--group=0", "--numeric-owner", "-czf", archive, name]);
const checksum = execFileSync("sha256sum", [`${name}.tar.gz`], { cwd: output, encoding: "utf8" });
writeFileSync(`${archive}.sha256`, checksum);
const megabytes = (count) => `${Math.round(count / 1e6)} MB`;
for (const [kind, count] of Object.entries(bytes)) console.log(`${kind}: ${megabytes(count)}`);
const all = Object.values(bytes).reduce((sum, count) => sum + count, 0);
console.log(`unpacked: ${megabytes(all)}, ${files.length} files`);
console.log(`${archive}: ${megabytes(lstatSync(archive).size)}`);
