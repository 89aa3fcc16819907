import { t } from "../../i18n/index.ts";
import { StoryPicture } from "../sections/story-picture.tsx";
import { Split } from "../shell/site-page.tsx";
import type { Adventure } from "./read-adventure.ts";

const texts = t.adventure;

/** The cover, what happens, and the facts. */
export function Opening({ adventure }: { adventure: Adventure }) {
  const { slug, title, logline, synopsis, cover } = adventure;
  return (
    <section className="cover dusk">
      <StoryPicture slug={slug} id={cover.id} alt={cover.alt} sizes="100vw" className="pic" first />
      <div className="wrap">
        <h1>{title}</h1>
        <p className="log">{logline}</p>
        <div className="act">
          <a className="btn" href="/demo">
            {texts.tryScene}
          </a>
          <a className="link" href="/signup">
            {texts.plan}
          </a>
        </div>
        <div className="synopsis">
          <h2>{texts.story}</h2>
          <p>{synopsis}</p>
          <dl>
            {texts.facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

export function Builds() {
  return (
    <Split heading={texts.builds.heading} intro={texts.builds.intro}>
      <ul className="ruled">
        {texts.builds.list.map((item) => (
          <li key={item.name}>
            <b>{item.name}</b>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Split>
  );
}

export function Cast({ cast }: { cast: Adventure["cast"][string][] }) {
  return (
    <Split heading={texts.cast.heading} intro={texts.cast.intro}>
      <ul className="ruled">
        {cast.map((person) => (
          <li key={person.name}>
            <b>{person.name}</b>
            <p>{person.about}</p>
          </li>
        ))}
      </ul>
    </Split>
  );
}

/** The first decision of the story. */
export function Scene({ adventure: { slug, scene } }: { adventure: Adventure }) {
  return (
    <section className="still dusk">
      <div className="wrap">
        <div className="headrow">
          <h2>{texts.scene.heading}</h2>
          <p className="intro-text">{texts.scene.intro}</p>
        </div>
        <figure>
          <StoryPicture
            slug={slug}
            id={scene.art.id}
            alt={scene.art.alt}
            sizes="(min-width: 1300px) 1240px, 92vw"
          />
          <figcaption>
            <p className="scene-question">{scene.question}</p>
            <ol>
              {scene.options.map((option) => (
                <li key={option.id}>{option.text}</li>
              ))}
            </ol>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** Stories without a page, because they cannot be played yet. */
export function Next({ slug }: { slug: string }) {
  return (
    <Split heading={texts.next.heading} intro={texts.next.text}>
      <ul className="ruled">
        {t.site.adventures.list
          .filter((other) => other.slug !== slug)
          .map((other) => (
            <li key={other.slug}>
              <b>{other.title}</b>
              <p>
                {other.text} <small>{texts.next.state}</small>
              </p>
            </li>
          ))}
      </ul>
    </Split>
  );
}
