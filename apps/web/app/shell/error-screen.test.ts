import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/error.ts";
import { errorFacts } from "./error-facts.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { PageError } from "./page-error.ts";

afterEach(() => void vi.unstubAllGlobals());

const routeError = (status: number, statusText: string, data: unknown = null) => ({
  status,
  statusText,
  data,
  internal: true,
});

/** The texts of the screen, one per line. */
function linesOf(error: unknown): string[] {
  const html = renderToStaticMarkup(createElement(ErrorScreen, errorFacts(error)));
  return [...html.matchAll(/<(?:h1|p)[^>]*>(.*?)<\/(?:h1|p)>/g)].map(([, text = ""]) => text);
}

test("[E03] the screen's input is a statusCode and a statusMessage", () => {
  expect(errorFacts(new PageError(418, "Teapot"))).toEqual({ statusCode: 418, statusMessage: "Teapot" });
  expect(errorFacts(new ApiError(0, "OFFLINE", "No line"))).toEqual({
    statusCode: 500,
    statusMessage: "No line",
  });
});

test.each([
  ["an error without a text", new Error(""), 500],
  ["something that is no error", "thrown", 500],
  ["a page's error without a text", new PageError(401, ""), 401],
  ["an answer without a text", routeError(418, ""), 418],
])("[E01] %s has its status message line too", (_, error, statusCode) => {
  const lines = linesOf(error);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe(`Request failed with status ${statusCode}`);
});

test("[R34] a missing page names its path whole", () => {
  const pathname = `/${"long-".repeat(400)}end`;
  vi.stubGlobal("location", { pathname, origin: "https://lantern.example" });
  expect(linesOf(routeError(404, "Not Found"))[2]).toBe(`Page Not Found: ${pathname}`);
});

test("[E14] a crawler is drawn nothing", () => {
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  expect(linesOf(new PageError(404, "Page Not Found: /x"))).toEqual([]);
});
