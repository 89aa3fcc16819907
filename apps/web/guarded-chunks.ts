import type { Plugin } from "vite";

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * React Router reloads the page whenever a page chunk cannot be loaded. With this plugin it asks the page first, which
 * reloads or not (`ChunkMissing` in features/version); if not, the failure becomes the page's error.
 */
export function guardedChunks(): Plugin {
  return {
    name: "guarded-chunks",
    apply: "build",
    transform(code, id) {
      if (!id.includes("react-router") || !/routeModules\.js$/.test(id.split("?")[0] ?? "")) return;
      if (!reload.test(code)) this.error("React Router loads its page chunks differently now");
      const replacement = `const missing = new CustomEvent("chunk-missing", { detail: { reloads: Promise.resolve(false) } });
        window.dispatchEvent(missing);
        if (await missing.detail.reloads) return new Promise(() => {});
        throw error;`;
      return { code: code.replace(reload, replacement), map: null };
    },
  };
}
