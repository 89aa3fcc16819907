import { useContext } from "react";
import { useLocation, useMatches } from "react-router";
import { EmptyPage } from "./empty-page.ts";
import { isMarketing, siteMap } from "./site-map.ts";
import { sharePath, siteOrigin } from "./site-origin.ts";

/** Meta elements that need absolute URLs: the page's own, and its preview picture. */
export function ShareMeta() {
  const { pathname } = useLocation();
  const id = useMatches().at(-1)?.id;
  const page = siteMap.find(({ path }) => path === id);
  const origin = siteOrigin();
  // The empty page is rendered at the home page's address and used for all app pages.
  const isEmpty = useContext(EmptyPage);
  const isPublic = !isEmpty && page !== undefined && isMarketing(page);
  const path = pathname === "/" ? pathname : pathname.replace(/\/$/, "");
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
