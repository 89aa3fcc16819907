import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { textLink } from "../../ui/button.tsx";
import styles from "../../ui/styles/doors.css?inline";
import { TaskDoor } from "../door.tsx";
import { DoorField, HiddenError } from "../field.tsx";
import { State } from "../state.tsx";
import { SubmitButton } from "../submit-button.tsx";
import script from "./script.ts?worker&url";

const texts = t.access.forgot;

export const handle = { script, styles };

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

/** `/password/reset`: asks for the email that sets a new password. */
export default function ForgotPassword() {
  return (
    <TaskDoor layout="noheader">
      <State name="ask" heading={texts.heading} text={texts.intro} visible>
        <form noValidate className="grid gap-4">
          <DoorField name="email" label={t.access.email} type="email" autoComplete="username" required />
          <HiddenError />
          <SubmitButton busy={texts.busy}>{texts.submit}</SubmitButton>
        </form>
      </State>
      <State name="done" heading={texts.doneHeading} fill="done" role="status" />
      <p>
        <a href="/login" className={textLink}>
          {texts.back}
        </a>
      </p>
    </TaskDoor>
  );
}
