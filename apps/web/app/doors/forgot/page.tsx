import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { textLink } from "../../ui/button.tsx";
import styles from "../../ui/styles/doors.css?inline";
import { TaskDoor } from "../door.tsx";
import { DoorField, HiddenError } from "../field.tsx";
import { State } from "../state.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { texts as doorsTexts } from "../texts.ts";
import script from "./script.ts?worker&url";
import { texts } from "./texts.ts";

export const handle = { script, styles };

export function meta() {
  return pageMeta({ title: pageTitle(texts.title) });
}

/** `/password/reset`: asks for the email that sets a new password. */
export default function ForgotPassword() {
  return (
    <TaskDoor layout="noheader">
      <State name="ask" heading={texts.heading} text={texts.intro} visible>
        <form noValidate className="grid gap-4">
          <DoorField name="email" label={doorsTexts.email} type="email" autoComplete="username" required />
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
