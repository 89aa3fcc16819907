/** Tells a page where the interface is; the page looks for this name in its head. */
export function nameInterface(html: string, api: string | null): string {
  if (!api) return html;
  // An origin of the configuration: it holds no character that means something in an attribute.
  return html.replace(/<head[^>]*>/, (tag) => `${tag}<meta name="lantern-api" content="${api}"/>`);
}
