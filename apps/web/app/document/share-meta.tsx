import type { Page } from "../site-map/page.ts";
import { isMarketing } from "../site-map.ts";
import { sharePath, siteOrigin } from "./site-origin.ts";

/** Meta elements of a prerendered page that need absolute URLs: the page's own, and its preview picture. */
export function ShareMeta({ page, path }: { page: Page; path: string }) {
  const origin = siteOrigin();
  const isPublic = isMarketing(page);
  const image = `${origin}${sharePath(isPublic ? path : "/")}`;
  return (
    <>
      {isPublic && (
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
