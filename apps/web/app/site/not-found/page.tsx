import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { t } from "../../i18n/index.ts";
import { ErrorScreen } from "../../shell/error-screen.tsx";
import { SiteShell } from "../shell/site-shell.tsx";

/** The page server replaces it with the escaped path of the request. */
const placeholder = "{{path}}";

export function meta() {
  return pageMeta({ title: pageTitle(t.errors().screen.titles[404]) });
}

export default function NotFound() {
  return (
    <>
      <SiteShell />
      <ErrorScreen statusCode={404} statusMessage={t.errors().screen.pageNotFound(placeholder)} />
    </>
  );
}
