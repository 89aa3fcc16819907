import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { textLink } from "../../ui/button.tsx";
import styles from "../../ui/styles/doors.css?inline";
import { TaskDoor } from "../door.tsx";
import { FeedbackNotes } from "../feedback-notes.tsx";
import { DoorField, HiddenError } from "../field.tsx";
import { State } from "../state.tsx";
import { SubmitButton } from "../submit-button.tsx";
import script from "./script.ts?worker&url";
import { texts } from "./texts.ts";

export const handle = { script, styles };

export function meta() {
  return pageMeta({ title: pageTitle(texts.title) });
}

/** `/login/code`: the second step of signing in, for people with an authenticator app or a passkey. */
export default function SecondFactor() {
  return (
    <TaskDoor layout="noheader">
      <State name="ask" heading={texts.heading} text={texts.intro} fill="intro" visible>
        <FeedbackNotes />
        <div data-passkey="" hidden className="grid">
          <SubmitButton type="button" tone="plain" busy={texts.busy}>
            {texts.passkey}
          </SubmitButton>
        </div>
        <form noValidate className="grid gap-4">
          <DoorField
            name="code"
            label={texts.code}
            hint={texts.hint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoFocus
            spellCheck={false}
            required
          />
          <HiddenError />
          <SubmitButton busy={texts.busy}>{texts.submit}</SubmitButton>
        </form>
      </State>
      <p>
        <a href="/login" className={textLink}>
          {texts.back}
        </a>
      </p>
    </TaskDoor>
  );
}
