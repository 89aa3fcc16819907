import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { questionGroups } from "../../help/questions.ts";
import { QuestionList } from "../sections/question-list.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import { Intro, SitePage } from "../shell/site-page.tsx";
import { actionLink, introText, split, stick, textHeading, wrap } from "../shell/style.ts";
import { faqData } from "./faq-data.ts";
import { texts } from "./texts.ts";

export function meta() {
  return [
    ...pageMeta({ title: pageTitle(texts.title), description: texts.description, index: true }),
    { data: faqData(questionGroups) },
  ];
}

export default function Faq() {
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <p className={introText}>{texts.intro}</p>
      </Intro>
      <div className={`${wrap} ${split} pb-[clamp(40px,5vw,72px)]`}>
        <div className={stick}>
          <SearchForm texts={texts} />
          <nav aria-label={texts.topics}>
            <ul>
              {questionGroups.map((group) => (
                <li key={group.id}>
                  <a
                    className="inline-flex min-h-11 items-center text-md hover:text-ember"
                    href={`#${group.id}`}
                  >
                    {group.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div>
          {questionGroups.map((group) => (
            <section key={group.id} id={group.id} className="pb-14" data-question-group>
              <h2 className={`${textHeading} mb-3`}>{group.title}</h2>
              <QuestionList list={group.list} />
            </section>
          ))}
          <p className="text-ink-soft">
            {texts.contactHeading}{" "}
            <a className={actionLink} href="/contact">
              {texts.contact}
            </a>
          </p>
        </div>
      </div>
    </SitePage>
  );
}
