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

/** Where the page was about to go, if anywhere. */
let heading: string | null = null;

export function headFor(place: string | null): void {
  heading = place;
}

/**
 * Part of the page could not be fetched, most likely because a newer build has taken its place: the page loads
 * anew, at the place it was about to show. When that has just been tried, or an hour is being played, the failure
 * goes its way to the error screen.
 */
export function guardChunks(): void {
  addEventListener("vite:preloadError", (event) => {
    if (location.pathname.startsWith("/experience/live")) return;
    if (!mayReload()) return;
    event.preventDefault();
    if (heading && heading !== `${location.pathname}${location.search}${location.hash}`)
      location.assign(heading);
    else location.reload();
  });
}
