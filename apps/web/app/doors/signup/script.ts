/** `/signup`: a user and their company, or a provider. */
import type { BodyOf } from "@lantern/contract/endpoint";
import { register } from "@lantern/contract/endpoints/access";
import { acceptToken } from "../../api/access/stored-sign-in.ts";
import { request } from "../../api/request.ts";
import { startForm } from "../../forms/start-form.ts";
import { language } from "../../i18n/current.ts";
import { replacePage } from "../go-to.ts";
import { startPasswordEyes } from "../password-eyes.ts";
import { startSocialButtons } from "../social.ts";
import { startSignInDoor } from "../start-door.ts";
import { rememberAddress } from "../typed-address.ts";

startSignInDoor();
const form = document.querySelector("form");
if (form)
  startForm(form, {
    async send(values) {
      const body = { ...values, language: language() } as BodyOf<typeof register>;
      const { token } = await request(register, { body });
      await acceptToken(body.email, token);
      rememberAddress(body.email);
      replacePage("/verify/email");
    },
  });
startPasswordEyes();
startSocialButtons();
