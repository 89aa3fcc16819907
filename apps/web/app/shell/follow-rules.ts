import { type BuildMeta, readMeta } from "../api/build.ts";

/** Whether navigating to this path leaves the app, by the facts of the build. */
function leavesApp(meta: BuildMeta, path: string): boolean {
  const plain = path === "/" ? path : path.replace(/\/$/, "");
  return meta.redirects.includes(plain) || meta.documents.includes(plain);
}

/**
 * Lets the browser handle links that leave the app: paths that the server redirects, and prerendered public pages.
 * Listens before the app's router and stops the click from reaching it. Returns a stop function.
 */
export function followRules(): () => void {
  let meta: BuildMeta | null = null;
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!meta || !link || link.origin !== location.origin) return;
    if (leavesApp(meta, link.pathname)) event.stopPropagation();
  };
  addEventListener("click", click, { capture: true });
  void readMeta().then((read) => {
    meta = read;
  });
  return () => removeEventListener("click", click, { capture: true });
}
