import { readLatest } from "./build.ts";

/** A page reloads itself at most once within this time, in milliseconds. */
export const guardMs = 10_000;

const key = "reloaded-at";

/** Whether the page may reload itself now; the yes is noted, so that the next answer is no for a while. */
export function mayReload(now = Date.now(), storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage) {
  const before = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now - before < guardMs) return false;
  storage.setItem(key, String(now));
  return true;
}

/** React Router's own state, which knows of a step before anything is drawn of it. */
interface Router {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
}

/** Where the page was about to go, if anywhere. */
function heading(): string | null {
  const router = (globalThis as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
  const next = router?.state.navigation.location;
  return next ? `${next.pathname}${next.search}${next.hash}` : null;
}

/**
 * Part of the page could not be fetched, most likely because a newer build has taken its place: the page loads
 * anew, at the place it was about to show. When that has just been tried, or an hour is being played, or the
 * server does not answer at all, the failure goes its way: without a line a page that loads anew is lost, and
 * with it what was being written. Answers whether the page loads anew.
 */
async function reloadPage(): Promise<boolean> {
  if (location.pathname.startsWith("/experience/live")) return false;
  const path = heading();
  if (!(await readLatest()) || !mayReload()) return false;
  if (path) location.assign(path);
  else location.reload();
  return true;
}

/** A page chunk is missing; the router waits for the answer before it takes that for an error. */
export type ChunkMissing = CustomEvent<{ reloads: Promise<boolean> }>;

/** The path on which something was typed or chosen last. */
let editedPath: string | null = null;

/**
 * Listens for parts of the page that cannot be fetched: the router's page chunks, and Vite's for all others. Those
 * others never take away what somebody has begun to write here: a page can do without them, or says what it misses.
 */
export function guardChunks(): void {
  const onEdit = () => {
    editedPath = location.pathname;
  };
  addEventListener("input", onEdit, { capture: true });
  addEventListener("chunk-missing", (event) => {
    (event as ChunkMissing).detail.reloads = reloadPage();
  });
  addEventListener("vite:preloadError", () => {
    if (editedPath !== location.pathname) void reloadPage();
  });
}
