import { usePageLanguage } from "../../document/page-language.ts";
import { HiddenError } from "../field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { When } from "./session-facts.tsx";
import { joinTexts } from "./texts.ts";

interface Props {
  name: string;
  heading: string;
  text: string;
  /** The responses that can be given, in order; true is for coming. */
  buttons: { coming: boolean; label: string; primary?: boolean }[];
}

function RsvpState({ name, heading, text, buttons }: Props) {
  return (
    <section data-state={name} hidden className="grid gap-5">
      <h1>{heading}</h1>
      <div>
        <p data-fill="session" />
        <When />
      </div>
      <p>{text}</p>
      <HiddenError />
      <div className="grid gap-2.5 sm:flex">
        {buttons.map(({ coming, label, primary }) => (
          <div key={label} data-coming={coming} className="grid">
            <SubmitButton type="button" tone={primary ? "primary" : "plain"}>
              {label}
            </SubmitButton>
          </div>
        ))}
      </div>
    </section>
  );
}

/** RSVP from an email. It takes a click, because programs open links too, and it can be changed. */
export function RsvpStates() {
  const texts = joinTexts(usePageLanguage()).decline;
  const no = { coming: false, label: texts.no };
  const yes = { coming: true, label: texts.yes };
  return (
    <>
      <RsvpState
        name="rsvp-yes"
        heading={texts.asking.heading}
        text={texts.asking.intro}
        buttons={[no, { ...yes, primary: true }]}
      />
      <RsvpState
        name="rsvp-no"
        heading={texts.heading}
        text={texts.intro}
        buttons={[{ ...no, primary: true }, yes]}
      />
      <RsvpState name="coming" heading={texts.coming} text={texts.comingText} buttons={[no]} />
      <RsvpState
        name="not-coming"
        heading={texts.notComing}
        text={texts.notComingText}
        buttons={[{ coming: true, label: texts.afterAll }]}
      />
    </>
  );
}
