import { type Language, languages } from "@lantern/contract/languages";
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

/** Doors, each with a path at which it is prerendered, and its languages. */
export function doorPaths(): { path: string; folder: string; languages: readonly Language[] }[] {
  return siteMap
    .filter(({ surface }) => surface === "door")
    .map((page) => {
      const path = page.path.replace(/:\w+/g, "x".repeat(20)).replace(/\/\*$/, "");
      return { path, folder: doorFolder(page), languages: page.translated ? languages : ["en"] };
    });
}

/** Paths of the public pages. A step there from an application is a full page load. */
export function publicPages(texts: Texts): string[] {
  return pagesOf(texts).filter(isPublic).map(pathOf);
}

/** Public pages for search engines. */
export function marketingPages(texts: Texts): string[] {
  return pagesOf(texts).filter(isMarketing).map(pathOf);
}

const pathOf = ({ path }: Page) => path;

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
): (Pick<Page, "path" | "surface" | "access" | "translated"> & { help: boolean } & Partial<Rule>)[] {
  return pagesOf(texts)
    .filter((page) => page.path !== "/404")
    .map((page) => {
      const { path, surface, access, translated, rule } = page;
      return { path, surface, access, ...(translated && { translated }), help: hasHelp(page), ...rule };
    });
}
