import { offeredDates } from "@lantern/contract/endpoints/date-poll";
import { type Language, languages } from "@lantern/contract/languages";
import { usePageLanguage } from "../../document/page-language.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { siteDescription } from "../../document/site-description.ts";
import { formatLanguage } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import styles from "../../ui/styles/doors.css?inline";
import { DuskDoor } from "../dusk-door.tsx";
import { FailureTexts } from "../failure-texts.tsx";
import { DoorField, HiddenError } from "../field.tsx";
import { State } from "../state.tsx";
import { StoryFigure } from "../story-figure.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { ClosedStates } from "./closed.tsx";
import { RsvpStates } from "./rsvp.tsx";
import script from "./script.ts?worker&url";
import { When } from "./session-facts.tsx";
import { joinTexts } from "./texts.ts";

export const handle = { script, scriptFirst: true, styles };

export function meta({ language }: { language: Language }) {
  return [
    ...pageMeta({ title: pageTitle(joinTexts(language).join.title), description: siteDescription[language] }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/**
 * `/experience/{sessionId}`: joins by a personal link or an address, stores an RSVP, or says why joining is not possible.
 * The page server sends it in the session's language.
 */
export default function Join() {
  const { join: texts, ...others } = joinTexts(usePageLanguage());
  return (
    <DuskDoor>
      <p data-state="loading" role="status" className="[@media(scripting:none)]:hidden">
        {others.loading}
      </p>
      <section data-state="join" hidden className="grid gap-5">
        <StoryFigure />
        <h1 data-fill="title">{texts.title}</h1>
        <div>
          <p data-before-end="">{texts.greeting}</p>
          <When />
        </div>
        <LanguageChoice />
        <form noValidate className="grid gap-4">
          <DoorField
            name="email"
            label={others.code.emailLabel}
            fault={others.code.needEmail}
            letters={others.code.emailLetters}
            type="email"
            autoComplete="email"
            required
          />
          <p data-from-link="" hidden className="text-ink-soft">
            {texts.fromLink}
          </p>
          <MusicChoice />
          <p data-no-storage="" role="alert" hidden>
            {texts.storage}
          </p>
          <HiddenError />
          <div data-after={texts.scorecard} className="grid sm:justify-start">
            <SubmitButton busy={texts.busy}>{texts.submit}</SubmitButton>
          </div>
        </form>
        <div className="flex flex-wrap gap-x-6">
          <a
            data-link="check"
            data-before-end=""
            href="/systemCheck"
            className={`${textLink} inline-flex min-h-11 items-center`}
          >
            {texts.check}
          </a>
          <a
            data-link="data"
            hidden
            href="/experience/data"
            className={`${textLink} inline-flex min-h-11 items-center`}
          >
            {others.ownData}
          </a>
        </div>
      </section>
      <Naming />
      <RsvpStates />
      <DatesStates />
      <ClosedStates />
      <FailureTexts />
    </DuskDoor>
  );
}

/** The script shows the languages in which the story is told. The page loads again in the one that is chosen. */
function LanguageChoice() {
  const here = usePageLanguage();
  return (
    <fieldset data-languages="" hidden className="grid gap-1">
      <legend className="font-semibold">{joinTexts(here).join.language}</legend>
      <div className="flex flex-wrap gap-x-6">
        {languages.map((code) => (
          <label key={code} lang={code} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="language"
              value={code}
              defaultChecked={code === here}
              className="choice-dot"
            />
            {/* In itself, as whoever looks for it reads it. */}
            {formatLanguage(code, code)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Asks before anything sounds whether there shall be music. */
function MusicChoice() {
  const { join: texts } = joinTexts(usePageLanguage());
  return (
    <fieldset data-music="" data-before-end="" className="grid gap-1">
      <legend className="font-semibold">{texts.music}</legend>
      <div className="flex gap-6">
        {(["soft", "none"] as const).map((option) => (
          <label key={option} className="inline-flex min-h-11 items-center gap-2">
            <input type="radio" name="music" value={option} className="choice-dot" />
            {texts.musicChoice[option]}
          </label>
        ))}
      </div>
      <p data-calm="" hidden className="text-ink-soft">
        {texts.musicCalm}
      </p>
    </fieldset>
  );
}

/** Asks somebody who was added by their address alone for a name, before they meet their team. */
function Naming() {
  const { naming: texts } = joinTexts(usePageLanguage());
  return (
    <State name="name" heading={texts.heading} text={texts.intro}>
      <form data-naming="" noValidate className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <DoorField
            name="first_name"
            label={texts.first}
            fault={texts.needFirst}
            autoComplete="given-name"
            required
          />
          <DoorField name="last_name" label={texts.last} autoComplete="family-name" />
        </div>
        <HiddenError />
        <div className="grid gap-2.5 sm:flex">
          <SubmitButton>{texts.submit}</SubmitButton>
          <div data-skip="" className="grid">
            <SubmitButton type="button" tone="plain">
              {texts.skip}
            </SubmitButton>
          </div>
        </div>
      </form>
    </State>
  );
}

/** Which of the offered dates suit the reader, asked before there is a session in anybody's calendar. */
function DatesStates() {
  const { dates: texts } = joinTexts(usePageLanguage());
  return (
    <>
      <section data-state="dates" data-choose={texts.choose} hidden className="grid gap-5">
        <h1>{texts.heading}</h1>
        <p data-fill="session" className="font-semibold text-ember empty:hidden" />
        <p>{texts.intro}</p>
        <p data-given="" hidden className="text-ink-soft">
          {texts.given}
        </p>
        <fieldset data-offered="" hidden className="grid gap-1">
          <legend className="sr-only">{texts.heading}</legend>
          {Array.from({ length: offeredDates.max }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the script fills in the dates
            <label key={index} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" className="check shrink-0" />
              <span />
            </label>
          ))}
        </fieldset>
        <HiddenError />
        <div data-offered="" hidden className="grid gap-2.5 sm:flex">
          <div data-dates="some" className="grid">
            <SubmitButton type="button">{texts.submit}</SubmitButton>
          </div>
          <div data-dates="none" className="grid">
            <button type="button" className={`${textLink} min-h-11 text-start sm:px-2`}>
              <span data-label="">{texts.none}</span>
            </button>
          </div>
        </div>
      </section>
      <State name="dates-done" heading={texts.done} text={texts.doneText}>
        <div data-dates="change" className="grid sm:justify-start">
          <SubmitButton type="button" tone="plain">
            {texts.change}
          </SubmitButton>
        </div>
      </State>
    </>
  );
}
