import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { ApiError } from "./api/error.ts";
import { t } from "./i18n/index.ts";
import { PageError } from "./page-error.ts";
import { BrandMark } from "./ui/brand.tsx";
import { buttonLook } from "./ui/button.tsx";

const redirectAfter = 1500;
/** Crawlers that run scripts; the site script says the same for the pages without the app. */
const crawler = /bot|crawl|spider|slurp/i;

export interface ErrorFacts {
  status: number;
  /** The line that says what exactly happened. */
  statusMessage: string;
}

/** Reads whatever a page threw. */
export function errorFacts(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const missing = error.status === 404;
    const path = missing && typeof location !== "undefined" ? location.pathname : "";
    return {
      status: error.status,
      statusMessage: missing
        ? t.errors.screen.pageNotFound(path)
        : error.statusText || String(error.data ?? ""),
    };
  }
  if (error instanceof PageError) return { status: error.status, statusMessage: error.message };
  if (error instanceof ApiError) return { status: error.status || 500, statusMessage: error.message };
  return { status: 500, statusMessage: error instanceof Error ? error.message : "" };
}

/** The whole page when nothing else can be shown. Its one button is a plain link: the app may be broken. */
export function ErrorScreen({ status, statusMessage }: ErrorFacts) {
  const toLogin = status === 401;
  const isCrawler = typeof navigator !== "undefined" && crawler.test(navigator.userAgent);
  useEffect(() => {
    if (isCrawler) console.error("application error", status, statusMessage);
    if (!toLogin || isCrawler) return;
    const timer = setTimeout(() => location.assign("/login"), redirectAfter);
    return () => clearTimeout(timer);
  }, [toLogin, isCrawler, status, statusMessage]);
  // A drawn error could be taken into an index for the page itself.
  if (isCrawler) return null;
  return (
    <div className="dusk grid min-h-dvh place-items-center px-5 py-16">
      <main id="main" data-status={status} className="grid max-w-xl justify-items-center gap-5 text-center">
        <BrandMark className="h-14 w-11 text-ink" />
        <ErrorText status={status} statusMessage={statusMessage} />
      </main>
    </div>
  );
}

/** Title, message, status line and the one button, with what the head of such a page says. */
export function ErrorText({ status, statusMessage }: ErrorFacts) {
  const toLogin = status === 401;
  const { titles, messages } = t.errors.screen;
  const title = status === 401 || status === 404 || status === 500 ? titles[status] : titles.other;
  const message = status === 401 || status === 500 ? messages[status] : messages.other;
  return (
    <>
      <title>{t.shell.title(title)}</title>
      <meta name="robots" content="noindex, nofollow" />
      <link rel="canonical" href={typeof location === "undefined" ? "/" : `${location.origin}/`} />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg text-ink-soft">{message}</p>
      {statusMessage && <p className="text-sm break-words text-ink-soft">{statusMessage}</p>}
      <a
        href={toLogin ? "/login" : "/"}
        className={buttonLook({ tone: "primary", size: "lg", class: "mt-3" })}
      >
        {toLogin ? t.errors.screen.toLogin : t.errors.screen.toHome}
      </a>
    </>
  );
}
