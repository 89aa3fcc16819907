import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

/** Where a program is, by the search path, or null. */
export function findProgram(name) {
  const ending = process.platform === "win32" ? ".exe" : "";
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name + ending)).find((path) => existsSync(path)) ?? null;
}

/** By their names on a machine. The shell is Chromium without its own windows: a page costs half the processor. */
const browsers = ["chromium-headless-shell", "chromium", "chromium-browser"];

/** A Chromium to test with: the machine's own, else the one that Playwright has downloaded; or null. */
export function findBrowser() {
  const own = process.env.CHROMIUM_PATH ?? browsers.map(findProgram).find((path) => path !== null);
  if (own && existsSync(own)) return own;
  try {
    const { chromium } = createRequire(import.meta.url)("@playwright/test");
    const path = chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}
