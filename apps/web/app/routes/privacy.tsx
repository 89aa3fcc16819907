import { LegalPage } from "../features/site/legal-page.tsx";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import styles from "../styles/site/legal.css?url";

export const handle = { static: true };

export function links() {
  return [{ rel: "stylesheet", href: styles }];
}

export function meta() {
  return pageMeta({
    title: t.shell.title(t.legal.privacy.title),
    description: t.legal.privacy.lede,
    index: true,
  });
}

export default function Privacy() {
  return <LegalPage {...t.legal.privacy} />;
}
