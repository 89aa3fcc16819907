// @vitest-environment happy-dom
/** The server makes the sentences of reports, so each request for one names the page's language. */
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { setLanguage } from "../../i18n/current.ts";
import { reportQuery } from "./reports.ts";
import { seriesReportQuery } from "./series.ts";

const id = "0199a000-0000-7000-8000-000000000001";

afterEach(() => {
  setLanguage("en");
  vi.unstubAllGlobals();
});

test.each([
  ["a session", () => new QueryClient().fetchQuery(reportQuery(id))],
  ["a series", () => new QueryClient().fetchQuery(seriesReportQuery(id))],
])("the report of %s is requested in the page's language", async (_, read) => {
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    requested.push(url);
    return new Response("{}", { headers: { "content-type": "application/json" } });
  });
  setLanguage("de");
  await read();
  expect(requested.filter((url) => url.includes("report"))).toEqual([expect.stringContaining("language=de")]);
});
