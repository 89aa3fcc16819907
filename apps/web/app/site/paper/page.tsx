import { useLoaderData } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { SitePage } from "../shell/site-page.tsx";
import { actionLink, textPage, textTitle, wrap } from "../shell/style.ts";
import styles from "../styles/prose.css?inline";
import { readPaper } from "./papers.ts";
import { texts } from "./texts.ts";

export const handle = { styles };

/** Runs at build time. */
export function loader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  return { paper: readPaper(pathname), isSecurity: pathname.startsWith("/security/") };
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) {
  const title = loaderData?.paper.title ?? "";
  return pageMeta({ title: pageTitle(title), description: texts.description(title), index: true });
}

/** A document of the project: the figures that were measured, or the accessibility report. */
export default function PaperPage() {
  const { paper, isSecurity } = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <div className={`${wrap} ${textPage}`}>
        <p>
          <a className={actionLink} href={isSecurity ? "/security" : "/accessibility"}>
            {isSecurity ? texts.security : texts.accessibility}
          </a>
        </p>
        <h1 className={`${textTitle} mb-6`}>{paper.title}</h1>
        <nav aria-label={texts.onThisPage} className="mb-8">
          <ul className="flex flex-wrap gap-x-7">
            {paper.headings.map((heading) => (
              <li key={heading.id}>
                <a className={actionLink} href={`#${heading.id}`}>
                  {heading.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text with embedded markup escaped */}
        <article className="prose max-w-[68em]!" dangerouslySetInnerHTML={{ __html: paper.html }} />
      </div>
    </SitePage>
  );
}
