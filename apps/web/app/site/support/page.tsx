import { useLoaderData } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { questionGroups } from "../../help/questions.ts";
import { readGuides, sectionsOf } from "../guide/guides.ts";
import { QuestionList } from "../sections/question-list.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import { Intro, SitePage, Split } from "../shell/site-page.tsx";
import { actionLink, cta, introText, panel, split, stick, wrap } from "../shell/style.ts";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title), description: texts.description, index: true });
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
          <p className={introText}>{texts.intro}</p>
          <div className="mt-5">
            <SearchForm texts={texts} />
          </div>
        </div>
      </Intro>
      <section className="pt-[clamp(16px,3vw,40px)] pb-[clamp(64px,8vw,112px)]" data-question-group>
        <div className={wrap}>
          <h2 className="mb-6">{texts.guides}</h2>
          <ul className="grid gap-y-8 border-t-[1.5px] border-ink sm:grid-cols-2 xl:grid-cols-4">
            {guides.map((guide) => (
              <li
                key={guide.slug}
                className="border-line pt-6 sm:px-6 sm:odd:ps-0 sm:even:border-s xl:odd:not-first:border-s xl:odd:not-first:ps-6"
                data-question-group
              >
                <h3>
                  <a href={`/support/${guide.slug}`}>{guide.title}</a>
                </h3>
                <p className="mt-2 mb-3 text-md text-ink-soft sm:min-h-[4.6em] [[data-searching]_&]:hidden">
                  {guide.text}
                </p>
                <ul>
                  {guide.sections.map((part) => (
                    <li key={part.id} data-question data-terms={part.content}>
                      <a
                        className="flex min-h-10 items-center border-t border-line py-1 text-base leading-[1.3] text-ink-soft hover:text-ember"
                        href={`/support/${guide.slug}#${part.id}`}
                      >
                        {part.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className={`${wrap} ${split} pb-[clamp(40px,5vw,72px)]`}>
        <div className={stick}>
          <h2>{texts.questions}</h2>
        </div>
        <div>
          {questionGroups.map((group) => (
            <section key={group.id} id={group.id} className="pb-14" data-question-group>
              <h3 className="mb-3 leading-tight tracking-[-.01em]">{group.title}</h3>
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
            <a className={actionLink} href="/systemCheck">
              {texts.check.link}
            </a>
          </p>
        }
      >
        <div className={panel}>
          <h3>{texts.write.heading}</h3>
          <p className="mt-2 mb-5 max-w-[34em] text-ink-soft">{texts.write.text}</p>
          <a className={cta} href="/contact">
            {texts.write.link}
          </a>
        </div>
      </Split>
    </SitePage>
  );
}
