import { pageConfig } from "./page-config.ts";

/** Origin of all API requests: the one that the page server names, or the page's own (""). No trailing slash. */
export function apiBase(): string {
  const { api } = pageConfig();
  return api === globalThis.location?.origin ? "" : api;
}

/** The address of an API path. */
export function apiUrl(path: string): string {
  return `${apiBase()}${path}`;
}

/** The address of the live connection (WebSocket and its HTTP fallbacks). */
export function liveUrl(): string {
  return new URL(apiUrl("/live"), location.href).href.replace(/^http/, "ws");
}
