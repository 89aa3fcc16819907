import { sendContact } from "@lantern/contract/endpoints/contact";
import { request } from "../../api/request.ts";
import { startForm } from "../../forms/start-form.ts";

/** Sends the form without leaving the page. Errors are shown at their fields; the text stays. */
export function sendInPlace(form: HTMLFormElement): void {
  form.noValidate = true;
  startForm(form, {
    async send({ name, email, message, website }) {
      await request(sendContact, {
        body: {
          name: String(name),
          email: String(email),
          message: String(message),
          website: String(website),
        },
      });
      showThanks(form);
    },
  });
}

/** Replaces the form with a thank-you message. */
function showThanks(form: HTMLFormElement): void {
  const thanks = document.querySelector<HTMLElement>("[data-thanks]");
  if (!thanks) return;
  form.hidden = true;
  thanks.hidden = false;
  thanks.focus();
}
