import { Role } from "@lantern/contract/roles";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { t } from "../../i18n/index.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { FieldError } from "../../ui/field.tsx";
import { roleName } from "../../ui/role-names.ts";
import styles from "../../ui/styles/doors.css?inline";
import { TaskDoor } from "../door.tsx";
import { HiddenError } from "../field.tsx";
import { texts as loginTexts } from "../login/texts.ts";
import { NameFields, PasswordFields, TermsCheckbox } from "../own-fields.tsx";
import { State } from "../state.tsx";
import { SubmitButton } from "../submit-button.tsx";
import script from "./script.ts?worker&url";
import { texts } from "./texts.ts";

export const handle = { script, styles };

export function meta() {
  return [...pageMeta({ title: pageTitle(texts.title) }), { name: "referrer", content: "no-referrer" }];
}

/** `/invite-admin/{token}`: the invitation, and the form that accepts it. */
export default function Invitation() {
  return (
    <TaskDoor layout="default">
      <p data-state="loading" role="status" className="absolute">
        {texts.loading}
      </p>
      <section data-state="failed" hidden className="grid gap-5">
        <h1>{texts.title}</h1>
        <FieldError>{null}</FieldError>
        <SubmitButton type="button" tone="plain">
          {t.ui().tryAgain}
        </SubmitButton>
      </section>
      <State name="expired" heading={texts.expiredHeading} text={texts.expired}>
        <a href="/login" className={buttonStyle({ tone: "primary", size: "lg" })}>
          {loginTexts.submit}
        </a>
      </State>
      {/* Its texts are about as long as those that the script fills in. */}
      <State
        name="ask"
        heading={texts.heading(texts.someCompany)}
        fillHeading="heading"
        text={texts.intro(roleName(Role.CONSUMER_ADMIN_SUB), texts.somebody)}
        fill="intro"
        reserved
      >
        <form noValidate className="grid gap-4">
          <p>
            {texts.address} <b data-fill="email">{texts.someAddress}</b>
          </p>
          <input type="hidden" id="username" autoComplete="username" readOnly />
          <NameFields />
          <PasswordFields />
          <TermsCheckbox />
          <HiddenError />
          <SubmitButton busy={texts.busy}>{texts.submit}</SubmitButton>
        </form>
      </State>
    </TaskDoor>
  );
}
