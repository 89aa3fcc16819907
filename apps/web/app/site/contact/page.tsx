import { contactMax } from "@lantern/contract/choices";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { texts as contactSentTexts } from "../contact-sent/texts.ts";
import { OperatorFacts } from "../sections/operator-facts.tsx";
import { Intro, SitePage } from "../shell/site-page.tsx";
import { actionLink, introText, panel, textHeading, wrap } from "../shell/style.ts";
import { ContactForm } from "./contact-form.tsx";
import { texts } from "./texts.ts";

const note = "mt-2 max-w-[28em] text-ink-soft";

export function meta() {
  return [
    ...pageMeta({ title: pageTitle(texts.title), description: texts.description, index: true }),
    // A form that is sent without script must prove its origin by the referrer.
    { name: "referrer", content: "same-origin" },
  ];
}

export default function Contact() {
  return (
    <SitePage>
      <Intro heading={texts.heading}>
        <p className={introText}>{texts.intro}</p>
      </Intro>
      <div
        className={`${wrap} grid items-start gap-[clamp(32px,6vw,96px)] pt-4 pb-[clamp(80px,10vw,144px)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]`}
      >
        <aside className="lg:sticky lg:top-12">
          <h2 className={textHeading}>{texts.beforeTitle}</h2>
          <p className={note}>{texts.before}</p>
          <p className="mt-2">
            <a className={actionLink} href="/support">
              {texts.support}
            </a>
          </p>
          <h2 className={`${textHeading} mt-8`}>{texts.soonTitle}</h2>
          <p className={note}>{texts.soon}</p>
          <h2 className={`${textHeading} mt-8 mb-2`}>{texts.byEmail}</h2>
          <OperatorFacts />
        </aside>
        <div className="max-lg:order-first">
          <ContactForm max={contactMax} />
          <div className={panel} data-thanks hidden tabIndex={-1}>
            <h2 className="text-2xl">{contactSentTexts.heading}</h2>
            <p className="mt-3 mb-2 text-ink-soft">{contactSentTexts.text}</p>
            <a className={actionLink} href="/contact">
              {contactSentTexts.another}
            </a>
          </div>
        </div>
      </div>
    </SitePage>
  );
}
