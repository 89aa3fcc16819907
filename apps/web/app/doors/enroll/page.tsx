import { errorCatalog } from "@lantern/contract/errors";
import type { Language } from "@lantern/contract/languages";
import { limits } from "@lantern/contract/limits";
import type { ReactNode } from "react";
import { usePageLanguage } from "../../document/page-language.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { siteDescription } from "../../document/site-description.ts";
import { textLink } from "../../ui/button.tsx";
import styles from "../../ui/styles/doors.css?inline";
import { DuskDoor } from "../dusk-door.tsx";
import { FailureTexts, useFailureTexts } from "../failure-texts.tsx";
import { DoorField, HiddenError } from "../field.tsx";
import { State } from "../state.tsx";
import { StoryFigure } from "../story-figure.tsx";
import { SubmitButton } from "../submit-button.tsx";
import script from "./script.ts?worker&url";
import { enrollTexts } from "./texts.ts";

export const handle = { script, scriptFirst: true, styles };

export function meta({ language }: { language: Language }) {
  return [
    ...pageMeta({ title: pageTitle(enrollTexts(language).title), description: siteDescription[language] }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/**
 * `/enroll/{enrollmentId}`: people of a company take a seat of a session themselves, or wait for one. The page server
 * sends it in the reader's language.
 */
export default function Enroll() {
  const texts = enrollTexts(usePageLanguage());
  const { series, seat, waiting, offer, leaving, left, withdrawn, closed, over } = texts;
  return (
    <DuskDoor>
      <p data-state="loading" role="status" className="[@media(scripting:none)]:hidden">
        {texts.loading}
      </p>
      <section data-state="address" hidden className="grid gap-5">
        <StoryFigure />
        <h1 data-fill="title">{texts.title}</h1>
        <div className="grid gap-1">
          <p
            data-inviter={texts.invites("{inviter}", "{company}")}
            data-company={texts.companyInvites("{company}")}
          />
          <p data-fill="when" data-one="" className="font-semibold text-ember empty:hidden" />
        </div>
        <p data-one="">{texts.what}</p>
        <div data-several="" hidden className="grid gap-5">
          <p>{series.what}</p>
          <ul
            aria-label={series.list}
            data-date={series.date("{when}", "{story}")}
            data-full-date={series.full}
            className="grid gap-2 font-semibold text-ember"
          >
            {items(() => (
              <>
                <span data-text="" className="block" />
                <span data-note="" className="block font-normal text-ink-soft empty:hidden" />
              </>
            ))}
          </ul>
        </div>
        <p data-full="" hidden className="font-semibold">
          {texts.full}
        </p>
        <AddressForm />
      </section>
      <section data-state="name" hidden className="grid gap-5">
        <h1 data-fill="title">{texts.title}</h1>
        <NameForm />
      </section>
      <Outcome name="seat" {...seat}>
        <div className="flex flex-wrap gap-x-6">
          <a
            data-link="calendar"
            href="/"
            download
            className={`${textLink} inline-flex min-h-11 items-center`}
          >
            {seat.calendar}
          </a>
          <a data-link="join" href="/" className={`${textLink} inline-flex min-h-11 items-center`}>
            {seat.join}
          </a>
        </div>
        <Choices items={[{ does: "cannot", label: seat.cannot }]} />
      </Outcome>
      <State name="dates" heading={series.heading} fill="outcome">
        <ul
          aria-label={series.list}
          data-seats={series.text}
          data-none={waiting.text}
          data-seat={series.seat}
          data-waiting={series.waiting}
          className="grid gap-3"
        >
          {items(() => (
            <>
              <span data-text="" className="block font-semibold text-ember" />
              <span data-note="" className="block" />
              <a href="/" download className={`${textLink} inline-flex min-h-11 items-center`}>
                {series.calendar}
              </a>
            </>
          ))}
        </ul>
      </State>
      <Outcome name="waiting" {...waiting}>
        <Choices items={[{ does: "leave", label: waiting.leave }]} />
      </Outcome>
      <Outcome name="offer" {...offer}>
        <Choices
          items={[
            { does: "take", label: offer.take, primary: true },
            { does: "leave", label: waiting.leave },
          ]}
        />
      </Outcome>
      <Outcome name="leaving" {...leaving}>
        <Choices items={[{ does: "leave", label: waiting.leave, primary: true }]} />
      </Outcome>
      <Outcome name="left" {...left} again />
      <Outcome name="withdrawn" {...withdrawn} again />
      <Outcome name="ENROLLMENT_CLOSED" {...closed} />
      <Outcome name="OFFER_OVER" {...over} again />
      <Unknown />
      <FailureTexts />
    </DuskDoor>
  );
}

/** One hidden item for each date that a series can have; the script fills in those that there are. */
const items = (content: () => ReactNode) =>
  Array.from({ length: limits.seriesMax }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart yet
    <li key={index} hidden>
      {content()}
    </li>
  ));

function AddressForm() {
  const texts = enrollTexts(usePageLanguage());
  return (
    <form data-step="address" noValidate className="grid gap-4">
      <DoorField
        name="email"
        label={texts.emailLabel}
        fault={texts.needEmail}
        letters={texts.emailLetters}
        type="email"
        autoComplete="email"
        required
      />
      <p className="text-sm text-ink-soft">
        {texts.privacy}{" "}
        <a href="/privacy" className={textLink}>
          {texts.privacyLink}
        </a>
      </p>
      <HiddenError />
      <div className="grid gap-2.5 sm:flex">
        <SubmitButton busy={texts.busy}>{texts.request}</SubmitButton>
        <div data-sign-on="" hidden className="grid">
          <SubmitButton type="button" tone="plain" busy={texts.busy}>
            {texts.signOn}
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}

/** The code, unless the company's provider has proved the address, and the name. */
function NameForm() {
  const texts = enrollTexts(usePageLanguage());
  return (
    <form data-step="name" noValidate className="grid gap-4">
      <p role="status" data-sent={texts.sent("{email}")} data-proved={texts.proved} />
      <fieldset
        data-several=""
        data-choice=""
        data-choose={texts.series.needDate}
        hidden
        className="grid gap-1"
      >
        <legend className="mb-1 font-semibold">{texts.series.choose}</legend>
        {Array.from({ length: limits.seriesMax }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the script fills in the dates
          <label key={index} hidden className="flex min-h-11 items-center gap-3">
            <input type="checkbox" className="check shrink-0" />
            <span>
              <span data-text="" className="block" />
              <span data-note="" className="block text-sm text-ink-soft empty:hidden" />
            </span>
          </label>
        ))}
      </fieldset>
      <div data-code="">
        <DoorField
          name="code"
          label={texts.code}
          fault={texts.needCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          maxLength={20}
          required
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <DoorField
          name="first_name"
          label={texts.firstName}
          hint={texts.firstNameHint}
          fault={texts.needName}
          autoComplete="given-name"
          required
        />
        <DoorField name="last_name" label={texts.lastName} autoComplete="family-name" />
      </div>
      <HiddenError />
      <div className="grid gap-2.5 sm:flex">
        <SubmitButton busy={texts.busy}>{texts.take}</SubmitButton>
        <div data-does="another" className="grid">
          <SubmitButton type="button" tone="plain">
            {texts.another}
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}

interface OutcomeProps {
  name: string;
  heading: string;
  text: string;
  /** Leads back to the first step. */
  again?: boolean;
  children?: ReactNode;
}

function Outcome({ name, heading, text, again, children }: OutcomeProps) {
  const texts = enrollTexts(usePageLanguage());
  return (
    <State name={name} heading={heading} text={text}>
      <div className="empty:hidden">
        <p data-fill="session" className="font-semibold empty:hidden" />
        <p data-fill="when" className="text-ember empty:hidden" />
      </div>
      {children}
      {again && <Choices items={[{ does: "again", label: texts.again }]} />}
      <HiddenError />
    </State>
  );
}

function Unknown() {
  const texts = enrollTexts(usePageLanguage());
  const failures = useFailureTexts();
  return (
    <State
      name="ENROLLMENT_UNKNOWN"
      heading={texts.unknown.heading}
      text={failures.ENROLLMENT_UNKNOWN ?? errorCatalog.ENROLLMENT_UNKNOWN.message}
    />
  );
}

interface Choice {
  /** What the script does. */
  does: "cannot" | "leave" | "take" | "again";
  label: string;
  primary?: boolean;
}

function Choices({ items }: { items: Choice[] }) {
  return (
    <div className="grid gap-2.5 sm:flex">
      {items.map(({ does, label, primary }) => (
        <div key={does} data-does={does} className="grid">
          <SubmitButton type="button" tone={primary ? "primary" : "plain"}>
            {label}
          </SubmitButton>
        </div>
      ))}
    </div>
  );
}
