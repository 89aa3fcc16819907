import { existsSync, readFileSync } from "node:fs";
import { inRoot } from "./root.mjs";

/**
 * What of package-lock.json is not installed as it says, by the list that npm keeps of its last
 * installation. Packages for other platforms may be missing.
 *
 * @returns {string[] | null} names, or null when nothing is installed at all
 */
export function outOfStep() {
  const installedList = inRoot("node_modules", ".package-lock.json");
  if (!existsSync(installedList)) return null;
  const installed = readPackages(installedList);
  return Object.entries(readPackages(inRoot("package-lock.json")))
    .filter(([path, entry]) => path.startsWith("node_modules/") && !entry.link)
    .filter(([path, entry]) => installed[path]?.version !== entry.version)
    .filter(([path, entry]) => installed[path] !== undefined || isNeededHere(entry))
    .map(([path, entry]) => `${path.slice("node_modules/".length)}@${entry.version}`);
}

const readPackages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** Optional packages are needed when they name this platform; which C library they want npm finds out by itself. */
function isNeededHere({ os, cpu, libc, optional }) {
  if (!optional) return true;
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && !libc;
}
