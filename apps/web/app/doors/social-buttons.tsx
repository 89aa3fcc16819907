import type { SocialProvider } from "@lantern/contract/choices";
import { texts as socialTexts } from "../api/access/social/texts.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ProviderLogo } from "../ui/provider-logo.tsx";
import { FeedbackNotes } from "./feedback-notes.tsx";
import { BusySpinner } from "./submit-button.tsx";

/** The widest button comes first, on a line of its own. */
const order: readonly SocialProvider[] = ["microsoft", "google", "linkedin", "facebook"];
/** The text wraps where even a full line is too narrow. */
const widthOf = (provider: SocialProvider) =>
  provider === "microsoft" ? "basis-full whitespace-normal!" : "flex-1";

/** A hidden button for each provider. The page server shows those that are configured, and `any` if there are some. */
export function SocialButtons() {
  return (
    <>
      <fieldset data-offer="any" hidden className="grid gap-2">
        <legend className="sr-only">{socialTexts.group}</legend>
        <div className="flex flex-wrap gap-2">
          {order.map((provider) => (
            <button
              key={provider}
              type="button"
              data-offer={provider}
              hidden
              className={`${buttonStyle({ size: "lg" })} ${widthOf(provider)}`}
            >
              <BusySpinner />
              <ProviderLogo provider={provider} />
              {socialTexts.names[provider]}
            </button>
          ))}
        </div>
        <p data-offer="local" hidden className="text-sm text-ink-soft">
          {socialTexts.local}
        </p>
      </fieldset>
      <FeedbackNotes />
      <p
        data-offer="any"
        hidden
        className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {socialTexts.or}
      </p>
    </>
  );
}
