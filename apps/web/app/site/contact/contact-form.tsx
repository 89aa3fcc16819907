import type { ReactNode } from "react";
import { t } from "../../i18n/index.ts";

const texts = t.contact;

/** A plain form; with script it is sent without leaving the page. */
export function ContactForm({ max }: { max: number }) {
  return (
    <form method="post" action="/contact" className="form" data-contact>
      <Field id="name" label={texts.name}>
        <input
          id="name"
          name="name"
          autoComplete="name"
          required
          maxLength={80}
          aria-describedby="name-error"
        />
      </Field>
      <Field id="email" label={texts.email} hint={texts.emailHint}>
        <input
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
        <textarea
          id="message"
          name="message"
          rows={8}
          required
          maxLength={max}
          aria-describedby="message-error"
        />
      </Field>
      <div className="trap" aria-hidden="true">
        <label htmlFor="website">{texts.website}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="fine">{texts.privacy}</p>
      <p className="error" role="alert" data-failed={texts.failed} />
      <button type="submit" className="btn">
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
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="fine">
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className="error" aria-live="polite" />
    </div>
  );
}
