import { demoStory } from "../../site-map/site.ts";
import { RuledList } from "../sections/ruled-list.tsx";
import { StoryPicture } from "../sections/story-picture.tsx";
import { Split } from "../shell/site-page.tsx";
import { actionLink, actions, cta, headingRow, introText, wrap } from "../shell/style.ts";
import type { Adventure } from "./read-adventure.ts";
import { texts } from "./texts.ts";

const covers = texts.site.adventures;

/** The texts of one adventure's page. The build fails for a page without them. */
export function textsOf(slug: string) {
  const own = texts.of[slug];
  if (!own) throw new Error(`There are no texts for the page of ${slug}`);
  return own;
}

/** The cover, what happens, and the facts. */
export function Opening({ adventure }: { adventure: Adventure }) {
  const { slug, title, logline, synopsis, cover } = adventure;
  return (
    <section className="cover dusk relative isolate overflow-hidden pt-[clamp(200px,30vw,460px)] pb-[clamp(48px,6vw,88px)]">
      <StoryPicture
        slug={slug}
        id={cover.id}
        alt={cover.alt}
        sizes="100vw"
        className="absolute inset-x-0 top-0 -z-2 h-[max(56.25vw,420px)] max-h-[900px] w-full object-cover"
        first
      />
      <div className={wrap}>
        <h1 className="text-title leading-[.95] font-normal tracking-[-.035em]">{title}</h1>
        <p className="mt-5 mb-7 max-w-[27em] text-md xl:text-lg">{logline}</p>
        <div className={actions}>
          {slug === demoStory && (
            <a className={cta} href="/demo">
              {texts.tryScene}
            </a>
          )}
          <a className={slug === demoStory ? actionLink : cta} href="/signup">
            {texts.plan}
          </a>
        </div>
        <div className="mt-[clamp(56px,7vw,104px)] grid gap-x-[clamp(32px,4vw,64px)] gap-y-6 border-t border-line pt-9 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)_minmax(0,4fr)]">
          <h2 className="text-2xl">{texts.story}</h2>
          <p>{synopsis}</p>
          <dl>
            {[...texts.facts, { name: texts.tone, text: textsOf(slug).tone }].map((fact) => (
              <div
                key={fact.name}
                className="grid grid-cols-[110px_1fr] gap-4 border-b border-line py-2 text-md first:pt-0"
              >
                <dt className="text-ink-soft">{fact.name}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Twenty seconds of the story. Nothing loads or sounds before somebody presses play. */
export function Trailer({ adventure: { title, trailer } }: { adventure: Adventure }) {
  return (
    <section className="dusk">
      <div className={wrap}>
        <h2 className="mb-[clamp(24px,3vw,40px)]">{texts.trailer.heading}</h2>
        <video
          className="aspect-video w-full rounded-md bg-well"
          controls
          playsInline
          preload="none"
          poster={trailer.poster}
          aria-label={texts.trailer.label(title)}
          src={trailer.video}
        >
          <track kind="captions" srcLang="en" label={texts.trailer.captions} src={trailer.captions} default />
        </video>
      </div>
    </section>
  );
}

export function Builds({ slug }: { slug: string }) {
  return (
    <Split heading={texts.builds.heading} intro={texts.builds.intro}>
      <RuledList list={textsOf(slug).builds} />
    </Split>
  );
}

export function Cast({ cast }: { cast: Adventure["cast"][string][] }) {
  return (
    <Split heading={texts.cast.heading} intro={texts.cast.intro}>
      <RuledList list={cast.map(({ name, about }) => ({ name, text: about }))} />
    </Split>
  );
}

/** An early decision of the story. */
export function Scene({ adventure: { slug, scene, clue } }: { adventure: Adventure }) {
  return (
    <section className="dusk">
      <div className={wrap}>
        <div className={`${headingRow} mb-[clamp(32px,4vw,56px)]`}>
          <h2>{texts.scene.heading}</h2>
          <p className={introText}>{texts.scene.intro}</p>
        </div>
        <figure>
          <StoryPicture
            slug={slug}
            id={scene.art.id}
            alt={scene.art.alt}
            sizes="(min-width: 1300px) 1240px, 92vw"
            className="h-auto w-full rounded-md"
          />
          <figcaption>
            <p className="mt-8 mb-5 font-display text-xl leading-tight xl:text-3xl">{scene.question}</p>
            <ol className="grid gap-3 lg:grid-cols-3">
              {scene.options.map((option) => (
                <li
                  key={option.id}
                  className="rounded-md border-[1.5px] border-line bg-well px-5 py-4 font-display text-md leading-[1.35]"
                >
                  {option.text}
                </li>
              ))}
            </ol>
          </figcaption>
        </figure>
        <div className="mt-[clamp(40px,5vw,72px)] grid items-start gap-x-[clamp(32px,6vw,96px)] gap-y-6 lg:grid-cols-2">
          <div>
            <h3 className="mb-2 font-display text-xl text-balance">{texts.clue.heading}</h3>
            <p className={introText}>{texts.clue.intro}</p>
          </div>
          <div className="rounded-md border-[1.5px] border-ember bg-well px-6 py-5">
            <b className="font-display text-md text-ember">{clue.title}</b>
            <p className="mt-2 font-display text-lg leading-snug">{clue.text}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

export function Others({ slug }: { slug: string }) {
  return (
    <Split heading={texts.others.heading} intro={texts.others.text}>
      <RuledList
        list={covers.list
          .filter((other) => other.slug !== slug)
          .map((other) => ({
            name: other.title,
            text: (
              <>
                {other.text}
                <small className="mt-2 block text-sm">
                  <a className={actionLink} href={`/adventures/${other.slug}`}>
                    {covers.more}
                  </a>
                </small>
              </>
            ),
          }))}
      />
    </Split>
  );
}
