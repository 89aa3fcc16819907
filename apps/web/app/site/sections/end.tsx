import { t } from "../../i18n/index.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { Harbor } from "./harbor.tsx";

const texts = t.site.end;

/** The closing call to action, and the footer over the same picture. */
export function End({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="end dusk">
      <Harbor className="pic" />
      <div className="wrap">
        <section className="closing" aria-labelledby="end">
          <h2 id="end">{heading}</h2>
          <p>{text}</p>
          <div className="act">
            <a className="btn" href="/demo">
              {t.site.nav.tryScene}
            </a>
            <a className="link" href="/signup">
              {texts.signUp}
            </a>
          </div>
        </section>
        <SiteFooter />
      </div>
    </div>
  );
}
