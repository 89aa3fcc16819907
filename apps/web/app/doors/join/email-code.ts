import { joinByCode, requestCode } from "../../api/participant/access.ts";
import { startForm } from "../../forms/start-form.ts";
import { inPageLanguage } from "../failure-text.ts";

interface Options {
  sessionId: string;
  /** Called when the code was right and this browser is signed in with it. */
  onProved(): void;
}

/** Starts both forms; the returned function fills in the address. */
export function startEmailCode({ sessionId, onProved }: Options): (email: string) => void {
  const request = document.querySelector<HTMLFormElement>('[data-code="request"]');
  const enter = document.querySelector<HTMLFormElement>('[data-code="enter"]');
  const address = request?.querySelector<HTMLInputElement>("input");
  const code = enter?.querySelector<HTMLInputElement>("input");
  const sent = enter?.querySelector<HTMLElement>("[data-sent]");
  if (!request || !enter || !address || !code || !sent) return () => {};

  /** Shows one of the forms. The focus moves too, because the button that was clicked is gone. */
  const show = (form: HTMLFormElement) => {
    for (const each of [request, enter]) each.hidden = each !== form;
    form.querySelector("input")?.focus();
  };
  startForm(request, {
    async send({ email }) {
      await inPageLanguage(() => requestCode(String(email), sessionId));
      sent.textContent = sent.dataset.sent?.replace("{email}", String(email)) ?? "";
      code.value = "";
      show(enter);
    },
  });
  startForm(enter, {
    async send({ code }) {
      await inPageLanguage(() => joinByCode(address.value.trim(), sessionId, String(code)));
      onProved();
    },
  });
  enter.querySelector("[data-another] button")?.addEventListener("click", () => show(request));
  return (email) => {
    address.value = email;
  };
}
