import { readFileSync } from "node:fs";
import { join } from "node:path";
import { useLoaderData } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { language } from "../../i18n/current.ts";
import { pageAmong } from "../../site-map/page.ts";
import { languagesOf, siteMap } from "../../site-map.ts";
import { Intro, SitePage, Split } from "../shell/site-page.tsx";
import { actionLink, actions, introText } from "../shell/style.ts";
import { evidenceText, translatedQuestions } from "./questions.ts";
import { texts } from "./texts.ts";

/** Runs at build time, in the web app's folder. */
export function loader(): { groups: ReturnType<typeof translatedQuestions> } {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(process.cwd(), "../../content/security", name), "utf8"));
  const translation = language() === "en" ? null : read(`questions.${language()}.json`);
  return { groups: translatedQuestions(read("questions.json"), translation) };
}

export function meta() {
  return pageMeta({ title: pageTitle(texts.title), description: texts.description, index: true });
}

export default function SecurityQuestions() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <div>
          <p className={introText}>
            {texts.intro(groups.reduce((count, { questions }) => count + questions.length, 0))}
          </p>
          <p className={actions}>
            <a className={actionLink} href="/security/questions.csv" download>
              {texts.csv}
            </a>
            <a className={actionLink} href="/security">
              {texts.security}
            </a>
          </p>
        </div>
      </Intro>
      {groups.map(({ id, group, questions }) => (
        <Split key={id} id={id} heading={group}>
          <dl className="border-t-[1.5px] border-ink">
            {questions.map(({ q, a, see }) => (
              <div key={q} className="border-b border-line py-5">
                <dt className="text-md font-semibold">{q}</dt>
                <dd className="mt-1 max-w-[44em]">{a}</dd>
                <dd className="mt-1 flex flex-wrap gap-x-5 text-sm text-ink-soft wrap-anywhere">
                  {see.map((one) => (
                    <Evidence key={one} one={one} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Split>
      ))}
    </SitePage>
  );
}

/** A link to a page; the name of a document or test, which are in the project's source, in English. */
function Evidence({ one }: { one: string }) {
  if (!one.startsWith("/")) return <span lang="en">{evidenceText(one)}</span>;
  const page = pageAmong(siteMap, one.replace(/#.*/, ""));
  const isTranslated = page !== undefined && languagesOf(page).includes(language());
  return (
    <a className="inline-flex min-h-6 items-center underline hover:text-ember" href={one}>
      {isTranslated ? one : texts.inEnglish(one)}
    </a>
  );
}
