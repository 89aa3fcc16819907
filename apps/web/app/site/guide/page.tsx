import { useLoaderData } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { pathName } from "../sections/path-name.ts";
import { SitePage } from "../shell/site-page.tsx";
import { actionLink, introText, split, textHeading, textPage, textTitle, wrap } from "../shell/style.ts";
import styles from "../styles/prose.css?inline";
import { texts as supportTexts } from "../support/texts.ts";
import { readGuide, readGuides } from "./guides.ts";

const topic = "inline-flex min-h-11 items-center text-md hover:text-ember";

export const handle = { styles };

/** Runs at build time. */
export function loader({ request }: { request: Request }) {
  const guide = readGuide(pathName(request));
  const all = readGuides().map(({ slug, title }) => ({ slug, title }));
  return { guide, all };
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) {
  const { title, text } = loaderData?.guide ?? { title: supportTexts.title, text: supportTexts.description };
  return pageMeta({ title: pageTitle(title), description: text, index: true });
}

export default function GuidePage() {
  const { guide, all } = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <div className={`${wrap} ${split} ${textPage} *:min-w-0`}>
        <div className="space-y-3 lg:sticky lg:top-12">
          <p>
            <a className={actionLink} href="/support">
              {supportTexts.title}
            </a>
          </p>
          <h1 className={textTitle}>{guide.title}</h1>
          <p className={introText}>{guide.text}</p>
          <nav aria-label={supportTexts.onThisPage}>
            <ul>
              {guide.headings.map((heading) => (
                <li key={heading.id}>
                  <a className={topic} href={`#${heading.id}`}>
                    {heading.text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text with embedded markup escaped */}
          <article className="prose" dangerouslySetInnerHTML={{ __html: guide.html }} />
          <nav aria-label={supportTexts.allGuides} className="mt-16 border-t border-line">
            <h2 className={`${textHeading} mt-7 mb-3`}>{supportTexts.allGuides}</h2>
            <ul className="flex flex-wrap gap-x-7">
              {all.map((other) => (
                <li key={other.slug}>
                  <a
                    className={`${topic} aria-[current]:text-ink-soft`}
                    href={`/support/${other.slug}`}
                    aria-current={other.slug === guide.slug ? "page" : undefined}
                  >
                    {other.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </SitePage>
  );
}
