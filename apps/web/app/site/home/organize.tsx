import { actionLink, introText, split, stick, wrap } from "../shell/style.ts";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.organize;

/** What administrators use: a picture of the dashboard in the visitor's color scheme. */
export function Organize() {
  return (
    <section className="pb-10">
      <div className={`${wrap} ${split}`}>
        <div className={stick}>
          <h2>{texts.heading}</h2>
          {texts.intro.map((text) => (
            <p key={text} className={introText}>
              {text}
            </p>
          ))}
          <a className={actionLink} href="/samples">
            {texts.samples}
          </a>
        </div>
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet="/art/dashboard-dark.webp" />
          <img
            className="h-auto w-full rounded-md border border-line shadow-md"
            src="/art/dashboard-light.webp"
            alt={texts.picture}
            width="1440"
            height="960"
            loading="lazy"
          />
        </picture>
      </div>
    </section>
  );
}
