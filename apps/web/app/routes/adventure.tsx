import { useLoaderData } from "react-router";
import { Builds, Cast, Next, Opening, Scene } from "../features/site/adventure-parts.tsx";
import { End } from "../features/site/end.tsx";
import { pathName } from "../features/site/path-name.ts";
import { readAdventure } from "../features/site/read-adventure.ts";
import { SitePage } from "../features/site/site-page.tsx";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import styles from "../styles/site/adventure.css?inline";

const texts = t.adventure;

export const handle = { styles };

/** Runs at build time. */
export function loader({ request }: { request: Request }) {
  return readAdventure(pathName(request));
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) {
  const title = loaderData?.title ?? t.shell.product;
  const description = texts.description(title, loaderData?.logline ?? "");
  return pageMeta({ title: t.shell.title(title), description, index: true });
}

export default function AdventurePage() {
  const adventure = useLoaderData<typeof loader>();
  return (
    <SitePage here="/#adventures" end={<End {...texts.end} />}>
      <Opening adventure={adventure} />
      <Builds />
      <Cast cast={Object.values(adventure.cast)} />
      <Scene adventure={adventure} />
      <Next slug={adventure.slug} />
    </SitePage>
  );
}
