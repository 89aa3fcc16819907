import { t } from "../../i18n/index.ts";
import { Harbour } from "./harbour.tsx";
import { SiteFooter } from "./site-footer.tsx";

const texts = t.site.end;

/** The one call to action, and the footer over the same water. */
export function End({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="end dusk">
      <Harbour className="pic" />
      <div className="wrap">
        <div className="say">
          <h2>{heading}</h2>
          <p>{text}</p>
          <div className="act">
            <a className="btn" href="/demo">
              {t.site.nav.tryScene}
            </a>
            <a className="link" href="/signup">
              {texts.signUp}
            </a>
          </div>
        </div>
        <SiteFooter />
      </div>
    </section>
  );
}
