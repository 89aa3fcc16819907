import { escapeHtml } from "../../../core/html.ts";

/** What the web build's 404 page says instead of the path. */
const placeholder = "{{path}}";

/**
 * Writes the path that was not found into the 404 page. The path comes from a stranger's link and
 * ends in our page, so nothing in it may be markup.
 */
export function notFoundPage(template: string, path: string): string {
  return template.replaceAll(placeholder, () => escapeHtml(path));
}

/** The same answer for a crawler: it could take a drawn error into its index for the page itself. */
export const crawlersNotFoundPage =
  '<!doctype html><html lang="en"><meta name="robots" content="noindex, nofollow"><title>404</title></html>';
