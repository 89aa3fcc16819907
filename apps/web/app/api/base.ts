/** Name of the meta element in which the page server writes the API's origin, when it differs from the page's. */
const metaName = "lantern-api";

/** Origin of all API requests: the one that the page server names, or the page's own (""). No trailing slash. */
export function apiBase(): string {
  if (typeof document === "undefined") return "";
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)?.content ?? "";
  return named === globalThis.location?.origin ? "" : named;
}

/** The address of an API path. */
export function apiUrl(path: string): string {
  return `${apiBase()}${path}`;
}

/** The address of the live connection (WebSocket and its HTTP fallbacks). */
export function liveUrl(): string {
  return new URL(apiUrl("/live"), location.href).href.replace(/^http/, "ws");
}
