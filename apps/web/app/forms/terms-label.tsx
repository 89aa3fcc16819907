import { addressIn } from "@lantern/contract/site-languages";
import { language } from "../i18n/current.ts";
import { textLink } from "../ui/button.tsx";
import { texts } from "./field-texts.ts";

/** The label of the checkbox `terms`, with the links to what is accepted. */
export function TermsLabel() {
  return (
    <label htmlFor="terms">
      {texts.terms.accept}{" "}
      <a href={addressIn("/terms", language())} target="_blank" rel="noreferrer" className={textLink}>
        {texts.terms.terms}
      </a>{" "}
      {texts.terms.read}{" "}
      <a href={addressIn("/privacy", language())} target="_blank" rel="noreferrer" className={textLink}>
        {texts.terms.privacy}
      </a>
      .
    </label>
  );
}
