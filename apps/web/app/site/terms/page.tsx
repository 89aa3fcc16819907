import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { LegalPage } from "../sections/legal-page.tsx";

export function meta() {
  return pageMeta({
    title: t.shell.title(t.legal.terms.title),
    description: t.legal.terms.intro,
    index: true,
  });
}

const { links: to } = t.legal;
const related = [
  { href: "/privacy", text: to.privacy },
  { href: "/data-processing", text: to.processing },
  { href: "/contact", text: to.contact },
];

export default function Terms() {
  return <LegalPage page={t.legal.terms} related={related} />;
}
