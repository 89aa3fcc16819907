import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from "react-router";
import { expect, test, vi } from "vitest";
import { companyPages } from "../company/pages.ts";
import { platformPages } from "../platform/pages.ts";
import { emailedDoors } from "../site-map/doors.ts";
import { layoutFiles } from "../site-map/page.ts";
import { playPages } from "../site-map/play.ts";
import { siteMap } from "../site-map.ts";
import type { PageFiles } from "./page-module.ts";
import { surfaceRoutes } from "./surface-routes.tsx";

/** Every page and layout of the site map, without content. */
const files: PageFiles = { "./shell/page-boundary.tsx": empty };
for (const { file, layout } of siteMap) {
  files[`./${file}`] = empty;
  files[`./${layoutFiles[layout]}`] = empty;
}
async function empty() {
  return { default: () => null };
}

/** What the dashboard's router does at a path that none of its own pages has: a step there, or its document there. */
async function other(at: string, step: string | null): Promise<Response> {
  vi.stubGlobal("location", new URL(at, "http://localhost"));
  const root = { failing: emailedDoors };
  const others = surfaceRoutes(companyPages, files, () => step, root)[0]?.children?.at(-1);
  expect(others?.path).toBe("*");
  if (typeof others?.loader !== "function") throw new Error("no loader");
  return others.loader({} as never, {}) as Response;
}

const pagesOf = { company: companyPages, platform: platformPages, play: playPages };

test.each(["company", "platform", "play"] as const)("%s needs the files of its own pages only", (surface) => {
  const own: PageFiles = surface === "play" ? {} : { "./shell/page-boundary.tsx": empty };
  const pages = pagesOf[surface];
  expect(pages).toEqual(siteMap.filter((page) => page.surface === surface));
  for (const { file, layout } of pages) {
    own[`./${file}`] = empty;
    own[`./${layoutFiles[layout]}`] = empty;
  }
  const ids = (routes: RouteObject[]): string[] =>
    routes.flatMap(({ id, children }) => [...(id ? [id] : []), ...ids(children ?? [])]);
  expect(ids(surfaceRoutes(pages, own, () => null)).sort()).toEqual(pages.map(({ path }) => path).sort());
});

test.each(["/console", "/systemCheck?sessionId=1#join=x", "/pricing", "/dashboard/nowhere"])(
  "a step from the dashboard to %s loads its document",
  async (path) => {
    const { headers } = await other("/dashboard/home", path);
    expect(headers.get("location")).toBe(path);
    expect(headers.get("x-remix-reload-document")).toBe("true");
  },
);

test("[R34] a path that no page has is an error of status 404", async () => {
  await expect(other("/dashboard/nowhere", null)).rejects.toMatchObject({ status: 404 });
});

test("[T25] the error screen of an application has the loading bar", async () => {
  const address = new URL("/experience/nowhere/at/all", "http://localhost");
  vi.stubGlobal("location", address);
  const handler = createStaticHandler(surfaceRoutes(playPages, files, () => null));
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error("it redirects");
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(createElement(StaticRouterProvider, { router, context, hydrate: false }));
  expect(html).toContain('data-status="404"');
  expect(html.match(/data-loading-bar/g)).toHaveLength(1);
});

test("[R35] the path of a door that breaks its rule is an error of the rule's status", async () => {
  await expect(other("/reset-password/x", null)).rejects.toMatchObject({ status: 400 });
});

test("the lobby and the stage are one component, so that the session stays mounted at its start", async () => {
  const page = { default: () => null };
  const routes = surfaceRoutes(playPages, { ...files, "./play/live/page.tsx": async () => page }, () => null);
  const all = (of: RouteObject[]): RouteObject[] => of.flatMap((one) => [one, ...all(one.children ?? [])]);
  const component = async (path: string) => {
    const lazy = all(routes).find(({ id }) => id === path)?.lazy;
    return typeof lazy === "function" ? (await lazy()).Component : undefined;
  };
  const stage = await component("/experience/live/*");
  expect(stage).toBeDefined();
  expect(await component("/experience/wait/*")).toBe(stage);
});
