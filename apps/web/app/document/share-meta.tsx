import { sharePath, siteOrigin } from "./site-origin.ts";

/**
 * Meta elements of a document that need absolute URLs: the page's own, and its preview picture.
 *
 * @param path of a page for search engines; null on all others, which share the picture of the home page
 */
export function ShareMeta({ path }: { path: string | null }) {
  const origin = siteOrigin();
  const image = `${origin}${sharePath(path ?? "/")}`;
  return (
    <>
      {path !== null && (
        <>
          <link rel="canonical" href={`${origin}${path}`} />
          <meta property="og:url" content={`${origin}${path}`} />
        </>
      )}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:image" content={image} />
    </>
  );
}
