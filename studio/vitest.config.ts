import { defineConfig } from "vitest/config";

/** Run by `npm run studio:test`. Reading a story takes seconds on a busy machine. */
export default defineConfig({ test: { isolate: false, testTimeout: 15_000 } });
