import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const withoutBuilds = ["**/node_modules/**", "**/build/**", "**/dist/**"];
const web = "apps/web/app/**/*.test.{ts,tsx}";
/** With more room for new objects, V8 collects them less often: 4 % less CPU. Threads do not take these options. */
const execArgv = ["--max-semi-space-size=64", "--min-semi-space-size=32"];
const root = fileURLToPath(new URL(".", import.meta.url));
/** Tests of the web that say in their first line that they need a document. */
const withDocument = globSync(web, { cwd: root }).filter((file) =>
  readFileSync(`${root}${file}`, "utf8").startsWith("// @vitest-environment"),
);

/**
 * Four kinds of tests: pure ones, those of the web without a document and with one, those with a database.
 * Only a document keeps things in its modules, so only its files need modules of their own.
 */
export default defineConfig({
  test: {
    // For two cores: tests wait for databases, servers and clocks for more than half of their time.
    maxWorkers: 4,
    // As with journeys: on a busy machine a test may fail once; the summary names those that needed a second try.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: "pure",
          isolate: false,
          execArgv,
          include: ["{packages,content,bench,e2e/fixtures}/**/*.test.ts", "scripts/**/*.test.mjs"],
          // Reading a story takes seconds on a busy machine.
          testTimeout: 15_000,
          exclude: withoutBuilds,
        },
      },
      {
        test: {
          name: "web",
          isolate: false,
          execArgv,
          include: ["apps/web/**/*.test.{ts,tsx}"],
          setupFiles: ["apps/web/test/english-texts.ts"],
          exclude: [...withoutBuilds, ...withDocument],
        },
      },
      {
        test: {
          name: "document",
          // A file needs modules of its own, not a process.
          pool: "threads",
          include: withDocument,
          setupFiles: ["apps/web/test/english-texts.ts"],
        },
      },
      {
        test: {
          name: "server",
          isolate: false,
          execArgv,
          include: ["apps/server/{src,test}/**/*.test.ts"],
          globalSetup: ["apps/server/test/database/setup.ts"],
          setupFiles: ["apps/server/test/cheap-passwords.ts"],
          testTimeout: 15_000,
          hookTimeout: 15_000,
          // On a busy machine a job takes more than the default of a second to run.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
