import { usePageLanguage } from "../../document/page-language.ts";
import { DoorField, HiddenError } from "../field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { joinTexts } from "./texts.ts";

/** Two steps for people without their personal link: request a code by email, then enter it. */
export function EmailCode() {
  const { code: texts } = joinTexts(usePageLanguage());
  return (
    <>
      <form data-code="request" noValidate aria-label={texts.title} className="grid gap-4">
        <DoorField
          name="email"
          id="code-email"
          label={texts.emailLabel}
          fault={texts.needEmail}
          letters={texts.emailLetters}
          type="email"
          autoComplete="email"
          required
        />
        <HiddenError />
        <div className="grid sm:justify-start">
          <SubmitButton>{texts.request}</SubmitButton>
        </div>
      </form>
      <form data-code="enter" noValidate hidden aria-label={texts.title} className="grid gap-4">
        <p role="status" data-sent={texts.sent("{email}")} />
        <DoorField
          name="code"
          label={texts.label}
          fault={texts.needCode}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
        />
        <HiddenError />
        <div className="grid gap-2.5 sm:flex">
          <SubmitButton>{texts.confirm}</SubmitButton>
          <div data-another="" className="grid">
            <SubmitButton type="button" tone="plain">
              {texts.another}
            </SubmitButton>
          </div>
        </div>
      </form>
    </>
  );
}
