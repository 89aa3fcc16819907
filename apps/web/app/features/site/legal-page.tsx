import { t } from "../../i18n/index.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** A page of plain words. The site script fills in who the operator of this installation is. */
export function LegalPage({ title, lede, sections }: (typeof t.legal)["terms"]) {
  return (
    <>
      <SiteHeader />
      <main id="main" className="wrap split legal">
        <div className="stick">
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          <p className="lede">
            {t.legal.operator}: <span data-operator>{t.legal.notSet}</span>
            <br />
            {t.legal.support}: <span data-support>{t.legal.notSet}</span>
          </p>
        </div>
        <div>
          {sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              {section.text.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ))}
        </div>
      </main>
      <div className="dusk">
        <div className="wrap">
          <SiteFooter />
        </div>
      </div>
    </>
  );
}
