import { t } from "../i18n/index.ts";
import { textLink } from "../ui/button.tsx";

const texts = t.access.signup;

/** The label of the checkbox `terms`, with the links to what is accepted. */
export function TermsLabel() {
  return (
    <label htmlFor="terms">
      {texts.terms}{" "}
      <a href="/terms" target="_blank" rel="noreferrer" className={textLink}>
        {texts.termsLink}
      </a>{" "}
      {texts.termsAnd}{" "}
      <a href="/privacy" target="_blank" rel="noreferrer" className={textLink}>
        {texts.privacyLink}
      </a>
      .
    </label>
  );
}
