import { slugOf } from "../../i18n/slug.ts";
import { SitePage } from "../shell/site-page.tsx";
import { introText, split, stick, textPage, textTitle, wrap } from "../shell/style.ts";
import type { texts as termsTexts } from "../terms/texts.ts";
import { OperatorFacts } from "./operator-facts.tsx";
import { TextSection } from "./text-section.tsx";
import { texts } from "./texts.ts";
import { VersionLine } from "./version-line.tsx";

/** A text page with its version, its date and the operator. */
export function LegalPage({
  page,
  related,
}: {
  page: typeof termsTexts;
  related: { href: string; text: string }[];
}) {
  const { title, intro, version, date, sections } = page;
  return (
    <SitePage>
      <div className={`${wrap} ${split} ${textPage}`}>
        <div className={stick}>
          <h1 className={textTitle}>{title}</h1>
          <p className={introText}>{intro}</p>
          <VersionLine version={version} date={date} />
          <OperatorFacts />
        </div>
        <div>
          {sections.map((section) => (
            <TextSection key={section.title} id={slugOf(section.title)} title={section.title}>
              {section.text.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </TextSection>
          ))}
          <TextSection title={texts.related}>
            <ul>
              {related.map((link) => (
                <li key={link.href}>
                  <a className="underline" href={link.href}>
                    {link.text}
                  </a>
                </li>
              ))}
            </ul>
          </TextSection>
        </div>
      </div>
    </SitePage>
  );
}
