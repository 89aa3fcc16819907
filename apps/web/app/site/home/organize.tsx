import { t } from "../../i18n/index.ts";

const texts = t.site.organize;

/** What administrators use: a picture of the dashboard in the visitor's color scheme. */
export function Organize() {
  return (
    <section className="org">
      <div className="wrap split">
        <div className="stick">
          <h2>{texts.heading}</h2>
          {texts.intro.map((text) => (
            <p key={text} className="intro-text">
              {text}
            </p>
          ))}
        </div>
        <picture className="screen">
          <source media="(prefers-color-scheme: dark)" srcSet="/art/dashboard-dark.webp" />
          <img src="/art/dashboard-light.webp" alt={texts.picture} width="1440" height="960" loading="lazy" />
        </picture>
      </div>
    </section>
  );
}
