import type { Language } from "@lantern/contract/languages";
import { usePageLanguage } from "../../document/page-language.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { joining as en } from "../../i18n/en/joining.ts";
import { joining as es } from "../../i18n/es/joining.ts";
import styles from "../../ui/styles/doors.css?inline";
import { DuskDoor } from "../dusk-door.tsx";
import { FailureTexts } from "../failure-texts.tsx";
import { DoorField, HiddenError } from "../field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import script from "./script.ts?worker&url";

const byLanguage: Record<Language, typeof en.demo> = { en: en.demo, es: es.demo };

export const handle = { script, styles };

export function meta({ language }: { language: Language }) {
  return pageMeta({ title: pageTitle(byLanguage[language].title) });
}

/** `/demo`: starts a rehearsal for visitors, on the same stage as a real session. */
export default function Demo() {
  const texts = byLanguage[usePageLanguage()];
  return (
    <DuskDoor>
      <h1>{texts.heading}</h1>
      <p>{texts.intro}</p>
      <form noValidate className="grid gap-4">
        <DoorField
          name="first_name"
          label={texts.name}
          maxLength={40}
          autoComplete="given-name"
          placeholder={texts.namePlaceholder}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{texts.speed}</legend>
          {texts.speeds.map(({ value, label, note }, at) => (
            <label
              key={value}
              className="flex min-h-13.5 items-center gap-3 rounded-md border border-field-line px-4 font-semibold has-checked:border-ember has-checked:bg-ember-wash"
            >
              <input
                type="radio"
                name="speed"
                value={value}
                defaultChecked={at === 0}
                className="size-4.5 accent-ember"
              />
              {label}
              <small className="ml-auto text-sm font-normal">{note}</small>
            </label>
          ))}
        </fieldset>
        <HiddenError />
        <div className="grid sm:justify-start">
          <SubmitButton busy={texts.busy}>{texts.start}</SubmitButton>
        </div>
      </form>
      <FailureTexts />
    </DuskDoor>
  );
}
