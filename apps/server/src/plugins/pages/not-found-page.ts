const place = /(<[^>]*\bdata-not-found-path\b[^>]*>)[^<]*/;

/**
 * Writes the path that was not found into the element marked `data-not-found-path`. The path comes
 * from a stranger's link and ends in our page, so nothing in it may be markup.
 */
export function notFoundPage(template: string, path: string): string {
  const shown = path.length > 200 ? `${path.slice(0, 200)}…` : path;
  return template.replace(place, (_, tag: string) => tag + escapeHtml(shown));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
