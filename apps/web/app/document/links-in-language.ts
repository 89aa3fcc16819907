import { escapeHtml } from "@lantern/contract/escape-html";
import type { Language } from "@lantern/contract/languages";
import { addressIn } from "@lantern/contract/site-languages";
import { pageAmong } from "../site-map/page.ts";
import { languagesOf, siteMap } from "../site-map.ts";

/**
 * The links of a page in another language than English, so that its reader stays in that language: to public pages in it,
 * and to doors, which are asked for it. A link to a page that is in English only says so. A link that names its language
 * stays as it is.
 */
export function linksInLanguage(html: string, language: Language): string {
  if (language === "en") return html;
  return html.replace(/<a [^<>]*>/g, (tag) => {
    const href = / href="(\/[^"]*)"/.exec(tag)?.[1];
    if (href === undefined || / hreflang="/i.test(tag)) return tag;
    const { pathname, search, hash } = new URL(href.replaceAll("&amp;", "&"), "http://site.example");
    const page = pageAmong(siteMap, pathname);
    const linked = (address: string, english = "") =>
      tag.replace(` href="${href}"`, () => ` href="${escapeHtml(address)}"${english}`);
    const isTranslated = page && languagesOf(page).includes(language);
    if (page?.surface === "site")
      return isTranslated
        ? linked(`${addressIn(pathname, language)}${search}${hash}`)
        : linked(`${pathname}${search}${hash}`, ' hreflang="en"');
    return isTranslated ? linked(`${pathname}?language=${language}${hash}`) : tag;
  });
}
