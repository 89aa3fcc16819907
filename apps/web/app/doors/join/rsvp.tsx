import { usePageLanguage } from "../../document/page-language.ts";
import { textLink } from "../../ui/button.tsx";
import { HiddenError } from "../field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { When } from "./session-facts.tsx";
import { joinTexts } from "./texts.ts";

interface Props {
  name: string;
  heading: string;
  text: string;
  /** The responses that can be given, in order; true is for coming. The one that the reader has not pressed is a link. */
  buttons: { coming: boolean; label: string; tone?: "primary" | "link" }[];
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
        {buttons.map(({ coming, label, tone }) => (
          <div key={label} data-coming={coming} className="grid">
            {tone === "link" ? (
              <LinkButton label={label} />
            ) : (
              <SubmitButton type="button" tone={tone ?? "plain"}>
                {label}
              </SubmitButton>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** A button that looks like a link, beside one that most readers want. */
function LinkButton({ label }: { label: string }) {
  return (
    <button type="button" className={`${textLink} min-h-11 text-start sm:px-2`}>
      <span data-label="">{label}</span>
    </button>
  );
}

/**
 * RSVP from an email. The answer was given there, so that one button is left, which says it. It takes a click, because
 * programs open links too, and it can be changed.
 */
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
        buttons={[
          { ...yes, tone: "primary" },
          { ...no, tone: "link" },
        ]}
      />
      <RsvpState
        name="rsvp-no"
        heading={texts.heading}
        text={texts.intro}
        buttons={[
          { ...no, tone: "primary" },
          { ...yes, tone: "link" },
        ]}
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
