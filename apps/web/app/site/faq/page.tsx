import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { QuestionList } from "../sections/question-list.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import { Intro, SitePage } from "../shell/site-page.tsx";
import styles from "../styles/help.css?inline";
import { faqData } from "./faq-data.ts";

const texts = t.faq;

export const handle = { styles };

export function meta() {
  return [
    ...pageMeta({ title: t.shell.title(texts.title), description: texts.description, index: true }),
    { data: faqData(texts.groups) },
  ];
}

export default function Faq() {
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <p className="intro-text">{texts.intro}</p>
      </Intro>
      <div className="wrap split help">
        <div className="stick">
          <SearchForm texts={texts} />
          <nav aria-label={texts.topics} className="topics">
            <ul>
              {texts.groups.map((group) => (
                <li key={group.id}>
                  <a href={`#${group.id}`}>{group.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div>
          {texts.groups.map((group) => (
            <section key={group.id} id={group.id} data-question-group>
              <h2>{group.title}</h2>
              <QuestionList list={group.list} />
            </section>
          ))}
          <p className="contact-line">
            {texts.contactHeading}{" "}
            <a className="link" href="/contact">
              {texts.contact}
            </a>
          </p>
        </div>
      </div>
    </SitePage>
  );
}
