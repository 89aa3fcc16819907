/** The built pages in other languages: each is whole in its language, names the others, and leads to pages in it. */
import { addressIn, siteLanguages } from "@lantern/contract/site-languages";
import { describe, expect, test } from "vitest";
import { siteMap } from "../apps/web/app/site-map.ts";
import { englishPhrases } from "../e2e/fixtures/english-phrases.ts";
import { attribute, documents, languageOf, listed, named, pages, read, routes } from "./lib/built-site.mjs";

/** Pages at an address of their language: `/de/pricing` is `/pricing` in German. */
const translated = [...pages].flatMap(([path, nodes]) => {
  const language = siteLanguages.find(
    (code) => code !== "en" && (path === `/${code}` || path.startsWith(`/${code}/`)),
  );
  return language ? [{ path, nodes, language, english: path.slice(language.length + 1) || "/" }] : [];
});
const alternatesOf = (nodes) =>
  nodes
    .filter(
      (node) =>
        node.nodeName === "link" && attribute(node, "rel") === "alternate" && attribute(node, "hreflang"),
    )
    .map((node) => [attribute(node, "hreflang"), attribute(node, "href").replace("{{origin}}", "")]);

test("every page of the site map in several languages is there in each, and no other", () => {
  const addresses = siteMap.flatMap(({ path, translated }) =>
    translated === "public"
      ? siteLanguages.filter((code) => code !== "en").map((code) => addressIn(path, code))
      : [],
  );
  expect(translated.map(({ path }) => path).sort()).toEqual(addresses.sort());
  expect(addresses.length).toBeGreaterThan(20);
});

test.each(translated)(
  "$path is in its language, and names the others, which name it",
  ({ path, nodes, language, english }) => {
    expect(languageOf(nodes)).toBe(language);
    const expected = siteLanguages.map((code) => [code, addressIn(english, code)]);
    if (!listed.includes(path)) return;
    expect(alternatesOf(nodes)).toEqual([...expected, ["x-default", english]]);
    for (const [code, address] of expected) {
      expect(languageOf(pages.get(address) ?? []), address).toBe(code);
      expect(alternatesOf(pages.get(address) ?? []), address).toEqual(alternatesOf(nodes));
    }
    const inSiteMap = new RegExp(`<loc>\\{\\{origin\\}\\}${path}</loc>(.*)</url>`).exec(
      read("sitemap.xml"),
    )?.[1];
    expect(
      [...(inSiteMap ?? "").matchAll(/hreflang="([\w-]+)" href="\{\{origin\}\}([^"]*)"/g)].map(
        ([, code, address]) => [code, address],
      ),
    ).toEqual(alternatesOf(nodes));
  },
);

test.each(listed.filter((path) => alternatesOf(pages.get(path) ?? []).length === 0))(
  "%s is in English alone: no page is its translation",
  (path) => {
    for (const code of siteLanguages) if (code !== "en") expect(pages.has(addressIn(path, code))).toBe(false);
  },
);

/** How the text of a link says that it leads to English. @type {Record<string, RegExp>} */
const inEnglish = { es: /en inglés/, de: /auf Englisch/ };

test.each(translated)(
  "the links of $path stay in its language, or say that they lead to English",
  ({ nodes, language }) => {
    const wrong = named(nodes, "a").flatMap((node) => {
      const [, path] = /^(\/[^?#]*)/.exec(attribute(node, "href") ?? "") ?? [];
      if (!path || attribute(node, "data-language") !== undefined) return [];
      const target = pages.get(path);
      const isPublic = target && routes.some((route) => route.path === path && route.surface === "site");
      if (!isPublic || languageOf(target) === language) return [];
      const isTranslated = pages.has(addressIn(path, language));
      const isMarked = node.childNodes.some(({ value = "" }) => inEnglish[language]?.test(value));
      return isTranslated || attribute(node, "hreflang") !== languageOf(target) || !isMarked
        ? [attribute(node, "href")]
        : [];
    });
    expect(wrong).toEqual([]);
  },
);

/** Texts that people read or hear on a page, without those that name another language. */
function textsOn(nodes, language) {
  const isOther = (node) => {
    for (let around = node; around; around = around.parentNode) {
      if (/^(?:script|style|template)$/.test(around.nodeName)) return true;
      const own = attribute(around, "lang");
      if (own && own !== language) return true;
    }
    return false;
  };
  return nodes
    .filter((node) => !isOther(node))
    .flatMap((node) =>
      node.nodeName === "#text"
        ? [node.value]
        : ["aria-label", "placeholder", "alt", "title", "content", "data-results", "data-captions"].flatMap(
            (name) => attribute(node, name) ?? [],
          ),
    );
}

describe.each(siteLanguages.filter((code) => code !== "en"))("in %s", (language) => {
  test("no page and no door has a sentence left in English", async () => {
    const english = await englishPhrases(language);
    expect(english.length).toBeGreaterThan(1000);
    const doors = [...documents].filter(([file]) => file.endsWith(`/index.${language}.html`));
    expect(doors.length).toBeGreaterThan(8);
    const all = [
      ...translated.filter((page) => page.language === language).map(({ path, nodes }) => [path, nodes]),
      ...doors,
    ];
    const left = all.flatMap(([path, nodes]) =>
      textsOn(nodes, language)
        .filter((text) => english.some((phrase) => text.includes(phrase)))
        .map((text) => `${path}: ${text}`),
    );
    expect(left).toEqual([]);
  });
});
