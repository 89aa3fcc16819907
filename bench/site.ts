/**
 * `npm run bench:site -- [--url http://localhost:3000] [/pricing …]`: Lighthouse as on a phone over every public page
 * and the entry pages of the app, or over the given pages, on the running server or on a new one. Prints a table. Exits
 * with 1 when a page misses a goal. `CHROME_PATH` is the browser.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ServerProcess } from "./chaos/server.ts";

const { values, positionals } = parseArgs({ options: { url: { type: "string" } }, allowPositionals: true });

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const least = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
/**
 * Entry pages of the app: they load its script, and search engines are asked not to index them. Their speed is printed
 * and has no goal; they must be accessible, and their layout must not shift.
 */
const appPages = ["/demo", "/login", "/signup"];
const leastOfAppPages = { performance: 0, accessibility: 100, "best-practices": 90, seo: 0 };
const mostAppPageShift = 0.1;
const mostScriptKb = 10;
const mostHomeKb = 350;
const mostShift = 0.02;

interface Measured {
  path: string;
  marks: Record<(typeof categories)[number], number>;
  scriptKb: number;
  totalKb: number;
  shift: number;
  /** Goals that were missed. */
  faults: string[];
}

const server = values.url ? null : await ServerProcess.start();
const origin = values.url ?? server?.url ?? "";
const browser = await launch({
  chromePath: process.env.CHROME_PATH ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find(existsSync),
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
try {
  const rows: Measured[] = [];
  for (const path of positionals.length > 0 ? positionals : [...(await publicPaths()), ...appPages])
    rows.push(await measure(path));
  const columns = ["page", ...categories, "script KB", "all KB", "shift", "short of"];
  console.log(columns.join(" | "));
  for (const { path, marks, scriptKb, totalKb, shift, faults } of rows)
    console.log(
      [path, ...categories.map((name) => marks[name]), scriptKb, totalKb, shift, faults.join(", ")].join(
        " | ",
      ),
    );
  const short = rows.filter(({ faults }) => faults.length > 0).length;
  console.log(`${rows.length} pages, ${short} short of what is asked for`);
  process.exitCode = short === 0 ? 0 : 1;
} finally {
  browser.kill();
  await server?.stop();
}

async function publicPaths(): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)</g)].map(([, url = ""]) => new URL(url).pathname);
}

async function measure(path: string): Promise<Measured> {
  const run = await lighthouse(origin + path, {
    port: browser.port,
    onlyCategories: [...categories],
    logLevel: "error",
    formFactor: "mobile",
  });
  if (!run) throw new Error(`${path} was not measured`);
  const { lhr } = run;
  const mark = (name: (typeof categories)[number]) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const marks = Object.fromEntries(categories.map((name) => [name, mark(name)])) as Measured["marks"];
  const sizes = (lhr.audits["resource-summary"]?.details ?? { items: [] }) as {
    items: { resourceType: string; transferSize: number }[];
  };
  const requests = (lhr.audits["network-requests"]?.details ?? { items: [] }) as {
    items: { resourceType?: string; transferSize?: number }[];
  };
  const kb = (type: string | null) => {
    const items =
      sizes.items.length > 0
        ? sizes.items.filter(({ resourceType }) => resourceType !== "total")
        : requests.items;
    const chosen = type ? items.filter(({ resourceType }) => resourceType?.toLowerCase() === type) : items;
    return Math.round(chosen.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 102.4) / 10;
  };
  const shift = Math.round((lhr.audits["cumulative-layout-shift"]?.numericValue ?? 0) * 1000) / 1000;
  const [scriptKb, totalKb] = [kb("script"), kb(null)];
  const isAppPage = appPages.includes(path);
  const goals = isAppPage ? leastOfAppPages : least;
  const faults = [
    ...categories.filter((name) => marks[name] < goals[name]),
    ...(!isAppPage && scriptKb > mostScriptKb ? ["script"] : []),
    ...(path === "/" && totalKb > mostHomeKb ? ["transfer"] : []),
    ...(shift >= (isAppPage ? mostAppPageShift : mostShift) ? ["shift"] : []),
    ...Object.values(lhr.audits)
      .filter(
        ({ score, scoreDisplayMode, id }) =>
          score === 0 && scoreDisplayMode === "binary" && isMarked(lhr, id, goals),
      )
      .map(({ id }) => `(${id})`),
  ];
  return { path, marks, scriptKb, totalKb, shift, faults };
}

/** Whether an audit counts for a category whose goal is 100. */
function isMarked(
  lhr: { categories: Record<string, { auditRefs: { id: string; weight: number }[] }> },
  id: string,
  goals: typeof least,
) {
  const whole = categories.filter((name) => goals[name] === 100);
  return whole.some((name) =>
    lhr.categories[name]?.auditRefs.some((reference) => reference.id === id && reference.weight > 0),
  );
}
