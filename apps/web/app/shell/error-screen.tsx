import { isCrawler } from "@lantern/contract/crawlers";
import { useEffect } from "react";
import { pageTitle } from "../document/product-name.ts";
import { t } from "../i18n/index.ts";
import { BrandLogo } from "../ui/brand.tsx";
import { buttonStyle } from "../ui/button-style.ts";

const redirectAfter = 1500;

export interface ErrorFacts {
  statusCode: number;
  /** The exact message; when it is empty, the screen names the status. */
  statusMessage: string;
}

/** The error page when nothing else can be shown. Its button is a plain link, because the app may be broken. */
export function ErrorScreen({ statusCode, statusMessage }: ErrorFacts) {
  const toLogin = statusCode === 401;
  // Search engines must not index an error in place of the page.
  const hidden = typeof navigator !== "undefined" && isCrawler(navigator.userAgent);
  useEffect(() => {
    if (hidden) console.error("application error", statusCode, statusMessage);
    if (!toLogin || hidden) return;
    const timer = setTimeout(() => location.assign("/login"), redirectAfter);
    return () => clearTimeout(timer);
  }, [toLogin, hidden, statusCode, statusMessage]);
  if (hidden) return null;
  return (
    <div className="dusk grid min-h-dvh place-items-center px-5 py-16">
      <main
        id="main"
        data-status={statusCode}
        className="grid max-w-xl justify-items-center gap-5 text-center"
      >
        <BrandLogo className="h-14 w-11 text-ink" />
        <ErrorText statusCode={statusCode} statusMessage={statusMessage} />
      </main>
    </div>
  );
}

/** Title, message, status and button, with the page's meta elements. */
export function ErrorText({ statusCode, statusMessage }: ErrorFacts) {
  const toLogin = statusCode === 401;
  const { titles, messages } = t.errors().screen;
  const title =
    statusCode === 401 || statusCode === 404 || statusCode === 500 ? titles[statusCode] : titles.other;
  const message = statusCode === 401 || statusCode === 500 ? messages[statusCode] : messages.other;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex, nofollow" />
      <link rel="canonical" href={typeof location === "undefined" ? "/" : `${location.origin}/`} />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg text-ink-soft">{message}</p>
      <p className="w-full text-sm text-ink-soft">{statusMessage || t.errors().failed(statusCode)}</p>
      <a href={toLogin ? "/login" : "/"} className={`${buttonStyle({ tone: "primary", size: "lg" })} mt-3`}>
        {toLogin ? t.errors().screen.toLogin : t.errors().screen.toHome}
      </a>
    </>
  );
}
