/**
 * The origin that people use. At build nobody knows it: the page server writes it in place of these braces. In the
 * browser it is the page's own.
 */
export function siteOrigin(): string {
  return typeof location === "undefined" ? "{{origin}}" : location.origin;
}

/** Name of the picture that a link to a page shows: `/blog/a-post` → `/share/blog-a-post.jpg`. */
export function sharePath(path: string): string {
  const name = path.replace(/^\/|\/$/g, "").replaceAll("/", "-");
  return `/share/${name || "home"}.jpg`;
}
