import type { Area } from "../i18n/messages.ts";

/** Who may open a page. `experience` pages have their own token and no guard. */
export type Access = "open" | "guest" | "member" | "admin" | "experience";

export type Layout =
  | "admin"
  | "report"
  | "home"
  | "default"
  | "dashboard"
  | "experience"
  | "noheader"
  | "profile-completion";

/** The file of each layout. A door draws its own. */
export const layoutFiles: Record<Layout, string> = {
  home: "site/layout.tsx",
  default: "doors/door.tsx",
  noheader: "doors/door.tsx",
  dashboard: "company/layout.tsx",
  "profile-completion": "company/profile-completion/layout.tsx",
  report: "company/shared-report/layout.tsx",
  admin: "platform/layout.tsx",
  experience: "play/layout.tsx",
};

/** A condition on a path's parameters; when it fails, the page is an error. */
export interface Rule {
  /** Regular expressions that each parameter must match as a whole, by name; `*` is the rest of the path. */
  params: Record<string, string>;
  /** HTTP status on failure; 404 by default. */
  status?: number;
}

/**
 * The part of the pages that a page belongs to. Pages of `site` and `door` are built to files of their own, without
 * React. Doors are the forms before the sign-in; one file is built for all paths of a door with parameters. Each of the
 * others is one application; `check`, the system check, is one page and has no router. A step from one surface to
 * another is a full page load.
 */
type Surface = "site" | "door" | "company" | "platform" | "play" | "check";

export interface Page {
  path: `/${string}`;
  file: string;
  surface: Surface;
  layout: Layout;
  access: Access;
  /** One page per file in this folder of `content`; no other path of this shape exists. */
  each?: "blog";
  /** Public, but not for search engines. */
  unlisted?: true;
  /**
   * Built in other languages too. A door of participants: the page server chooses by the session in the path, or the
   * reader. A door of administrators: by the language that they chose, or their browser's. A public page: it has an
   * address in each language (`addressIn`).
   */
  translated?: "participants" | "administrators" | "public";
  /** The URL contains a secret, so nothing external is loaded. */
  secret?: true;
  rule?: Rule;
  /** What links to it say, and its title. A page without a name is opened from another one, and has a `PageTitle`. */
  name?: string;
  /** The texts for participants that the page reads; they load with it. */
  texts?: readonly Area[];
}

export const uuid = "[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}";
/** The parameter `id` is a UUID. */
export const byId = { params: { id: uuid } } satisfies Rule;
/** The token of an emailed link. */
export const emailed = { params: { token: "[\\w-]{20,200}" }, status: 400 } satisfies Rule;

/** The texts of the stage. */
export const stage = ["live", "liveScenes"] as const satisfies readonly Area[];

/** The page at an address, whatever its parameters are. */
export const pageAmong = <P extends Pick<Page, "path">>(
  pages: readonly P[],
  address: string,
): P | undefined =>
  pages.find(({ path }) => {
    const pattern = path.replace(/\/:\w+/g, "/[^/]+").replace(/\/\*$/, "(?:/.*)?");
    return new RegExp(`^${pattern}/?$`, "i").test(address);
  });

const withHelp: readonly Layout[] = ["home", "dashboard", "admin"];

/** Whether the help panel may be on a page. The page of an unknown address has one button, and no other. */
export function hasHelp({ path, layout, secret }: Pick<Page, "path" | "layout" | "secret">): boolean {
  return withHelp.includes(layout) && !secret && path !== "/404";
}
