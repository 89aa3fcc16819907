/**
 * Which modules of the build share a file. Otherwise Rolldown writes one for each set of modules that the same pages
 * load: hundreds of small ones. Fewer compress better, and a page loads a little that it does not use.
 *
 * What applications load at their start is found by following imports, so a new module of it needs no line here. The
 * other groups are folders; where one names files, a folder would load too much. What a page loads by `import()` is in
 * no group, because the manifest would not name it.
 */
import { join } from "node:path";
import type { Rolldown } from "vite";
import { layoutFiles } from "./app/site-map/page.ts";

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group["name"], (...args: never[]) => unknown>>[1];

/** The files from which each application starts. The system check is one page, without a router. */
const starts = {
  company: ["company.ts", layoutFiles.dashboard, "shell/page-boundary.tsx"],
  platform: ["platform.ts", layoutFiles.admin],
  play: ["play.ts", layoutFiles.experience],
  check: ["check.tsx"],
};
type Application = keyof typeof starts;
const applications = Object.keys(starts) as Application[];

const inApp = (file: string) => join(import.meta.dirname, "app", file);
const startFiles = Object.values(starts).flat().map(inApp);
/** All icons come through one module, so imports do not tell who uses which. */
const isIcon = (id: string) => id.includes("lucide-react");

/** Everything that these files import, with what they load by `import()` if `later`. */
function importsOf(files: readonly string[], context: Context, later: boolean): Set<string> {
  const ids = new Set(files.map(inApp));
  for (const id of ids) {
    const { importedIds = [], dynamicallyImportedIds = [] } =
      (!isIcon(id) && context.getModuleInfo(id)) || {};
    for (const next of later ? [...importedIds, ...dynamicallyImportedIds] : importedIds) ids.add(next);
  }
  return ids;
}

/**
 * The file of what applications need at once: `start` for three of them with the system check, `router` for the three
 * with a router, `company-platform` for two, and the name of one for what no other ever loads. What dashboard and console
 * need at once and others later counts for all of them. The system check is one page, which shares nothing with itself.
 * The files of the start are left alone: an application that is imported starts a second time.
 */
function startGroup(): Group {
  const reach = (later: boolean) => {
    const reached = new Map<Application, Set<string>>();
    return (id: string, context: Context) =>
      applications.filter((name) => {
        const ids = reached.get(name) ?? importsOf(starts[name], context, later);
        reached.set(name, ids);
        return ids.has(id);
      });
  };
  const atOnce = reach(false);
  const ever = reach(true);
  return {
    debugName: "start",
    priority: 1,
    name: (id, context) => {
      if (startFiles.includes(id) || id.endsWith(".html") || isIcon(id)) return null;
      const users = atOnce(id, context);
      const all = users.join() === "company,platform" ? ever(id, context) : users;
      if (all.length > 2) return all.includes("check") ? "start" : "router";
      const [only] = users.length === 1 ? users : [];
      if (only === "check" || (only && ever(id, context).length > 1)) return null;
      return users.join("-") || null;
    },
  };
}

/** The stage, without what the end of a session and the system check have of it. */
function stageGroup(): Group {
  let others: Set<string> | undefined;
  return {
    debugName: "stage",
    test: /app\/play\//,
    minShareCount: 4,
    priority: 2,
    name: (id, context) => {
      others ??= importsOf(["check.tsx", "play/end/page.tsx"], context, false);
      return others.has(id) ? null : "stage";
    },
  };
}

/** For `output.codeSplitting` of one build. */
export const chunkGroups = (): Group[] => [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: "icons", test: /lucide-react\/dist\/esm\/icons/, minShareCount: 8, priority: 3 },
  // Few pages use these, but home is among them.
  {
    name: "icons",
    test: /lucide-react\/dist\/esm\/icons\/(circle-check|gauge|key-round|plus|user-round|users)\./,
    priority: 3,
  },
  // Parts of nearly every page of dashboard and console, which stand beside those of few.
  {
    name: "dashboard",
    test: /app\/(shell\/(account-menu|gate|signed-in-shell|finder\/on-demand|use-heading-focus|notifications\/(bell|notification-icon|on-demand|texts)|texts|version)|ui\/(empty-state|initials\.|menu|page-header|popover|role-names|skeleton|texts|loaded)|api\/queries\/(notifications|paged)\.)|packages\/contract\/src\/endpoints\/(company|consumer|notifications|report|session)\.|lucide-react\/dist\/esm\/icons\/(bell|calendar-(check|days)|chart-column|chevrons-up-down|coins|house|lock-keyhole|receipt|user-x)\./,
    minShareCount: 2,
    priority: 2,
  },
  // What home and the pages of sessions have in common. All that is shared would be 8 KB more on home.
  {
    name: "sessions",
    test: /app\/(ui\/(street\/|readiness-names)|company\/shared\/(billing\/credit|running-sessions\/|session\/(action-texts|model|texts|first-session|use-session-(error|steps)|readiness\/(texts|remind|use-reminder)))|api\/queries\/(adventures|sessions\.))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "participant",
    test: /packages\/live-client\/|app\/(api\/participant|play\/client)\//,
    minShareCount: 3,
    priority: 2,
  },
  stageGroup(),
  startGroup(),
];
