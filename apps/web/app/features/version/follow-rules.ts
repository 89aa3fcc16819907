import { type BuildMeta, readMeta } from "./build.ts";

/** Whether a step to this path leaves the app, by the rules of the build. */
export function leavesApp(meta: BuildMeta, path: string): boolean {
  const plain = path === "/" ? path : path.replace(/\/$/, "");
  return meta.redirects.includes(plain) || meta.documents.includes(plain);
}

/**
 * Lets the browser itself follow links that leave the app: to paths that the server redirects, and to the public
 * pages, which are files of their own. It listens before the app's router does and keeps the click from it.
 * Answers how to stop.
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
