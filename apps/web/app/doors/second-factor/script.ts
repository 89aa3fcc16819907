/** `/login/code`. */
import { getSignInSteps } from "@lantern/contract/endpoints/second-factor";
import { finishSignInWithPasskey } from "../../api/access/passkey.ts";
import { finishSignIn } from "../../api/access/stored-sign-in.ts";
import { request } from "../../api/request.ts";
import { startForm } from "../../forms/start-form.ts";
import { enterAs } from "../go-to.ts";
import { passkeySection, startPasskeyButton } from "../passkey.ts";
import { startSignInDoor } from "../start-door.ts";
import { texts } from "./texts.ts";

startSignInDoor();
const form = document.querySelector("form");
if (form)
  startForm(form, {
    async send({ code }) {
      enterAs(await finishSignIn(String(code)), "/dashboard/home");
    },
  });
startPasskeyButton(finishSignInWithPasskey);
showSteps().catch(() => {
  // The sign-in is over, or the server did not respond; the form says so when it is used.
});

/** Offers a passkey to people who have one. */
async function showSteps(): Promise<void> {
  const { authenticator, passkey } = await request(getSignInSteps);
  if (!passkey) return;
  const section = passkeySection();
  const intro = document.querySelector("[data-fill=intro]");
  if (section) section.hidden = false;
  if (intro) intro.textContent = authenticator ? texts.introBoth : texts.introPasskey;
}
