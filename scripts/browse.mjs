/** `browse.mjs <folder of e2e>`: runs what is written there in a browser, against a server of its own. */
import { existsSync } from "node:fs";
import { findBrowser } from "./lib/find-programs.mjs";
import { inRoot } from "./lib/root.mjs";
import { runVisibly } from "./lib/run-visibly.mjs";

const [folder = "", ...args] = process.argv.slice(2);
const browser = findBrowser();
if (!existsSync(inRoot("e2e", folder)) || !browser) {
  console.error(
    browser ? `there is no e2e/${folder}` : "no Chromium on this machine; install it or set CHROMIUM_PATH",
  );
  process.exit(1);
}
const ok = await runVisibly("node_modules/@playwright/test/cli.js", ["test", ...args], {
  cwd: "e2e",
  env: { CHROMIUM_PATH: browser, E2E_FOLDER: folder },
});
process.exit(ok ? 0 : 1);
