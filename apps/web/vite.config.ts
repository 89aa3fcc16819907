import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { devPages } from "./dev-pages.ts";
import { inLanguage } from "./in-language.ts";

const server = process.env.API_URL ?? "http://localhost:3000";
/** The server accepts changes only from its own pages. */
const toServer = { target: server, changeOrigin: false, headers: { origin: new URL(server).origin } };

/** Lets a module that reads one text leave out the others. */
const treeshake = { moduleSideEffects: [{ test: /\/app\/i18n\/|texts(\.\w\w)?\.ts$/, sideEffects: false }] };

/**
 * Chunks that several pages share. All surfaces: React, its router with what uses it on every page, what every page has
 * around it, and the icons of many pages; an icon of few pages is in their own chunks. Users: their sign-in. Dashboard
 * and console: the frame of their pages, the loading of lists, and their filters. The console: its list of pages, which
 * would otherwise be in the start of the application, and that must not be imported. The company: its list and its
 * sidebar, and what home and the pages of sessions have in common. Participants: the client of the live session; the
 * stage, without what the end of a session, the host's list of teams and the system check have of it. Fewer files
 * compress better. What a page loads by `import()` is in no group, because the manifest would not name it. The system
 * check has no router, so nothing of `kit` may import it.
 */
const groups = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  {
    name: "router",
    test: /node_modules[\\/]react-router[\\/]|app[\\/](shell[\\/](error-facts|help|shell|surface|page-module|route-rule|surface-routes)\.|ui[\\/](button-link|loading-bar)\.)/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: "access",
    test: /app[\\/](api[\\/]access[\\/](guard|model|session|sign-out-reason|single-sign-on|stored-sign-in|tab-secret|user-handover|watch)|shell[\\/](access-watch|end-of-sign-in)\.)/,
    minShareCount: 2,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: "dashboard",
    test: /app[\\/](shell[\\/](account-menu|gate|signed-in-shell|finder[\\/]on-demand|use-heading-focus|notifications[\\/](bell|notification-icon|on-demand|texts)|texts|version)|ui[\\/](empty-state|initials\.|menu|page-header|popover|role-names|skeleton|texts|loaded)|api[\\/]queries[\\/](notifications|paged)\.)|packages[\\/]contract[\\/]src[\\/]company-endpoints|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](bell|calendar-(check|days)|chart-column|chevrons-up-down|coins|house|lock-keyhole|receipt|user-x)\./,
    minShareCount: 2,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: "company",
    test: /app[\\/](company[\\/](pages\.|names\.|shared[\\/]cover\.|shell[\\/](?!page-boundary|finder))|api[\\/](queries[\\/]company\.ts|access[\\/]account-language))|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](circle-dashed|log-out|monitor-play|search|settings|shield-check)\./,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: "sessions",
    test: /app[\\/](ui[\\/](street[\\/]|readiness-names)|company[\\/](shared[\\/](billing[\\/]credit|on-now[\\/]|session[\\/](action-texts|model|texts|first-session|use-session-(error|steps)|readiness[\\/](texts|remind|use-reminder))))|api[\\/]queries[\\/](adventures|sessions\.))/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: "lists",
    test: /app[\\/]ui[\\/](list-filters|use-list-params)\./,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: "platform",
    test: /app[\\/]platform[\\/](pages|names)\./,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: "participant",
    test: /packages[\\/]live-client[\\/]|app[\\/](api[\\/]participant|play[\\/]client)[\\/]/,
    minShareCount: 3,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: "stage",
    test: /app[\\/]play[\\/](announcer|film[\\/](?!film-time)|scenes|stage[\\/](?!art|line-picture|live-context|picture|scene-card|timing)|call[\\/](?!device|diagnosis|fix-media|level|picture|speech|use-own-level)|puzzles[\\/](hints|parts|registry|skin|solved-moment|together)|sound[\\/](captions|sound-tool)|ui[\\/](in-turn|keys))/,
    minShareCount: 4,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: "kit",
    test: /node_modules[\\/](@tanstack(?!.*[iI]nfiniteQuery(Observer|\.))|clsx)|contract[\\/]src[\\/](roles|endpoints?|languages)\.|app[\\/](api[\\/](error-reports[\\/]|access[\\/](?=token-|texts))?[\w.-]+\.ts$|site-map|shell[\\/](own-pages|build-watch|error-screen|follow-rules|page-error|reload-guard|start)\.|document[\\/](page-title|product-name)|i18n[\\/](browser-language|format|locale|with-texts)|ui[\\/](brand|button(?!-link)|create-icon|loading-(?!bar\.)|note|next-page|restore-focus|skip|toast\.|use-now|document-bar|leaving-bar))/,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: "icons",
    test: /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons/,
    minShareCount: 8,
    priority: 2,
  },
  {
    name: "icons",
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](circle-check|gauge|key-round|plus|user-round|users)\./,
    priority: 2,
  },
  {
    name: "icons",
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](refresh-cw|sliders-horizontal|video)\./,
    priority: 2,
  },
];

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
