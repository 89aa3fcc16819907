import { listedPacks } from "@lantern/contract/packs";
import { End } from "../features/site/end.tsx";
import { Calculator } from "../features/site/pricing/calculator.tsx";
import { CreditLife, Included, OrderByReceipt, Packs } from "../features/site/pricing/packs.tsx";
import { QuestionList } from "../features/site/question-list.tsx";
import { Intro, SitePage, Split } from "../features/site/site-page.tsx";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import { product } from "../structured-data.ts";
import styles from "../styles/site/pricing.css?inline";

const texts = t.pricing;
const about = t.faq.groups.find((group) => group.id === texts.questions.group);

export const handle = { styles };

export function meta() {
  return pageMeta({
    title: t.shell.title(texts.title),
    description: texts.description,
    index: true,
    data: [product(texts.description, listedPacks.packs)],
  });
}

export default function Pricing() {
  return (
    <SitePage here="/pricing" end={<End {...texts.end} />}>
      <Intro heading={texts.heading}>
        <p className="intro-text">{texts.intro}</p>
      </Intro>
      <Calculator />
      <Packs />
      <CreditLife />
      <Included />
      <OrderByReceipt />
      <Split
        heading={texts.questions.heading}
        aside={
          <p className="act">
            <a className="link" href="/faq">
              {texts.questions.more}
            </a>
            <a className="link" href="/contact">
              {texts.questions.contact}
            </a>
          </p>
        }
      >
        <QuestionList list={about?.list ?? []} openFirst />
      </Split>
    </SitePage>
  );
}
