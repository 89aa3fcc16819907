import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { LegalPage } from "../sections/legal-page.tsx";

export function meta() {
  return pageMeta({
    title: t.shell.title(t.legal.privacy.title),
    description: t.legal.privacy.intro,
    index: true,
  });
}

const { links: to } = t.legal;
const related = [
  { href: "/data-processing", text: to.processing },
  { href: "/dashboard/works-council", text: to.worksCouncil },
  { href: "/security", text: to.security },
  { href: "/contact", text: to.contact },
];

export default function Privacy() {
  return <LegalPage page={t.legal.privacy} related={related} />;
}
