import { demoStory } from "../../site-map/site.ts";
import { texts as adventureTexts } from "../adventure/texts.ts";
import { Harbor } from "../sections/harbor.tsx";
import { actionLink, actions, headingRow, introText, wrap } from "../shell/style.ts";
import { texts as shellTexts } from "../shell/texts.ts";

const texts = adventureTexts.site.adventures;

/** Three covers, one of them open. Works without script. */
export function Adventures() {
  return (
    <section id="adventures" className="dusk">
      <div className={wrap}>
        <div className={`${headingRow} mb-[clamp(40px,5vw,72px)]`}>
          <h2>{texts.heading}</h2>
          <p className={introText}>{texts.intro}</p>
        </div>
        <div className="covers">
          {texts.list.map((adventure, index) => (
            <article key={adventure.slug}>
              <input
                className="sr-only"
                type="radio"
                name="cover"
                id={`cover-${adventure.slug}`}
                defaultChecked={index === 0}
              />
              <label htmlFor={`cover-${adventure.slug}`}>
                <span className="sr-only">{texts.open}</span>
                <Cover slug={adventure.slug} />
                <span className="state">{adventure.mood}</span>
                <span className="name">{adventure.title}</span>
              </label>
              <div className="in">
                <p className="q">{adventure.quote}</p>
                <p>{adventure.text}</p>
                <p className={`${actions} text-ink`}>
                  <a className={actionLink} href={`/adventures/${adventure.slug}`}>
                    {texts.more}
                  </a>
                  {adventure.slug === demoStory && (
                    <a className={actionLink} href="/demo">
                      {shellTexts.tryScene}
                    </a>
                  )}
                </p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

function Cover({ slug }: { slug: string }) {
  if (slug === "the-light-at-saltmere") return <Harbor className="saltmere" sizes="60vw" />;
  const file = slug.replace("the-", "");
  return <img className={file} src={`/art/${file}.svg`} alt="" loading="lazy" width="1000" height="720" />;
}
