import type { Language } from "@lantern/contract/languages";
import { addressIn } from "@lantern/contract/site-languages";
import { alternatesOf } from "../site-map/alternates.ts";
import { sharePath, siteOrigin } from "./site-origin.ts";

interface Props {
  /** Of a page for search engines; null on all others, which share the picture of the home page. */
  path: string | null;
  language?: Language;
  /** All languages that the page is in. */
  languages?: readonly Language[];
}

/** Elements of a document's head that need absolute URLs: its own, those in other languages, and its preview picture. */
export function ShareMeta({ path, language = "en", languages = ["en"] }: Props) {
  const origin = siteOrigin();
  const image = `${origin}${sharePath(path ?? "/")}`;
  return (
    <>
      {path !== null && (
        <>
          <link rel="canonical" href={`${origin}${addressIn(path, language)}`} />
          {alternatesOf(path, languages).map(({ code, address }) => (
            <link key={code} rel="alternate" hrefLang={code} href={`${origin}${address}`} />
          ))}
          <meta property="og:url" content={`${origin}${addressIn(path, language)}`} />
        </>
      )}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:image" content={image} />
    </>
  );
}
