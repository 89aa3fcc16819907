import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import styles from "../../ui/styles/doors.css?inline";
import { TaskDoor } from "../door.tsx";
import { HiddenError } from "../field.tsx";
import { PasswordFields } from "../own-fields.tsx";
import { State } from "../state.tsx";
import { SubmitButton } from "../submit-button.tsx";
import script from "./script.ts?worker&url";
import { texts } from "./texts.ts";

export const handle = { script, styles };

export function meta() {
  return [...pageMeta({ title: pageTitle(texts.title) }), { name: "referrer", content: "no-referrer" }];
}

/** `/reset-password/{token}`: a new password, with the link of an email. */
export default function ResetPassword() {
  return (
    <TaskDoor layout="default">
      <State name="ask" heading={texts.heading} text={texts.intro} visible>
        <form noValidate className="grid gap-4">
          <div data-usable="" className="grid gap-4">
            <PasswordFields />
          </div>
          <HiddenError />
          <div data-usable="" className="grid">
            <SubmitButton busy={texts.busy}>{texts.submit}</SubmitButton>
          </div>
          <a
            data-expired=""
            hidden
            href="/password/reset"
            className={buttonStyle({ tone: "primary", size: "lg" })}
          >
            {texts.expired}
          </a>
        </form>
      </State>
    </TaskDoor>
  );
}
