import { textLink } from "../ui/button.tsx";
import { texts } from "./field-texts.ts";

/** The label of the checkbox `terms`, with the links to what is accepted. */
export function TermsLabel() {
  return (
    <label htmlFor="terms">
      {texts.terms.accept}{" "}
      <a href="/terms" target="_blank" rel="noreferrer" className={textLink}>
        {texts.terms.terms}
      </a>{" "}
      {texts.terms.read}{" "}
      <a href="/privacy" target="_blank" rel="noreferrer" className={textLink}>
        {texts.terms.privacy}
      </a>
      .
    </label>
  );
}
