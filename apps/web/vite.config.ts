import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { devPages } from "./dev-pages.ts";

const server = process.env.API_URL ?? "http://localhost:3000";
/** The server accepts changes only from its own pages. */
const toServer = { target: server, changeOrigin: false, headers: { origin: new URL(server).origin } };

/** Lets a module that reads one text leave out the others. */
const treeshake = { moduleSideEffects: [{ test: /\/app\/i18n\/|texts\.ts$/, sideEffects: false }] };

/**
 * Chunks that all surfaces share: React with its router, what every page has around it, and the icons of many pages.
 * An icon of few pages is in their own chunks.
 */
const groups = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
  {
    name: "kit",
    test: /node_modules[\\/](@tanstack|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|clsx)|app[\\/](api[\\/]((access|error-reports)[\\/])?[\w-]+\.ts$|shell[\\/](build-watch|end-of-sign-in|follow-rules|gate|reload-guard)\.|ui[\\/](brand|button|loading|note|skip|toast\.))/,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: "icons",
    test: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons/,
    minShareCount: 5,
    priority: 1,
  },
];

/** A page's chunk has the name of its folder. */
function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, folder = name] = /([^/\\]+)[/\\]page\.tsx$/.exec(facadeModuleId ?? "") ?? [];
  return `assets/${folder}-[hash].js`;
}

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  plugins: [tailwindcss(), devPages()],
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
            input: ["company.html", "platform.html", "play.html"],
            treeshake,
            output: { codeSplitting: { groups }, chunkFileNames: chunkName },
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
