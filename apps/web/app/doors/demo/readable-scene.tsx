import { usePageLanguage } from "../../document/page-language.ts";
import { byLanguage } from "../../i18n/by-language.ts";
import type { demoScene } from "../../i18n/en/demo-scene.ts";
import { textLink } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";

const scenes = byLanguage<typeof demoScene>(
  import.meta.glob("../../i18n/*/demo-scene.ts", { eager: true, import: "demoScene" }),
);
/** Pictures of the story, one for each part of the scene. */
const sceneArt = ["o2", "a7", "i1-3"];

interface Texts {
  next: string;
  team: string;
  seats: string;
  price: string;
}

/** The whole scene to read. A choice opens what follows from it, without any script. */
export function ReadableScene({ texts }: { texts: Texts }) {
  return (
    <>
      <div className="grid gap-5">
        {scenes[usePageLanguage()].map(({ alt, lines, question, choices }, at) => (
          <section key={alt} className="grid gap-3.5">
            <img
              src={`/content/the-quiet-station/art/${sceneArt[at]}-800.avif`}
              alt={alt}
              width="800"
              height="450"
              loading="lazy"
              className="h-auto w-full rounded-md"
            />
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {question && <h2 className="font-display text-lg font-medium">{question}</h2>}
            {choices?.map(({ text, after }) => (
              <details
                key={text}
                name={sceneArt[at]}
                className="rounded-md border border-field-line px-4 open:bg-ember-wash"
              >
                <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{text}</summary>
                {after.map((line) => (
                  <p key={line} className="pb-3">
                    {line}
                  </p>
                ))}
              </details>
            ))}
          </section>
        ))}
      </div>
      <section className="grid gap-3.5" aria-label={texts.next}>
        <h2 className="font-display text-lg font-medium">{texts.next}</h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2.5">
          <a href="/signup" className={buttonStyle({ tone: "primary", size: "lg" })}>
            {texts.team}
          </a>
          <a href="/pricing" className={`${textLink} inline-flex min-h-11 items-center`}>
            {texts.price}
          </a>
        </div>
        <p className="text-ink-soft">{texts.seats}</p>
      </section>
    </>
  );
}
