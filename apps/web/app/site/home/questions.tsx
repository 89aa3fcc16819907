import { t } from "../../i18n/index.ts";

const texts = t.site.questions;

export function Questions() {
  return (
    <section className="ques">
      <div className="wrap split">
        <div className="stick">
          <h2>{texts.heading}</h2>
          <p className="act">
            <a className="link" href="/faq">
              {t.pricing.questions.more}
            </a>
            <a className="link" href="/contact">
              {t.pricing.questions.contact}
            </a>
          </p>
        </div>
        <div className="qa">
          {texts.list.map(({ q, a }, index) => (
            <details key={q} open={index === 0}>
              <summary>{q}</summary>
              <p>{a}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
