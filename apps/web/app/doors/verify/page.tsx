import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Note } from "../../ui/note.tsx";
import styles from "../../ui/styles/doors.css?inline";
import { TaskDoor } from "../door.tsx";
import { DoorField, HiddenError } from "../field.tsx";
import { State } from "../state.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { texts as doorsTexts } from "../texts.ts";
import script from "./script.ts?worker&url";
import { texts } from "./texts.ts";

export const handle = { script, scriptFirst: true, styles };

export function meta() {
  return [...pageMeta({ title: pageTitle(texts.title) }), { name: "referrer", content: "no-referrer" }];
}

/**
 * `/verify/email/{token}` and `/verify/address/{token}` confirm an address, `/verify/social/{token}` links an account,
 * `/verify/person/{token}` confirms that a participant's new address is theirs; each only after a click. Every other address below `/verify` says that an email is on its way.
 */
export default function Verify() {
  return (
    <TaskDoor layout="home">
      <State name="confirm" heading={texts.heading} fill="confirm">
        <HiddenError />
        <SubmitButton type="button" busy={texts.busy}>
          {texts.submit}
        </SubmitButton>
      </State>
      <State name="confirmed" heading={texts.doneHeading} fill="confirmed" role="status">
        <a href="/dashboard/home" className={buttonStyle({ tone: "primary", size: "lg" })}>
          {texts.toDashboard}
        </a>
      </State>
      <State name="address-expired" heading={texts.expiredHeading} text={texts.moving.expired} role="status">
        <a href="/dashboard/profile" className={buttonStyle({ tone: "primary", size: "lg" })}>
          {texts.moving.toProfile}
        </a>
      </State>
      <State name="link" heading={texts.linked.heading} text={texts.linked.text}>
        <HiddenError />
        <SubmitButton type="button">{texts.linked.submit}</SubmitButton>
      </State>
      <State name="person" heading={texts.person.heading} text={texts.person.text}>
        <HiddenError />
        <SubmitButton type="button" busy={texts.busy}>
          {texts.person.submit}
        </SubmitButton>
      </State>
      <State
        name="person-confirmed"
        heading={texts.person.doneHeading}
        text={texts.person.done}
        role="status"
      />
      <State name="expired" heading={texts.expiredHeading} text={texts.expired} />
      <State name="waiting" heading={texts.waitingHeading} fill="waiting" />
      <Resend />
      <a
        data-for="waiting"
        hidden
        href="/dashboard/home"
        className={buttonStyle({ tone: "quiet", size: "lg" })}
      >
        {texts.toDashboard}
      </a>
    </TaskDoor>
  );
}

/** Asks for a new link, in two states; the note takes the form's place. Where it is all there is to do, it stands out. */
function Resend() {
  return (
    <div data-for="waiting expired" hidden>
      <form noValidate data-primary={buttonStyle({ tone: "primary", size: "lg" })} className="grid gap-4">
        <DoorField name="email" label={doorsTexts.email} type="email" autoComplete="email" required />
        <HiddenError />
        <SubmitButton tone="plain">{texts.resend}</SubmitButton>
      </form>
      <div data-resent="" hidden>
        <Note kind="info" role="status">
          {texts.resent}
        </Note>
      </div>
    </div>
  );
}
