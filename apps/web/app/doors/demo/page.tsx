import type { Language } from "@lantern/contract/languages";
import { usePageLanguage } from "../../document/page-language.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { joining as en } from "../../i18n/en/joining.ts";
import { joining as es } from "../../i18n/es/joining.ts";
import styles from "../../ui/styles/doors.css?inline";
import { DuskDoor } from "../dusk-door.tsx";
import { FailureTexts } from "../failure-texts.tsx";
import { HiddenError } from "../field.tsx";
import { BusySpinner, SubmitButton } from "../submit-button.tsx";
import { ReadableScene } from "./readable-scene.tsx";
import script from "./script.ts?worker&url";

const byLanguage: Record<Language, typeof en.demo> = { en: en.demo, es: es.demo };

export const handle = { script, styles };

export function meta({ language }: { language: Language }) {
  return pageMeta({ title: pageTitle(byLanguage[language].title) });
}

/** `/demo`: starts the demo's scene by itself. Where that is not possible, the scene can be read here. */
export default function Demo() {
  const texts = byLanguage[usePageLanguage()];
  return (
    <DuskDoor noScript={texts.noScript}>
      <h1>{texts.heading}</h1>
      <p>{texts.intro}</p>
      <p
        data-starting=""
        aria-busy="true"
        role="status"
        className="flex gap-3 [@media(scripting:none)]:hidden"
      >
        <BusySpinner />
        <span>{texts.starting}</span>
      </p>
      <div data-failed="" hidden className="grid gap-4">
        <HiddenError />
        <div className="grid sm:justify-start">
          <SubmitButton type="button" busy={texts.busy}>
            {texts.again}
          </SubmitButton>
        </div>
        <p>{texts.read}</p>
      </div>
      {/* A browser with scripts shows it when no demo can start. */}
      <div data-scene="" className="hidden gap-6 data-shown:grid [@media(scripting:none)]:grid">
        <ReadableScene texts={texts} />
      </div>
      <FailureTexts />
    </DuskDoor>
  );
}
