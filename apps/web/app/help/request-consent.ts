import { element } from "../ui/element.ts";
import { storeConsent } from "./consent.ts";
import { startIntercom } from "./intercom.ts";
import { removeLauncher } from "./launcher.ts";
import { texts as helpTexts } from "./texts.ts";

const texts = helpTexts.consent;

/** Asks for consent before the external chat loads. A panel at the side that blocks nothing, with two equal buttons. */
export function requestConsent(appId: string): void {
  const yes = element("button", { type: "button", textContent: texts.yes });
  const no = element("button", { type: "button", textContent: texts.no });
  const panel = element(
    "section",
    { className: "help-consent" },
    element("h2", { textContent: texts.title }),
    element("p", { textContent: texts.text }),
    element("div", {}, no, yes),
  );
  panel.setAttribute("aria-label", texts.title);
  const decide = (consent: "yes" | "no") => {
    storeConsent(consent);
    panel.remove();
    if (consent === "no") return;
    removeLauncher();
    startIntercom(appId);
  };
  yes.addEventListener("click", () => decide("yes"));
  no.addEventListener("click", () => decide("no"));
  document.body.append(panel);
}
