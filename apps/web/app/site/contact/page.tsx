import { contactMax } from "@lantern/contract/choices";
import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { OperatorFacts } from "../sections/operator-facts.tsx";
import { Intro, SitePage } from "../shell/site-page.tsx";
import styles from "../styles/contact.css?inline";
import { ContactForm } from "./contact-form.tsx";

const texts = t.contact;

export const handle = { styles };

export function meta() {
  return [
    ...pageMeta({ title: t.shell.title(texts.title), description: texts.description, index: true }),
    // A form that is sent without script must prove its origin by the referrer.
    { name: "referrer", content: "same-origin" },
  ];
}

export default function Contact() {
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <p className="intro-text">{texts.intro}</p>
      </Intro>
      <div className="wrap split write">
        <aside className="stick">
          <h2>{texts.beforeTitle}</h2>
          <p>{texts.before}</p>
          <p>
            <a className="link" href="/support">
              {texts.support}
            </a>
          </p>
          <h2>{texts.soonTitle}</h2>
          <p>{texts.soon}</p>
          <h2>{texts.byEmail}</h2>
          <OperatorFacts />
        </aside>
        <div>
          <ContactForm max={contactMax} />
          <div className="panel" data-thanks hidden tabIndex={-1}>
            <h2>{texts.sent.heading}</h2>
            <p>{texts.sent.text}</p>
            <a className="link" href="/contact">
              {texts.sent.another}
            </a>
          </div>
        </div>
      </div>
    </SitePage>
  );
}
