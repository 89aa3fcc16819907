/** `npm run lint`: format, Biome's rules and ours. Everything runs even when something before it failed. */
import { lintSteps } from "./lib/lint-steps.mjs";
import { runVisibly } from "./lib/run-visibly.mjs";

for (const [program, ...args] of lintSteps) if (!(await runVisibly(program, args))) process.exitCode = 1;
