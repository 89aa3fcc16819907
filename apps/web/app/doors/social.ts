import { type SocialState, socialAttempts } from "../api/access/social/attempts.ts";
import { forgetPending } from "../api/access/social/request.ts";
import { verify } from "../api/access/social/verify.ts";
import { pageConfig } from "../api/page-config.ts";
import { showFeedback } from "./feedback.ts";
import { enterAs, orSecondFactor } from "./go-to.ts";

/** On a phone a popup is easily lost, so the same page is used. */
const phoneQuery = "(max-width: 760px)";

/** The buttons of the providers. The page server has shown those that are configured. */
export function startSocialButtons(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[data-offer]")];
  const show = ({ busy, feedback }: SocialState) => {
    for (const button of buttons) {
      if (button.dataset.offer === busy) button.setAttribute("aria-busy", "true");
      else button.removeAttribute("aria-busy");
    }
    showFeedback(feedback);
  };
  const attempts = socialAttempts({
    async use(provider, proof) {
      const user = await verify(provider, proof).catch(orSecondFactor);
      forgetPending();
      enterAs(user, "/dashboard");
      return null;
    },
    byRedirect: () => matchMedia(phoneQuery).matches,
    show,
  });
  for (const button of buttons)
    button.addEventListener("click", (event) => {
      const offer = pageConfig().providers.find(({ provider }) => provider === button.dataset.offer);
      // The second click of a double click would come before the spinner.
      if (offer && event.detail < 2 && !button.hasAttribute("aria-busy")) attempts.start(offer);
    });
}
