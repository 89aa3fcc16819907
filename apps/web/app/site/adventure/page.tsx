import { useLoaderData } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle, productName } from "../../document/product-name.ts";
import { End } from "../sections/end.tsx";
import { pathName } from "../sections/path-name.ts";
import { SitePage } from "../shell/site-page.tsx";
import styles from "../styles/cover.css?inline";
import { Builds, Cast, Opening, Others, Scene, Trailer, textsOf } from "./adventure-parts.tsx";
import { readAdventure } from "./read-adventure.ts";
import { texts } from "./texts.ts";

export const handle = { styles };

/** Runs at build time. */
export function loader({ request }: { request: Request }) {
  return readAdventure(pathName(request));
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) {
  const title = loaderData?.title ?? productName;
  const description = texts.description(title, loaderData?.logline ?? "");
  return pageMeta({ title: pageTitle(title), description, index: true });
}

export default function AdventurePage() {
  const adventure = useLoaderData<typeof loader>();
  return (
    <SitePage here="/#adventures" end={<End heading={textsOf(adventure.slug).end} text={texts.end} />}>
      <Opening adventure={adventure} />
      <Trailer adventure={adventure} />
      <Builds slug={adventure.slug} />
      <Cast cast={Object.values(adventure.cast)} />
      <Scene adventure={adventure} />
      <Others slug={adventure.slug} />
    </SitePage>
  );
}
