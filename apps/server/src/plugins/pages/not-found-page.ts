/** What the web build's 404 page says instead of the path. */
const placeholder = "{{path}}";
const longest = 200;

/**
 * Writes the path that was not found into the 404 page. The path comes from a stranger's link and
 * ends in our page, so nothing in it may be markup.
 */
export function notFoundPage(template: string, path: string): string {
  const shown = path.length > longest ? `${path.slice(0, longest)}…` : path;
  return template.replaceAll(placeholder, () => escapeHtml(shown));
}

/** Text as HTML that holds no markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
