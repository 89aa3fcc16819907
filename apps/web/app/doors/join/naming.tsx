import { usePageLanguage } from "../../document/page-language.ts";
import { DoorField, HiddenError } from "../field.tsx";
import { State } from "../state.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { joinTexts } from "./texts.ts";

/** Asks somebody who was added by their address alone for a name, before they meet their team. */
export function Naming() {
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
