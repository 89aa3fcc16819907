import { errorCatalog } from "@lantern/contract/errors";
import { limits } from "@lantern/contract/limits";
import { usePageLanguage } from "../../document/page-language.ts";
import { useFailureTexts } from "../failure-texts.tsx";
import { DoorField, HiddenError } from "../field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { joinTexts } from "./texts.ts";

/** Errors that keep somebody from joining, each with the button that can help; some have none. */
const reasons = {
  LINK_EXPIRED: "byEmail",
  POLL_CLOSED: null,
  CONSUMER_002: "otherAddress",
  SESSION_006: null,
  SESSION_CANCELLED: null,
  SESSION_001: null,
  SEAT_IN_USE: "again",
} as const;
type Reason = keyof typeof reasons;

function Closed({ why }: { why: Reason }) {
  const texts = joinTexts(usePageLanguage()).closed;
  const failures = useFailureTexts();
  const { heading, next } = texts[why];
  const action = reasons[why];
  const { message } = errorCatalog[why];
  return (
    <section data-state={why} hidden className="grid gap-5">
      <h1>{heading}</h1>
      <p data-fill="session" className="font-semibold text-ember empty:hidden" />
      <p role="alert" className="rounded-md border border-rose-line bg-rose-wash px-3.5 py-3">
        {failures[why] ?? message}
      </p>
      <p>{typeof next === "string" ? next : next(limits.scorecardLinkDays)}</p>
      {why === "SEAT_IN_USE" && <EmailCode />}
      {action ? (
        <div data-again="" className="grid sm:justify-start">
          <SubmitButton type="button" tone={why === "SEAT_IN_USE" ? "plain" : "primary"}>
            {texts[action]}
          </SubmitButton>
        </div>
      ) : (
        <p className="text-ink-soft">{texts.invitation}</p>
      )}
    </section>
  );
}

/** For each reason that keeps somebody from joining, what to do about it. */
export function ClosedStates() {
  return (Object.keys(reasons) as Reason[]).map((why) => <Closed key={why} why={why} />);
}

/** Two steps for people without their personal link: request a code by email, then enter it. */
function EmailCode() {
  const { code: texts } = joinTexts(usePageLanguage());
  return (
    <>
      <form data-code="request" noValidate aria-label={texts.title} className="grid gap-4">
        <DoorField
          name="email"
          id="code-email"
          label={texts.emailLabel}
          fault={texts.needEmail}
          letters={texts.emailLetters}
          type="email"
          autoComplete="email"
          required
        />
        <HiddenError />
        <div className="grid sm:justify-start">
          <SubmitButton>{texts.request}</SubmitButton>
        </div>
      </form>
      <form data-code="enter" noValidate hidden aria-label={texts.title} className="grid gap-4">
        <p role="status" data-sent={texts.sent("{email}")} />
        <DoorField
          name="code"
          label={texts.label}
          fault={texts.needCode}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
        />
        <HiddenError />
        <div className="grid gap-2.5 sm:flex">
          <SubmitButton>{texts.confirm}</SubmitButton>
          <div data-another="" className="grid">
            <SubmitButton type="button" tone="plain">
              {texts.another}
            </SubmitButton>
          </div>
        </div>
      </form>
    </>
  );
}
