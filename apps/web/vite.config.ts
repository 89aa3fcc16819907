import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";
import { devPages } from "./dev-pages.ts";
import { inLanguage } from "./in-language.ts";

const server = process.env.API_URL ?? "http://localhost:3000";
/** The server accepts changes only from its own pages. */
const toServer = { target: server, changeOrigin: false, headers: { origin: new URL(server).origin } };

/** Lets a module that reads one text leave out the others. */
const treeshake = { moduleSideEffects: [{ test: /\/app\/i18n\/|texts(\.\w\w)?\.ts$/, sideEffects: false }] };

/** A page's chunk has the name of its folder. */
function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, folder = name] = /([^/\\]+)[/\\]page\.tsx$/.exec(facadeModuleId ?? "") ?? [];
  return `assets/${folder}-[hash].js`;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom",
  plugins: [tailwindcss(), command === "serve" && [react(), devPages(server), inLanguage()]],
  resolve: {
    alias: [
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, "app/ui/create-icon.ts"),
      },
    ],
  },
  // The scripts of public pages and doors are bundled like workers: each is one file with an address of its own.
  worker: { format: "es", rolldownOptions: { treeshake } },
  build: {
    target: "es2023",
    chunkSizeWarningLimit: 300,
    ...(isSsrBuild
      ? {
          // The program that prerenders the site. Its assets are those of the pages that it writes.
          outDir: "build/server",
          ssrEmitAssets: true,
          cssMinify: true,
          copyPublicDir: false,
          rolldownOptions: { treeshake, output: { chunkFileNames: "chunks/[name]-[hash].js" } },
        }
      : {
          outDir: "build/client",
          manifest: true,
          // The documents name the chunks of their start; those of a page load when it is opened.
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_file, chunks, { hostType }) => (hostType === "html" ? chunks : []),
          },
          rolldownOptions: {
            input: ["company.html", "platform.html", "play.html", "check.html"],
            treeshake,
            output: {
              // A group holds what it says, not what that imports.
              codeSplitting: { groups: chunkGroups(), includeDependenciesRecursively: false },
              chunkFileNames: chunkName,
            },
          },
        }),
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
}));
