/**
 * The redirect URI for Microsoft: the site's origin, or the configured fallback when the page's origin is opaque (`null`).
 */
export function redirectAddress(fallback: string, { origin } = location): string {
  return origin && origin !== "null" ? origin : fallback;
}
