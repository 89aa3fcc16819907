import { escapeHtml } from "../../../core/html.ts";

/** The placeholder for the path in the web build's 404 page. */
const placeholder = "{{path}}";

/**
 * Writes the missing path into the 404 page. The path comes from an untrusted link, so nothing in it may become
 * markup.
 */
export function notFoundPage(template: string, path: string): string {
  return template.replaceAll(placeholder, () => escapeHtml(path));
}

/** The same response for a crawler, which could otherwise index a drawn error as the page itself. */
export const crawlersNotFoundPage =
  '<!doctype html><html lang="en"><meta name="robots" content="noindex, nofollow"><title>404</title></html>';
