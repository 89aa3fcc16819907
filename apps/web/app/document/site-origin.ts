/**
 * The public origin. It is unknown at build time: the page server replaces these braces. In the browser it is the
 * page's own.
 */
export function siteOrigin(): string {
  return typeof location === "undefined" ? "{{origin}}" : location.origin;
}

/** File name of a page's preview picture: `/blog/a-post` → `/share/blog-a-post.jpg`. */
export function sharePath(path: string): string {
  const name = path.replace(/^\/|\/$/g, "").replaceAll("/", "-");
  return `/share/${name || "home"}.jpg`;
}
