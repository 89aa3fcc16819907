import { type PageConfig, pageConfigId } from "@lantern/contract/page-config";

/**
 * Writes the configuration into the head of a page, as JSON that the page's scripts read. Browsers do not run it. Every
 * `<` is escaped, so that no text in it can end the element.
 */
export function writeConfig(html: string, config: PageConfig): string {
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  return html.replace(
    "</head>",
    () => `<script type="application/json" id="${pageConfigId}">${json}</script></head>`,
  );
}
