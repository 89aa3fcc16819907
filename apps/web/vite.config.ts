import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { guardedChunks } from "./guarded-chunks.ts";
import { leanOperations } from "./lean-operations.ts";

const server = process.env.API_URL ?? "http://localhost:3000";
/** The server accepts changes only from its own pages. */
const toServer = { target: server, changeOrigin: false, headers: { origin: new URL(server).origin } };

export default defineConfig({
  plugins: [tailwindcss(), guardedChunks(), reactRouter(), leanOperations()],
  // The site's script is bundled like a worker: one file with an address of its own.
  worker: { format: "es" },
  build: {
    target: "es2023",
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      // Lets a module that reads one text leave out the others.
      treeshake: { moduleSideEffects: [{ test: /\/app\/i18n\//, sideEffects: false }] },
    },
  },
  server: {
    proxy: {
      "/api": toServer,
      "/sanctum": toServer,
      "/dev": toServer,
      "/content": toServer,
      "/live": { ...toServer, ws: true },
    },
  },
});
