import { renderToString } from "react-dom/server";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/error.ts";
import { companyPages } from "../company/pages.ts";
import { platformPages } from "../platform/pages.ts";
import { layoutFiles } from "../site-map/page.ts";
import PageInShell, { ErrorBoundary } from "./page-boundary.tsx";
import type { PageFiles } from "./page-module.ts";
import { layoutRoutes } from "./surface-routes.tsx";

beforeEach(() => void vi.stubGlobal("location", { origin: "https://play.example.com", pathname: "/there" }));

/** A dashboard page whose loader failed, rendered in its shell. */
function drawn(error: unknown): string {
  const shell = {
    id: "shell",
    element: (
      <main>
        <nav>Sessions</nav>
        <Outlet />
      </main>
    ),
  };
  const frame = { id: "frame", Component: PageInShell, ErrorBoundary };
  const page = { id: "page", path: "/there", element: "the page" };
  const router = createMemoryRouter([{ ...shell, children: [{ ...frame, children: [page] }] }], {
    initialEntries: ["/there"],
    hydrationData: { loaderData: {}, errors: { frame: error } },
  });
  return renderToString(<RouterProvider router={router} />);
}

test("a thing of the dashboard that is not there is said inside its shell, in the error screen's words", () => {
  const html = drawn(new ApiError(404, "SESSION_001", "Session not found"));
  for (const text of ["Sessions", "Oops! Page Not Found", "Session not found", "Take Me Home"])
    expect(html).toContain(text);
  expect(html.match(/<main/g)).toHaveLength(1);
  expect(html).not.toContain("the page");
});

test("a failure keeps the shell, too", () => {
  const html = drawn(new ApiError(500, "SERVER_ERROR", "Server error. Please try again later."));
  for (const text of ["Sessions", "Server error. Please try again later.", 'data-status="500"'])
    expect(html).toContain(text);
  expect(html.match(/<main/g)).toHaveLength(1);
});

test("whoever must sign in again gets the whole screen", () => {
  const ended = new ApiError(401, "UNAUTHENTICATED", "Unauthenticated");
  expect(() => drawn(ended)).toThrow(ended.message);
});

test.each([
  ["dashboard", companyPages, "/dashboard/home", []],
  ["console", platformPages, "/console", ["/debug/experience"]],
] as const)("every page of the %s stands in that frame, and no tool", async (_, pages, one, tools) => {
  const frame = async () => ({ default: PageInShell, ErrorBoundary });
  const page = async () => ({ default: () => null });
  const files: PageFiles = Object.fromEntries(pages.map(({ file }) => [`./${file}`, page]));
  for (const { layout } of pages) files[`./${layoutFiles[layout]}`] = page;
  files["./shell/page-boundary.tsx"] = frame;
  const around = layoutRoutes(pages, files).find(({ children }) => children?.some((each) => each.children));
  const [inside, ...others] = around?.children ?? [];
  const paths = inside?.children?.map(({ id }) => id) ?? [];
  expect(paths).toContain(one);
  // In the dashboard's layout there is nothing else; in the console's there are the tools.
  const { layout } = pages.find(({ path }) => path === one)!;
  const rest = pages.filter((each) => each.layout === layout && !paths.includes(each.path));
  expect(others.map(({ id }) => id)).toEqual(rest.map(({ path }) => path));
  for (const { path } of rest) expect(path).toMatch(/^\/debug\//);
  for (const tool of tools) expect(paths).not.toContain(tool);
  const lazy = inside?.lazy;
  expect(typeof lazy === "function" && (await lazy())).toMatchObject({ ErrorBoundary });
});
