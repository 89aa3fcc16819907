/**
 * The redirect URI for Microsoft: the site's origin, or the configured host when the page's origin is opaque (`null`).
 */
export function redirectAddress(host: string, { origin } = location): string {
  return origin && origin !== "null" ? origin : host;
}
