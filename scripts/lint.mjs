/** `npm run lint`: format, Biome's rules and ours. Everything runs even when something before it failed. */
import { lintSteps } from "./lib/lint-steps.mjs";
import { runShown } from "./lib/run-shown.mjs";

for (const [program, ...args] of lintSteps) if (!(await runShown(program, args))) process.exitCode = 1;
