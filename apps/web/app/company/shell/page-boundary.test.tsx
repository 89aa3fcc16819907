import { renderToString } from "react-dom/server";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../api/error.ts";
import type { PageFiles } from "../../shell/page-module.ts";
import { layoutRoutes } from "../../shell/surface-routes.tsx";
import { layoutFiles } from "../../site-map/page.ts";
import { companyPages } from "../pages.ts";
import DashboardPage, { ErrorBoundary } from "./page-boundary.tsx";

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
  const frame = { id: "frame", Component: DashboardPage, ErrorBoundary };
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

test("every page of the dashboard stands in that frame", async () => {
  const frame = async () => ({ default: DashboardPage, ErrorBoundary });
  const page = async () => ({ default: () => null });
  const files: PageFiles = Object.fromEntries(companyPages.map(({ file }) => [`./${file}`, page]));
  for (const { layout } of companyPages) files[`./${layoutFiles[layout]}`] = page;
  files["./company/shell/page-boundary.tsx"] = frame;
  const routes = layoutRoutes(companyPages, files);
  const dashboard = companyPages.filter(({ layout }) => layout === "dashboard").map(({ path }) => path);
  const around = routes.find(({ children }) => children?.some((each) => each.children));
  const [inside, ...others] = around?.children ?? [];
  expect(others).toEqual([]);
  expect(inside?.children?.map(({ id }) => id)).toEqual(dashboard);
  const lazy = inside?.lazy;
  expect(typeof lazy === "function" && (await lazy())).toMatchObject({ ErrorBoundary });
});
