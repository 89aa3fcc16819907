import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { LegalPage } from "../sections/legal-page.tsx";
import { texts as sectionsTexts } from "../sections/texts.ts";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({
    title: pageTitle(texts.title),
    description: texts.intro,
    index: true,
  });
}

const { links: to } = sectionsTexts;
const related = [
  { href: "/data-processing", text: to.processing },
  { href: "/dashboard/works-council", text: to.worksCouncil },
  { href: "/security", text: to.security },
  { href: "/contact", text: to.contact },
];

export default function Privacy() {
  return <LegalPage page={texts} related={related} />;
}
