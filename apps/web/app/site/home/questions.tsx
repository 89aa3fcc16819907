import { texts as pricingTexts } from "../pricing/texts.ts";
import { Question } from "../sections/question-list.tsx";
import { actionLink, actions, split, stick, wrap } from "../shell/style.ts";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.questions;

export function Questions() {
  return (
    <section className="pt-6">
      <div className={`${wrap} ${split}`}>
        <div className={stick}>
          <h2>{texts.heading}</h2>
          <p className={actions}>
            <a className={actionLink} href="/faq">
              {pricingTexts.questions.more}
            </a>
            <a className={actionLink} href="/contact">
              {pricingTexts.questions.contact}
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
