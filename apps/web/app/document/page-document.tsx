import { directionOf, type Language } from "@lantern/contract/languages";
import type { ReactNode } from "react";
import siteScript from "../site/script/site.ts?worker&url";
import shared from "../site/styles/site.css?inline";
import type { Page } from "../site-map/page.ts";
import { isMarketing, languagesOf } from "../site-map.ts";
import fraunces from "../ui/fonts/fraunces.woff2?url";
import instrument from "../ui/fonts/instrument.woff2?url";
import { ErrorTemplate } from "./error-template.tsx";
import { MetaElements } from "./meta-elements.tsx";
import { PageLanguage, PagePath } from "./page-language.ts";
import type { MetaElement } from "./page-meta.ts";
import { ShareMeta } from "./share-meta.tsx";

/** What a prerendered page adds to its document. */
export interface PageHandle {
  /** The text of its stylesheet. */
  styles?: string;
  /** The address of a door's script; the stylesheet of a door is its only one. */
  script?: string;
  /** The script decides what the page shows, so nothing is painted before it has run. */
  scriptFirst?: boolean;
  links?: { rel: string; type: string; title: string; href: string }[];
}

interface Props extends PageHandle {
  page: Page;
  path: string;
  language: Language;
  meta: MetaElement[];
  /** The markup of its error screen. */
  errorScreen: string;
  children: ReactNode;
}

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

/** The document of a prerendered page. Its styles are inline, which saves a round trip before the first paint. */
export function PageDocument({
  page,
  path,
  language,
  meta,
  errorScreen,
  styles,
  script,
  scriptFirst = false,
  links = [],
  children,
}: Props) {
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111827" />
        <MetaElements elements={meta} />
        <ShareMeta path={isMarketing(page) ? path : null} language={language} languages={languagesOf(page)} />
        <ErrorTemplate markup={errorScreen} />
        <link {...font} href={fraunces} />
        <link {...font} href={instrument} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {links.map((link) => (
          <link key={link.href} {...link} />
        ))}
        {scriptFirst && <script type="module" blocking="render" src={script} />}
        {script && !scriptFirst && <link rel="modulepreload" href={script} />}
        {!script && <Style text={shared} />}
        {styles && <Style text={styles} />}
      </head>
      <body>
        <PageLanguage value={language}>
          <PagePath value={path}>{children}</PagePath>
        </PageLanguage>
        {!scriptFirst && <script type="module" src={script ?? siteScript} />}
      </body>
    </html>
  );
}

function Style({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}
