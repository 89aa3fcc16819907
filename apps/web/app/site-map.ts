import { dashboardLanguages, type Language, languages } from "@lantern/contract/languages";
import { addressIn, siteLanguages } from "@lantern/contract/site-languages";
import { companyPages } from "./company/pages.ts";
import { platformPages } from "./platform/pages.ts";
import { checkPage } from "./site-map/check.ts";
import { doorPages } from "./site-map/doors.ts";
import { hasHelp, type Page, type Rule } from "./site-map/page.ts";
import { playPages } from "./site-map/play.ts";
import { sitePages } from "./site-map/site.ts";

/**
 * The site map: every page with its file, its layout and who may open it. The build, the page server and all tests use
 * this list; a page that is not in it is a 404. In a browser each application has the pages of its own surface. The
 * join page is at any path below `/experience` that no page of `play` has, so doors stand last.
 */
export const siteMap: readonly Page[] = [
  ...sitePages,
  ...companyPages,
  ...platformPages,
  checkPage,
  ...playPages,
  ...doorPages,
];

/** The surfaces that are applications, each with a document of its own. */
export const applications = ["company", "platform", "play", "check"] as const;

/** File names by `each` folder. */
export type Texts = Record<NonNullable<Page["each"]>, readonly string[]>;

/** All pages, with one entry per file for `each` pages. */
function pagesOf(texts: Texts): Page[] {
  return siteMap.flatMap((page) =>
    page.each
      ? texts[page.each].map((slug) => ({ ...page, path: page.path.replace(":slug", slug) as Page["path"] }))
      : [page],
  );
}

/** The folder of a door's file: its path without parameters. */
const doorFolder = ({ path }: Pick<Page, "path">): string => path.replace(/\/[:*].*$/s, "");

interface DoorPath extends Pick<Page, "translated"> {
  /** A path at which it is prerendered. */
  path: string;
  folder: string;
  languages: readonly Language[];
}

/** Doors, each with a path at which it is prerendered, and its languages. */
export function doorPaths(): DoorPath[] {
  return siteMap
    .filter(({ surface }) => surface === "door")
    .map((page) => {
      const path = page.path.replace(/:\w+/g, "x".repeat(20)).replace(/\/\*$/, "");
      const { translated } = page;
      return {
        path,
        folder: doorFolder(page),
        languages: languagesOf(page),
        ...(translated && { translated }),
      };
    });
}

/** The languages in which a page is built to files. */
export function languagesOf({ translated }: Pick<Page, "translated">): readonly Language[] {
  if (translated === "participants") return languages;
  if (translated === "administrators") return dashboardLanguages;
  return translated === "public" ? siteLanguages : ["en"];
}

/** A public page in one language. */
export interface PublicPage {
  /** Its path in the site map. */
  path: string;
  language: Language;
  /** Where it is. */
  address: string;
  /** All languages that it is in. */
  languages: readonly Language[];
}

/** The public pages, in each of their languages. A step there from an application is a full page load. */
export function publicPages(texts: Texts): PublicPage[] {
  return pagesOf(texts).filter(isPublic).flatMap(inEachLanguage);
}

/** Public pages for search engines. */
export function marketingPages(texts: Texts): PublicPage[] {
  return pagesOf(texts).filter(isMarketing).flatMap(inEachLanguage);
}

function inEachLanguage(page: Page): PublicPage[] {
  const { path } = page;
  const all = languagesOf(page);
  return all.map((language) => ({ path, language, address: addressIn(path, language), languages: all }));
}

function isPublic({ surface }: Page): boolean {
  return surface === "site";
}

/** Whether search engines may index a page. */
export function isMarketing(page: Page): boolean {
  return isPublic(page) && !page.unlisted;
}

/** The page server's list: every page except "not found". */
export function appRoutes(
  texts: Texts,
): (Pick<Page, "surface" | "access" | "translated"> & { path: string; help: boolean } & Partial<Rule>)[] {
  return pagesOf(texts)
    .filter((page) => page.path !== "/404")
    .flatMap((page) => {
      const { surface, access, translated, rule } = page;
      const facts = { surface, access, help: hasHelp(page), ...rule };
      if (isPublic(page)) return inEachLanguage(page).map(({ address }) => ({ path: address, ...facts }));
      return [{ path: page.path, ...facts, ...(translated && { translated }) }];
    });
}
