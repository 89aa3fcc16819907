import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Shows single screens of the live pages from samples, without a server: `npx vite -c
 * apps/web/app/play/harness/vite.config.ts`.
 */
export default defineConfig({
  root: here("."),
  publicDir: here("../../../../../content/experiences/the-quiet-station"),
  server: {
    proxy: {
      "/content/the-quiet-station": {
        target: "http://localhost:4700",
        rewrite: (path) => path.replace("/content/the-quiet-station", ""),
      },
    },
  },
  plugins: [tailwindcss()],
  cacheDir: here("../../../../../node_modules/.vite-harness"),
});
