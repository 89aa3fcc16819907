import { textLink } from "../ui/button.tsx";
import { texts as formsTexts } from "./texts.ts";

/** The label of the checkbox `terms`, with the links to what is accepted. */
export function TermsLabel() {
  return (
    <label htmlFor="terms">
      {formsTexts.terms.accept}{" "}
      <a href="/terms" target="_blank" rel="noreferrer" className={textLink}>
        {formsTexts.terms.terms}
      </a>{" "}
      {formsTexts.terms.read}{" "}
      <a href="/privacy" target="_blank" rel="noreferrer" className={textLink}>
        {formsTexts.terms.privacy}
      </a>
      .
    </label>
  );
}
