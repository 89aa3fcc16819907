import { t } from "../../i18n/index.ts";
import { slugOf } from "../../i18n/slug.ts";
import { SitePage } from "../shell/site-page.tsx";
import { OperatorFacts } from "./operator-facts.tsx";
import { VersionLine } from "./version-line.tsx";

const texts = t.legal;

/** A text page with its version, its date and the operator. */
export function LegalPage({
  page,
  related,
}: {
  page: (typeof texts)["terms"];
  related: { href: string; text: string }[];
}) {
  const { title, intro, version, date, sections } = page;
  return (
    <SitePage>
      <div className="wrap split legal">
        <div className="stick">
          <h1>{title}</h1>
          <p className="intro-text">{intro}</p>
          <VersionLine version={version} date={date} />
          <OperatorFacts />
        </div>
        <div>
          {sections.map((section) => (
            <section key={section.title} id={slugOf(section.title)}>
              <h2>{section.title}</h2>
              {section.text.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ))}
          <section>
            <h2>{texts.related}</h2>
            <ul>
              {related.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.text}</a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </SitePage>
  );
}
