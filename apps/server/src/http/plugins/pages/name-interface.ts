/** Tells a page the origin of the API; the page looks for this name in its `<head>`. */
export function nameInterface(html: string, api: string | null): string {
  if (!api) return html;
  // An origin of the configuration; it has no character that would need escaping in an attribute.
  return html.replace(/<head[^>]*>/, (tag) => `${tag}<meta name="lantern-api" content="${api}"/>`);
}
