import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { dashboardLanguages, type Language } from "@lantern/contract/languages";
import * as z from "zod";
import { StartError } from "../../../system/start-error.ts";

/** Parts of the pages that are applications; the pages of each start from one empty document. */
const surfaces = ["company", "platform", "play", "check"] as const;
/** An error at the path of a door is shown by the company's application. */
const documentOf = (surface: (typeof surfaces)[number] | "door") =>
  `${surface === "door" ? "company" : surface}.html`;
/** The dashboard, which the build writes in every language. */
const translatedDocument = documentOf("company");
const notFoundFile = "404/index.html";
const routesFile = "routes.json";

/** The web build writes it from its site map, so that there is no second list of pages. */
const routes = z.array(
  z.object({
    path: z.string(),
    /**
     * Pages of `site` and `door` are prerendered. A door with parameters is one file for all of its paths, in the folder
     * of the path without them.
     */
    surface: z.enum(["site", "door", ...surfaces]),
    access: z.enum(["open", "guest", "member", "admin", "experience"]),
    /** Regular expressions by parameter; each must match the whole parameter. */
    params: z.record(z.string(), z.string()).optional(),
    /** The status of a path whose parameters do not match; without it the path is simply missing. */
    status: z.number().optional(),
    /** The help panel, or the third-party chat widget in its place, can be on this page. */
    help: z.boolean().optional(),
    /** A door that is built in several languages, and whose it is. */
    translated: z.enum(["participants", "administrators"]).optional(),
  }),
);
type Route = z.infer<typeof routes>[number];

/** The page of a path of the site. */
export type Page =
  | { kind: "file"; file: string }
  | {
      kind: "prerendered";
      file: string;
      marketing: boolean;
      help: boolean;
      /** A door that is built in several languages; `translatedFile` names its other files. */
      translated?: Route["translated"];
      /** The parameters of its path. */
      params?: Record<string, string | undefined>;
    }
  | {
      kind: "app";
      file: string;
      status: number;
      help: boolean;
      /** There is a document for every language; `translatedFile` names them. */
      translated: boolean;
      /** The parameters of its path. */
      params: Record<string, string | undefined>;
      /** Everybody may open it. */
      open: boolean;
    }
  | { kind: "missing" };

interface BuiltSite {
  root: string;
  /** The static 404 page, to be completed with the path. */
  notFoundFile: string;
  /** @param path decoded, beginning with a slash. */
  find(path: string): Page;
}

/** Reads what the web build has made. The list of files is fixed from here on, so a path can reach nothing else. */
export function readBuiltSite(root: string): BuiltSite {
  const dashboards = dashboardLanguages.map((language) => translatedFile(translatedDocument, language));
  const needed = [...surfaces.map(documentOf), ...dashboards, notFoundFile, routesFile];
  for (const file of needed)
    if (!existsSync(join(root, file)))
      throw new StartError(`The pages are not built (${join(root, file)} is missing): run "npm run build"`);

  const files = new Set(listFiles(root));
  const list = routes.parse(JSON.parse(readFileSync(join(root, routesFile), "utf8")));
  const matchers = list.map(matcher);
  const doorFiles = list.filter(({ surface }) => surface === "door").map(doorFile);
  const hidden = new Set([...needed, ...doorFiles]);

  return {
    root,
    notFoundFile,
    find(path) {
      const name = path.replace(/^\//, "").replace(/\/$/, "");
      const matched = matchers.map((match) => match(path)).find((each) => each !== null);
      const route = matched?.matches ? matched.route : undefined;
      if (route?.surface === "door")
        return {
          kind: "prerendered",
          file: doorFile(route),
          marketing: false,
          help: route.help === true,
          translated: route.translated,
          params: matched?.params ?? {},
        };
      const page = name === "" ? "index.html" : `${name}/index.html`;
      if (files.has(page) && !hidden.has(page))
        return {
          kind: "prerendered",
          file: page,
          marketing: route?.access === "open",
          help: route?.help === true,
        };
      if (matched && matched.route.surface !== "site") {
        const file = documentOf(matched.route.surface);
        const { params } = matched;
        const app = { kind: "app", file, translated: file === translatedDocument, params } as const;
        if (route) return { ...app, status: 200, help: route.help === true, open: route.access === "open" };
        if (matched.route.status) return { ...app, status: matched.route.status, help: false, open: false };
      }
      // After the pages: "index.html" is the page at "/", not a second address of it.
      if (files.has(name) && !hidden.has(name) && !name.endsWith(".html"))
        return { kind: "file", file: name };
      return { kind: "missing" };
    },
  };
}

/** The file of a translated page in a language: `index.html` in English, `index.es.html` in Spanish. */
export const translatedFile = (file: string, language: Language): string =>
  language === "en" ? file : file.replace(/\.html$/, `.${language}.html`);

const doorFile = ({ path }: Route) => `${path.slice(1).replace(/\/[:*].*$/s, "")}/index.html`;

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, "/"),
    );
}

interface Match {
  route: Route;
  params: Record<string, string | undefined>;
  /** The parameters match the route's rules. */
  matches: boolean;
}

/**
 * Turns a route path of React Router (`:name`, a last `*`) into a function that returns the route if a path matches.
 */
function matcher(route: Route): (path: string) => Match | null {
  const source = route.path
    .split("/")
    .filter((part) => part !== "")
    .map((part) => {
      if (part === "*") return "(?:/.*)?";
      const name = /^:(\w+)(\??)$/.exec(part);
      if (!name) return `/${RegExp.escape(part)}`;
      const segment = `/(?<${name[1]}>[^/]+)`;
      return name[2] ? `(?:${segment})?` : segment;
    })
    .join("");
  const pattern = new RegExp(`^${source}/?$`);
  const rules = Object.entries(route.params ?? {}).map(
    ([name, rule]) => [name, new RegExp(`^(?:${rule})$`)] as const,
  );
  return (path) => {
    const params = pattern.exec(path)?.groups ?? (pattern.test(path) ? {} : null);
    return params && { route, params, matches: rules.every(([name, rule]) => rule.test(params[name] ?? "")) };
  };
}
