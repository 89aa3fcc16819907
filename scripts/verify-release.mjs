/**
 * `npm run verify:release [-- ROOT]`: makes a release, unpacks it into an empty folder of a bare Debian of packages and starts
 * it there; then builds the image and starts that (root, mmdebstrap,
 * buildah). ROOT is a Debian to use again. Prints the sizes and how long the starts took; PROOF=1 records them.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordProof } from "../bench/proof.ts";
import { inRoot, root } from "./lib/root.mjs";

const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const archive = inRoot("build/release", `lantern-hour-${version}-${process.platform}-${process.arch}.tar.gz`);
const folder = mkdtempSync(join(tmpdir(), "lantern-release-"));
const [debian = join(folder, "root")] = process.argv.slice(2);
try {
  const release = await outputOf(process.execPath, inRoot("scripts/release.mjs"));
  const machine = await outputOf(inRoot("deploy/chroot.sh"), archive, debian);
  // What the first start has left there is no part of the image.
  for (const name of ["opt", "app", "data", "backups"])
    rmSync(join(debian, name), { recursive: true, force: true });
  await outputOf("chroot", debian, "/usr/sbin/userdel", "lantern");
  const image = await outputOf(inRoot("deploy/image.sh"), archive, debian);
  recordProof({
    title: "A release on a bare machine",
    command: "npm run verify:release",
    text: "A release is unpacked into an empty folder of a Debian of packages that has no Node, npm or compiler, and is started there as user 10001 on a read-only file system. Then buildah builds the image from deploy/Containerfile, on a root of Debian packages where no registry is reached, and starts it. Each plays a scene of the public demo.",
    figures: {
      "release unpacked, MB": figure(release, /unpacked: (\d+) MB/),
      "of it beside the built-in PostgreSQL, media and fonts, MB (limit 350)": figure(
        release,
        /all else: (\d+) MB/,
      ),
      "archive, MB": figure(release, /tar\.gz: (\d+) MB/),
      "empty folder: ready after, s (limit 20)": figure(machine, /ready after (\d+) s/),
      "image, MB (limit 700)": figure(image, /size of the image: (\d+) MB/),
      "image: ready after, s (limit 20)": figure(image, /ready after (\d+) s/),
    },
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs a program whose output people see, too. */
async function outputOf(program, ...args) {
  const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  child.on("error", () => {});
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
    process.stdout.write(chunk);
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
  return output;
}

function figure(output, pattern) {
  const [, value] = pattern.exec(output) ?? [];
  if (value === undefined) throw new Error(`${pattern} is not in the output`);
  return Number(value);
}
