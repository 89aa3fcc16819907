import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import styles from "../../ui/styles/doors.css?inline";
import { TaskDoor } from "../door.tsx";
import { FeedbackNotes } from "../feedback-notes.tsx";
import script from "./script.ts?worker&url";

const texts = t.access.social;

export const handle = { script, styles };

export function meta() {
  return [
    ...pageMeta({ title: t.shell.title(texts.finishing) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** `/signing-in`: the redirect page of all providers, in a popup, in a hidden frame, or in this window. */
export default function SigningIn() {
  return (
    <TaskDoor layout="noheader">
      <p data-state="finishing" role="status">
        {texts.finishing}
      </p>
      <section data-state="not-yet" hidden className="grid gap-5">
        <h1>{texts.notYet}</h1>
        <FeedbackNotes alert />
        <a href="/login" className={buttonStyle({ size: "lg" })}>
          {texts.back}
        </a>
      </section>
    </TaskDoor>
  );
}
