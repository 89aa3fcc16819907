/** The name under which the page server writes the interface's origin into a page, when it is not the page's own. */
const metaName = "lantern-api";

/** Where all calls go: another origin that the page server names, else the page's own. No trailing slash. */
export function apiBase(): string {
  if (typeof document === "undefined") return "";
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)?.content ?? "";
  return named === globalThis.location?.origin ? "" : named;
}

/** The address of a path of the interface. */
export function apiUrl(path: string): string {
  return `${apiBase()}${path}`;
}

/** The address of the live pipes. */
export function liveUrl(): string {
  return new URL(apiUrl("/live"), location.href).href.replace(/^http/, "ws");
}
