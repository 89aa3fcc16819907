/** `npm run verify:money`: the suites of credits and payments, at the numbers that `npm test` has no time for. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const vitest = fileURLToPath(new URL("../../../../node_modules/vitest/vitest.mjs", import.meta.url));
const suites = ["lot-repository", "purchase-facts", "migrated-orders"].map(
  (name) => `apps/server/src/modules/billing/${name}.test.ts`,
);
const numbers = { LOTS_HISTORIES: "5000", LOTS_PRICES: "300", MONEY_SETS: "150", MONEY_PAIRS: "200" };
const { status } = spawnSync(process.execPath, [vitest, "run", ...suites], {
  stdio: "inherit",
  env: { ...numbers, ...process.env },
});
process.exit(status ?? 1);
