/** `/login`: email and password, a provider, or a passkey. */

import { signInWithPasskey } from "../../api/access/passkey.ts";
import { texts as signInTexts } from "../../api/access/sign-in-texts.ts";
import { signIn } from "../../api/access/stored-sign-in.ts";
import { ApiError } from "../../api/error.ts";
import { startForm } from "../../forms/start-form.ts";
import { enterAs, orSecondFactor } from "../go-to.ts";
import { startPasskeyButton } from "../passkey.ts";
import { startPasswordEyes } from "../password-eyes.ts";
import { preloadNext } from "../preload-next.ts";
import { startSingleSignOn } from "../single-sign-on.ts";
import { startSocialButtons } from "../social.ts";
import { startSignInDoor } from "../start-door.ts";

startSignInDoor();
const form = document.querySelector("form");
const password = form?.querySelector<HTMLInputElement>("#password");
const help = form?.querySelector<HTMLElement>("[data-refused]");

if (form) {
  const withCompany = startSingleSignOn(form);
  startForm(form, {
    async send({ email, password }) {
      if (help) help.hidden = true;
      const user = await signIn(String(email), String(password)).catch(orSecondFactor);
      enterAs(user, "/dashboard/home");
    },
    failed(error) {
      if (error instanceof ApiError && error.code === "SIGN_ON_REQUIRED") void withCompany();
      const isRefused = error instanceof ApiError && (error.code === "LOGIN_FAILED" || error.isBare);
      if (help) help.hidden = !isRefused;
      if (isRefused) password?.setAttribute("aria-invalid", "true");
      password?.focus();
      return isRefused ? signInTexts.login : undefined;
    },
  });
}
form?.addEventListener("focusin", preloadNext, { once: true });
startPasswordEyes();
startSocialButtons();
startPasskeyButton(signInWithPasskey);
