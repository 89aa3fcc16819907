import { useLoaderData } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { readGuides, sectionsOf } from "../guide/guides.ts";
import { QuestionList } from "../sections/question-list.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import { Intro, SitePage, Split } from "../shell/site-page.tsx";
import styles from "../styles/help.css?inline";

const texts = t.support;

export const handle = { styles };

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title), description: texts.description, index: true });
}

/** Runs at build time. */
export function loader() {
  return readGuides().map((guide) => ({
    slug: guide.slug,
    title: guide.title,
    text: guide.text,
    sections: sectionsOf(guide),
  }));
}

export default function Support() {
  const guides = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <div>
          <p className="intro-text">{texts.intro}</p>
          <SearchForm texts={texts} />
        </div>
      </Intro>
      <section className="guides" data-question-group>
        <div className="wrap">
          <h2>{texts.guides}</h2>
          <ul>
            {guides.map((guide) => (
              <li key={guide.slug} data-question-group>
                <h3>
                  <a href={`/support/${guide.slug}`}>{guide.title}</a>
                </h3>
                <p>{guide.text}</p>
                <ul>
                  {guide.sections.map((part) => (
                    <li key={part.id} data-question data-text={part.content}>
                      <a href={`/support/${guide.slug}#${part.id}`}>{part.title}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="wrap split help">
        <div className="stick">
          <h2>{texts.questions}</h2>
        </div>
        <div>
          {t.faq.groups.map((group) => (
            <section key={group.id} id={group.id} data-question-group>
              <h3>{group.title}</h3>
              <QuestionList list={group.list} />
            </section>
          ))}
        </div>
      </div>
      <Split
        heading={texts.check.heading}
        intro={texts.check.text}
        aside={
          <p>
            <a className="link" href="/systemCheck">
              {texts.check.link}
            </a>
          </p>
        }
      >
        <div className="panel">
          <h3>{texts.write.heading}</h3>
          <p>{texts.write.text}</p>
          <a className="btn" href="/contact">
            {texts.write.link}
          </a>
        </div>
      </Split>
    </SitePage>
  );
}
