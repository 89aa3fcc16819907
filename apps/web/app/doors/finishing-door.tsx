import { texts as socialTexts } from "../api/access/social/texts.ts";
import { pageMeta } from "../document/page-meta.ts";
import { pageTitle } from "../document/product-name.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { TaskDoor } from "./door.tsx";
import { FeedbackNotes } from "./feedback-notes.tsx";

export function finishingMeta() {
  return [
    ...pageMeta({ title: pageTitle(socialTexts.finishing) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** Where a provider sends people back to: the script signs them in, or shows why not. */
export function FinishingDoor() {
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
