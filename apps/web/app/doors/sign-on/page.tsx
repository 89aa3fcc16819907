import { texts as socialTexts } from "../../api/access/social/texts.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import styles from "../../ui/styles/doors.css?inline";
import { TaskDoor } from "../door.tsx";
import { FeedbackNotes } from "../feedback-notes.tsx";
import script from "./script.ts?worker&url";

export const handle = { script, styles };

export function meta() {
  return [
    ...pageMeta({ title: pageTitle(socialTexts.finishing) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** `/sign-on`: where the provider of a company sends people back to. */
export default function SignOn() {
  return (
    <TaskDoor layout="noheader">
      <p data-state="finishing" role="status">
        {socialTexts.finishing}
      </p>
      <section data-state="not-yet" hidden className="grid gap-5">
        <h1>{socialTexts.notYet}</h1>
        <FeedbackNotes alert />
        <a href="/login" className={buttonStyle({ size: "lg" })}>
          {socialTexts.back}
        </a>
      </section>
    </TaskDoor>
  );
}
