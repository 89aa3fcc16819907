import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches, useRouteError } from "react-router";
import { report } from "../api/error-reports/report.ts";
import { queryClient } from "../api/query-client.ts";
import { loading } from "../i18n/en/start.ts";
import { hasHelp } from "../site-map/page.ts";
import { DocumentBar } from "../ui/document-bar.tsx";
import { LoadingBar } from "../ui/loading-bar.tsx";
import { restoreFocus } from "../ui/restore-focus.ts";
import { BuildWatch } from "./build-watch.tsx";
import { errorFacts } from "./error-facts.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { ownPage } from "./own-pages.ts";
import { requireRule } from "./route-rule.ts";

/** The rule of the innermost page, whose id is its path in the site map. */
function useRouteRule(): void {
  const page = useMatches().at(-1);
  const { pathname } = useLocation();
  if (page) requireRule(ownPage(page.id), page.params, pathname);
}

/** What every page of every surface has around it. */
export function Shell() {
  useRouteRule();
  useEffect(restoreFocus, []);
  return (
    <QueryClientProvider client={queryClient}>
      <LoadingBar />
      <BuildWatch />
      <Help />
      <Outlet />
      <ScrollRestoration />
    </QueryClientProvider>
  );
}

/** Shown until the first page has loaded, in English. */
export function FirstLoad() {
  return (
    <p role="status" className="sr-only">
      {loading}
    </p>
  );
}

export function ShellError() {
  const error = useRouteError();
  useEffect(() => {
    if (errorFacts(error).statusCode >= 500) report(error);
  }, [error]);
  return (
    <>
      <DocumentBar />
      <ErrorScreen {...errorFacts(error)} />
    </>
  );
}

/** Starts help on the pages that have it, and hides it on the others. Renders nothing. */
function Help() {
  const id = useMatches().at(-1)?.id;
  const page = ownPage(id ?? "");
  const wanted = page !== undefined && hasHelp(page);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-no-help", !wanted);
    // A page can do without help.
    const start = async () => (await import("../help/start-help.ts")).startHelp();
    if (wanted) start().catch(() => {});
  }, [wanted]);
  return null;
}
