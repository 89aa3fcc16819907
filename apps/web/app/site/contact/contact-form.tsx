import type { ReactNode } from "react";
import { usePageLanguage } from "../../document/page-language.ts";
import { Input, Textarea } from "../../ui/input.tsx";
import { cta, panel } from "../shell/style.ts";
import { texts } from "./texts.ts";

const error = "text-base font-medium text-rose empty:hidden";

/** A plain form; with script it is sent without leaving the page. */
export function ContactForm({ max }: { max: number }) {
  return (
    <form method="post" action="/contact" className={`${panel} grid gap-5 [&[hidden]]:hidden`} data-contact>
      <Field id="name" label={texts.name}>
        <Input
          id="name"
          name="name"
          autoComplete="name"
          required
          maxLength={80}
          aria-describedby="name-error"
        />
      </Field>
      <Field id="email" label={texts.email} hint={texts.emailHint}>
        <Input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          aria-describedby="email-hint email-error"
        />
      </Field>
      <Field id="message" label={texts.message}>
        <Textarea
          id="message"
          name="message"
          rows={8}
          required
          maxLength={max}
          aria-describedby="message-error"
        />
      </Field>
      <input type="hidden" name="language" value={usePageLanguage()} />
      <div className="absolute -left-[9999px]" aria-hidden="true">
        <label htmlFor="website">{texts.website}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="text-base leading-normal text-ink-soft">{texts.privacy}</p>
      <p className={error} role="alert" data-form-error="" />
      <button type="submit" className={`${cta} justify-self-start`}>
        {texts.send}
      </button>
    </form>
  );
}

function Field({
  id,
  label,
  hint,
  children,
}: {
  id: string;
  label: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-base leading-normal text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className={`${error} mt-1`} aria-live="polite" />
    </div>
  );
}
