import type { Language } from "@lantern/contract/languages";
import { usePageLanguage } from "../../document/page-language.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { siteDescription } from "../../document/site-description.ts";
import styles from "../../ui/styles/doors.css?inline";
import { DuskDoor } from "../dusk-door.tsx";
import { FailureTexts } from "../failure-texts.tsx";
import { HiddenError } from "../field.tsx";
import { joiningTexts } from "../joining-texts.ts";
import { BusySpinner, SubmitButton } from "../submit-button.tsx";
import { ReadableScene } from "./readable-scene.tsx";
import script from "./script.ts?worker&url";

export const handle = { script, styles };

export function meta({ language }: { language: Language }) {
  return pageMeta({
    title: pageTitle(joiningTexts[language].demo.title),
    description: siteDescription[language],
  });
}

/** `/demo`: starts the demo's scene by itself. Where that is not possible, the scene can be read here. */
export default function Demo() {
  const { demo: texts } = joiningTexts[usePageLanguage()];
  return (
    <DuskDoor noScript={texts.noScript}>
      <h1>{texts.title}</h1>
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
