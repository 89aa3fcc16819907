/** `/verify/…`. */
import { resendVerification, verifyEmail } from "@lantern/contract/endpoints/access";
import { confirmNewAddress } from "@lantern/contract/endpoints/participant";
import { confirm } from "../../api/access/social/verify.ts";
import { ApiError, messageFor } from "../../api/error.ts";
import { request } from "../../api/request.ts";
import { busyButton, showText, startForm } from "../../forms/start-form.ts";
import { enterAs, orSecondFactor } from "../go-to.ts";
import { pathSegments } from "../link.ts";
import { startDoor } from "../start-door.ts";
import { fill, moveToState, showState } from "../states.ts";
import { typedAddress } from "../typed-address.ts";
import { texts as verifyTexts } from "./texts.ts";

startDoor();
const { moving, ...texts } = verifyTexts;
const [, kind, token] = pathSegments();
const isMoving = kind === "address";
const form = document.querySelector("form");
const note = document.querySelector<HTMLElement>("[data-resent]");

if ((kind === "email" || isMoving) && token) {
  fill("confirm", isMoving ? moving.text : texts.text);
  onPress("confirm", async () => {
    try {
      await request(verifyEmail, { body: { token } });
      fill("confirmed", isMoving ? moving.done : texts.done);
      moveToState("confirmed");
    } catch (error) {
      if (!(error instanceof ApiError && [404, 410].includes(error.status))) throw error;
      moveToState(isMoving ? "address-expired" : "expired");
      const again = form?.querySelector("button");
      if (again) again.className = form?.dataset.primary ?? "";
    }
  });
} else if (kind === "person" && token) {
  onPress("person", async () => {
    await request(confirmNewAddress, { body: { token } });
    moveToState("person-confirmed");
  });
} else if (kind === "social" && token) {
  onPress("link", async () => enterAs(await confirm(token).catch(orSecondFactor), "/dashboard"));
} else {
  const email = typedAddress();
  fill("waiting", texts.waiting(email));
  showState("waiting");
  form?.querySelector("input")?.setAttribute("value", email);
}

if (form)
  startForm(form, {
    async send({ email }) {
      await request(resendVerification, { body: { email: String(email) } });
      form.hidden = true;
      if (note) note.hidden = false;
    },
  });

/** Shows a state whose button does something, once at a time. */
function onPress(state: string, work: () => Promise<void>): void {
  const section = showState(state);
  const button = section?.querySelector("button") ?? null;
  const failure = section?.querySelector<HTMLElement>("[data-form-error]") ?? null;
  const busy = busyButton(button);
  button?.addEventListener("click", async () => {
    if (busy.is()) return;
    busy.set(true);
    showText(failure, null);
    try {
      await work();
    } catch (error) {
      busy.set(false);
      showText(failure, messageFor(error));
    }
  });
}
