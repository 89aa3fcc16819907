import { t } from "../../i18n/index.ts";
import { Question } from "../sections/question-list.tsx";
import { actionLink, actions, split, stick, wrap } from "../shell/style.ts";

const texts = t.site.questions;

export function Questions() {
  return (
    <section className="pt-6">
      <div className={`${wrap} ${split}`}>
        <div className={stick}>
          <h2>{texts.heading}</h2>
          <p className={actions}>
            <a className={actionLink} href="/faq">
              {t.pricing.questions.more}
            </a>
            <a className={actionLink} href="/contact">
              {t.pricing.questions.contact}
            </a>
          </p>
        </div>
        <div>
          {texts.list.map(({ q, a }, index) => (
            <Question key={q} q={q} open={index === 0}>
              <p>{a}</p>
            </Question>
          ))}
        </div>
      </div>
    </section>
  );
}
