/** `npm run studio:test`: types and tests of the studio, which are no part of `npm test`. */

import { runVisibly } from "../scripts/lib/run-visibly.mjs";
import { checkTypes } from "../scripts/lib/type-projects.mjs";

const { ok, output } = await checkTypes("studio/tsconfig.json");
console.log(`${ok ? "ok  " : "FAIL"} types of studio${output && `\n${output}`}`);
const passed = await runVisibly("node_modules/vitest/vitest.mjs", ["run", "--root", "studio"]);
process.exit(ok && passed ? 0 : 1);
