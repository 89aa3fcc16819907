import { listedPacks } from "@lantern/contract/packs";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { product } from "../../document/structured-data.ts";
import { questionGroups } from "../../help/questions.ts";
import { End } from "../sections/end.tsx";
import { QuestionList } from "../sections/question-list.tsx";
import { Intro, SitePage, Split } from "../shell/site-page.tsx";
import { actionLink, actions, introText } from "../shell/style.ts";
import styles from "../styles/calculator.css?inline";
import { Calculator } from "./calculator.tsx";
import { CreditLife, Included, OrderByReceipt, Packs } from "./packs.tsx";
import { texts } from "./texts.ts";

/** The others are on the page of questions. */
const commonest = 9;
const about = questionGroups.find((group) => group.id === texts.questions.group);

export const handle = { styles };

export function meta() {
  return pageMeta({
    title: pageTitle(texts.title),
    description: texts.description,
    index: true,
    data: [product(texts.description, listedPacks.offers)],
  });
}

export default function Pricing() {
  return (
    <SitePage here="/pricing" end={<End {...texts.end} />}>
      <Intro heading={texts.heading}>
        <p className={introText}>{texts.intro}</p>
      </Intro>
      <Calculator />
      <Packs />
      <CreditLife />
      <Included />
      <OrderByReceipt />
      <Split
        heading={texts.questions.heading}
        aside={
          <p className={actions}>
            <a className={actionLink} href="/faq">
              {texts.questions.more}
            </a>
            <a className={actionLink} href="/contact">
              {texts.questions.contact}
            </a>
          </p>
        }
      >
        <QuestionList list={about?.list.slice(0, commonest) ?? []} openFirst />
      </Split>
    </SitePage>
  );
}
