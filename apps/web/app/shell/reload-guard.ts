import { readLatest } from "../api/build.ts";
import { type PageStorage, tabStorage } from "../api/storage.ts";

/** A page reloads itself at most once in this time, in milliseconds, and stores when it last did. */
export const reloadLimit = { key: "reloaded-at", ms: 10_000 };

/** Whether the page may reload itself now. A yes is recorded, so that the next call returns false for a while. */
export function mayReload(
  now = Date.now(),
  storage: Pick<PageStorage, "getItem" | "setItem"> = tabStorage(),
) {
  const before = Number(storage.getItem(reloadLimit.key) ?? Number.NEGATIVE_INFINITY);
  if (now - before < reloadLimit.ms) return false;
  storage.setItem(reloadLimit.key, String(now));
  return true;
}

/** The path of a pending navigation, if any. */
let heading: () => string | null = () => null;

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

let pending: Promise<boolean> | null = null;

/** One decision for all chunks that are found missing at the same time. */
function reloadOnce(): Promise<boolean> {
  pending ??= reloadPage().finally(() => {
    pending = null;
  });
  return pending;
}

/** Loads a page's chunk. When that fails, the page reloads, or the failure becomes the page's error. */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await reloadOnce()) return new Promise(() => {});
    throw error;
  }
}

/** The path of the page where something was typed or chosen last. */
let editedPath: string | null = null;

/**
 * Listens for chunks that cannot be loaded. One that is not a page's own never reloads a page with unsaved input: the
 * page can do without it, or reports it.
 *
 * @param destination the path of a pending navigation, if any
 */
export function guardChunks(destination: () => string | null): void {
  heading = destination;
  const onEdit = () => {
    editedPath = location.pathname;
  };
  addEventListener("input", onEdit, { capture: true });
  addEventListener("vite:preloadError", () => {
    if (editedPath !== location.pathname) void reloadOnce();
  });
}
