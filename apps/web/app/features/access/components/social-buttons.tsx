import type { SocialProvider } from "@lantern/contract/choices";
import { pageConfig } from "../../../api/page-config.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useSocialSignIn } from "../social/use-social.ts";
import { ProviderLogo } from "./provider-logo.tsx";

const texts = t.access.social;
/** The widest button comes first, on a line of its own. */
const order: readonly SocialProvider[] = ["microsoft", "google", "linkedin", "facebook"];
const widthOf = (provider: SocialProvider) => (provider === "microsoft" ? "basis-full" : "flex-1");

/** A button for each configured provider; nothing when there are none. */
export function SocialButtons() {
  const isHydrated = useHydrated();
  const { busy, feedback, start } = useSocialSignIn();
  const offers = order.flatMap((provider) =>
    pageConfig().providers.filter((offer) => offer.provider === provider),
  );
  if (!isHydrated) return <ButtonsPlaceholder />;
  if (offers.length === 0) return null;
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{texts.group}</legend>
        <div className="flex flex-wrap gap-2">
          {offers.map((offer) => (
            <Button
              key={offer.provider}
              size="lg"
              busy={busy === offer.provider}
              onClick={() => start(offer)}
              // Where even a full line is too narrow.
              wrap
              className={widthOf(offer.provider)}
            >
              <ProviderLogo provider={offer.provider} />
              {texts.names[offer.provider]}
            </Button>
          ))}
        </div>
        {offers.some((offer) => offer.local) && <p className="text-sm text-ink-soft">{texts.local}</p>}
      </fieldset>
      {feedback && (
        <Note
          kind={feedback.bad ? "bad" : "info"}
          title={feedback.title}
          role={feedback.bad ? "alert" : "status"}
        >
          {feedback.text}
        </Note>
      )}
      <Or />
    </>
  );
}

function Or() {
  return (
    <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {texts.or}
    </p>
  );
}

/** Placeholder for the buttons in the prerendered page, so that the fields below do not move. */
function ButtonsPlaceholder() {
  return (
    <div aria-hidden="true" className="invisible grid gap-[inherit]">
      <div className="flex flex-wrap gap-2">
        {order.map((provider) => (
          <Button key={provider} size="lg" wrap disabled className={widthOf(provider)}>
            <ProviderLogo provider={provider} />
            {texts.names[provider]}
          </Button>
        ))}
      </div>
      <Or />
    </div>
  );
}
