import { readLatest } from "./build.ts";

/** A page reloads itself at most once in this time, in milliseconds. */
const guardMs = 10_000;

const key = "reloaded-at";

/** Whether the page may reload itself now. A yes is recorded, so that the next call returns false for a while. */
export function mayReload(now = Date.now(), storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage) {
  const before = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now - before < guardMs) return false;
  storage.setItem(key, String(now));
  return true;
}

/** React Router's own state, which shows a navigation before anything is rendered. */
interface Router {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
}

/** The path of a pending navigation, if any. */
function heading(): string | null {
  const router = (globalThis as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter;
  const next = router?.state.navigation.location;
  return next ? `${next.pathname}${next.search}${next.hash}` : null;
}

/**
 * Reloads the page when a chunk of it could not be loaded, most likely because of a newer build, and continues to where
 * the user was going. Does not reload twice in a row, during a live session, or while the server is unreachable: an
 * offline reload would lose the page and everything typed. Returns whether the page reloads.
 */
async function reloadPage(): Promise<boolean> {
  if (location.pathname.startsWith("/experience/live")) return false;
  const path = heading();
  if (!(await readLatest()) || !mayReload()) return false;
  if (path) location.assign(path);
  else location.reload();
  return true;
}

/** A page chunk is missing; the router waits for `reloads` before it treats that as an error. */
type ChunkMissing = CustomEvent<{ reloads: Promise<boolean> }>;

/** The path of the page where something was typed or chosen last. */
let editedPath: string | null = null;

/**
 * Listens for chunks that cannot be loaded: the router's page chunks, and Vite's for all others. A missing chunk of the
 * second kind never reloads a page with unsaved input: the page can do without it, or reports it.
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
