import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useContext, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from "react-router";
import { pageConfig } from "./api/page-config.ts";
import { queryClient } from "./api/queries.ts";
import { EmptyPage } from "./empty-page.ts";
import { ErrorScreen, errorFacts } from "./error-screen.tsx";
import { AccessWatch } from "./features/access/components/access-watch.tsx";
import { report, startReporting } from "./features/reporting/report.ts";
import { Help } from "./features/shell/components/help.tsx";
import { BuildWatch } from "./features/version/build-watch.tsx";
import { guardChunks } from "./features/version/reload-guard.ts";
import fraunces from "./fonts/fraunces.woff2?url";
import instrument from "./fonts/instrument.woff2?url";
import { loading } from "./i18n/loading.ts";
import { browserLanguage, useLanguage } from "./i18n/speak.ts";
import { requireRule } from "./route-rule.ts";
import { ShareMeta } from "./share-meta.tsx";
import siteScript from "./site/site.ts?worker&url";
import { isTested } from "./test-object.ts";
import { LoadingBar } from "./ui/loading-bar.tsx";
import { restoreFocus } from "./ui/restore-focus.ts";
import { useHydrated } from "./ui/use-hydrated.ts";
import "./styles/app.css";

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

// Runs before anything else can fail, because a page that fails at its first render runs no effects.
if (typeof window !== "undefined") {
  guardChunks();
  void startReporting(pageConfig().error_reports);
  if (isTested()) void import("./test-hooks.ts");
}

export function links() {
  return [
    { ...font, href: fraunces },
    { ...font, href: instrument },
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "icon", href: "/favicon-32.png", sizes: "32x32", type: "image/png" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  ];
}

/** Options of a route: `static` pages come without the app. */
interface Handle {
  static?: boolean;
}

function useIsStatic(): boolean {
  const isEmpty = useContext(EmptyPage);
  const matches = useMatches();
  return !isEmpty && matches.some((match) => (match.handle as Handle | undefined)?.static);
}

/** The document. Static pages load the small site script instead of the app. */
export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useIsStatic();
  const language = useLanguage();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111827" />
        <Meta />
        <ShareMeta />
        <Links />
      </head>
      <body>
        {children}
        {isStatic ? (
          <script type="module" src={siteScript} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The rule of the innermost page, whose id is its path in the site map. */
function useRouteRule(): void {
  const page = useMatches().at(-1);
  const { pathname } = useLocation();
  if (page) requireRule(page.id, page.params, pathname);
}

export default function App() {
  useRouteRule();
  useEffect(restoreFocus, []);
  if (useIsStatic()) return <Outlet />;
  return (
    <QueryClientProvider client={queryClient}>
      <LoadingBar />
      <AccessWatch />
      <BuildWatch />
      <Help />
      <Outlet />
    </QueryClientProvider>
  );
}

/** The language is not known yet, so the browser's is used; a prerendered page has no browser. */
export function HydrateFallback() {
  const spoken = useHydrated() ? browserLanguage() : null;
  return (
    <p role="status" lang={spoken ?? undefined} className="sr-only">
      {spoken && loading[spoken]}
    </p>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  useEffect(() => {
    if (errorFacts(error).statusCode >= 500) report(error);
  }, [error]);
  return <ErrorScreen {...errorFacts(error)} />;
}
