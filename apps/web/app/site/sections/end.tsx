import { SiteFooter } from "../shell/site-footer.tsx";
import { actionLink, actions, cta, wrap } from "../shell/style.ts";
import { texts as shellTexts } from "../shell/texts.ts";
import { Harbor } from "./harbor.tsx";
import { texts } from "./texts.ts";

/** The closing call to action, and the footer over the same picture. */
export function End({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="end dusk relative isolate overflow-hidden">
      <Harbor className="absolute inset-0 -z-1 size-full object-cover object-[82%_70%] max-sm:opacity-55 sm:object-[100%_70%]" />
      <div className={wrap}>
        <section
          className="relative pt-[clamp(96px,11vw,168px)] pb-[clamp(72px,8vw,112px)]"
          aria-labelledby="end"
        >
          <h2 id="end" className="max-w-[11em]">
            {heading}
          </h2>
          <p className="mt-5 mb-8 max-w-[27em]">{text}</p>
          <div className={actions}>
            <a className={cta} href="/demo">
              {shellTexts.tryScene}
            </a>
            <a className={actionLink} href="/signup">
              {texts.siteEnd.signUp}
            </a>
          </div>
        </section>
        <SiteFooter />
      </div>
    </div>
  );
}
