import type { Language } from "@lantern/contract/languages";
import { usePageLanguage } from "../../document/page-language.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { textLink } from "../../ui/button.tsx";
import styles from "../../ui/styles/doors.css?inline";
import { DuskDoor } from "../dusk-door.tsx";
import { FailureTexts } from "../failure-texts.tsx";
import { DoorField, HiddenError } from "../field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { ClosedStates } from "./closed.tsx";
import { MusicChoice } from "./music.tsx";
import { RsvpStates } from "./rsvp.tsx";
import script from "./script.ts?worker&url";
import { When } from "./session-facts.tsx";
import { Story } from "./story.tsx";
import { joinTexts } from "./texts.ts";

export const handle = { script, scriptFirst: true, styles };

export function meta({ language }: { language: Language }) {
  return [
    ...pageMeta({ title: pageTitle(joinTexts(language).join.title) }),
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
        <Story />
        <h1 data-fill="title">{texts.title}</h1>
        <div>
          <p data-before-end="">{texts.greeting}</p>
          <When />
        </div>
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
      <RsvpStates />
      <ClosedStates />
      <FailureTexts />
    </DuskDoor>
  );
}
