/** `/reset-password/{token}`. */
import { resetPassword } from "@lantern/contract/endpoints/access";
import { endStoredSignIn } from "../../api/access/stored-sign-in.ts";
import { ApiError } from "../../api/error.ts";
import { request } from "../../api/request.ts";
import { startForm } from "../../forms/start-form.ts";
import { toastOnNextPage } from "../../ui/next-page-toast.ts";
import { replacePage } from "../go-to.ts";
import { lastSegment } from "../link.ts";
import { startPasswordEyes } from "../password-eyes.ts";
import { startDoor } from "../start-door.ts";
import { texts } from "./texts.ts";

startDoor();
const { done, doneText } = texts;
const form = document.querySelector("form");
const expired = document.querySelector<HTMLElement>("[data-expired]");
const usable = document.querySelectorAll<HTMLElement>("[data-usable]");
if (form)
  startForm(form, {
    async send({ password, password_confirmation }) {
      const passwords = {
        password: String(password),
        password_confirmation: String(password_confirmation),
      };
      await request(resetPassword, { body: { token: lastSegment(), ...passwords } });
      await endStoredSignIn();
      toastOnNextPage({ title: done, description: doneText, color: "success" });
      replacePage("/login");
    },
    failed(error) {
      // The link will never work again: only a new one is of use.
      const isExpired = error instanceof ApiError && [404, 410].includes(error.status);
      if (expired) expired.hidden = !isExpired;
      for (const each of usable) each.hidden = isExpired;
      return undefined;
    },
  });
startPasswordEyes();
