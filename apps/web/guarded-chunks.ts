import type { Plugin } from "vite";

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * React Router answers a page chunk that cannot be fetched with a reload, every time. Here it asks the page first,
 * as Vite does for its own chunks: whoever prevents the event reloads, else the failure is the page's error.
 */
export function guardedChunks(): Plugin {
  return {
    name: "guarded-chunks",
    apply: "build",
    transform(code, id) {
      if (!id.includes("react-router") || !/routeModules\.js$/.test(id.split("?")[0] ?? "")) return;
      if (!reload.test(code)) this.error("React Router loads its page chunks differently now");
      const asked = `if (!window.dispatchEvent(new Event("vite:preloadError", { cancelable: true })))
        return new Promise(() => {});
      throw error;`;
      return { code: code.replace(reload, asked), map: null };
    },
  };
}
