/** Where Microsoft's answers go: the site's origin; the configured host where the page has none (`null`: an opaque one). */
export function redirectAddress(host: string, { origin } = location): string {
  return origin && origin !== "null" ? origin : host;
}
