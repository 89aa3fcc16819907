import { limits } from "@lantern/contract/limits";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { textLink } from "../../ui/button.tsx";
import styles from "../../ui/styles/doors.css?inline";
import { AuthPage } from "../auth-page.tsx";
import { Door } from "../door.tsx";
import { DoorField, HiddenError } from "../field.tsx";
import { NameFields, PasswordFields, TermsCheckbox } from "../own-fields.tsx";
import { SocialButtons } from "../social-buttons.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { texts as doorsTexts } from "../texts.ts";
import script from "./script.ts?worker&url";
import { texts } from "./texts.ts";

export const handle = { script, styles };

export function meta() {
  return pageMeta({ title: pageTitle(texts.title) });
}

/** `/signup`. */
export default function SignUp() {
  return (
    <Door layout="home">
      <AuthPage
        heading={texts.heading}
        intro={texts.intro}
        art={texts.art}
        corner={{ to: "/login", text: texts.logIn }}
      >
        <SocialButtons />
        <form noValidate className="grid gap-4">
          <NameFields />
          <DoorField
            name="company_name"
            label={texts.company}
            autoComplete="organization"
            required
            max={limits.titleMax}
          />
          <DoorField
            name="email"
            label={doorsTexts.email}
            hint={texts.emailHint}
            type="email"
            autoComplete="username"
            required
          />
          <PasswordFields />
          <TermsCheckbox />
          <HiddenError />
          <SubmitButton busy={texts.busy}>{texts.submit}</SubmitButton>
        </form>
        <p className="text-ink-soft">
          {texts.returning}{" "}
          <a href="/login" className={textLink}>
            {texts.logIn}
          </a>
        </p>
      </AuthPage>
    </Door>
  );
}
