import { ErrorScreen } from "../error-screen.tsx";
import { SiteShell } from "../features/site/site-shell.tsx";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";

/** The page server replaces it with the escaped path of the request. */
const placeholder = "{{path}}";

export function meta() {
  return pageMeta({ title: t.shell.title(t.errors.screen.titles[404]) });
}

export default function NotFound() {
  return (
    <>
      <SiteShell />
      <ErrorScreen statusCode={404} statusMessage={t.errors.screen.pageNotFound(placeholder)} />
    </>
  );
}
