/** `/invite-admin/{token}`. */
import type { BodyOf } from "@lantern/contract/endpoint";
import { acceptInvitation, readInvitation } from "@lantern/contract/endpoints/admins";
import { acceptToken } from "../../api/access/stored-sign-in.ts";
import { ApiError, messageFor } from "../../api/error.ts";
import { request } from "../../api/request.ts";
import { busyButton, showText, startForm } from "../../forms/start-form.ts";
import { language } from "../../i18n/current.ts";
import { roleName } from "../../ui/role-names.ts";
import { enterAs } from "../go-to.ts";
import { lastSegment } from "../link.ts";
import { startPasswordEyes } from "../password-eyes.ts";
import { startDoor } from "../start-door.ts";
import { fill, showState } from "../states.ts";
import { texts } from "./texts.ts";

startDoor();
const params = { token: lastSegment() };
const form = document.querySelector("form");
const failed = document.querySelector<HTMLElement>('[data-state="failed"]');
const again = failed?.querySelector("button") ?? null;
let email = "";

async function readIt(): Promise<void> {
  try {
    const { company, user_type_id, billing_only, invited_by, ...invitation } = await request(readInvitation, {
      params,
    });
    email = invitation.email;
    const name = roleName(user_type_id);
    const role = billing_only ? texts.limited(name) : name;
    fill("heading", texts.heading(company.name));
    fill("intro", texts.intro(role, invited_by));
    fill("email", email);
    document.querySelector("#username")?.setAttribute("value", email);
    showState("ask");
  } catch (error) {
    if (error instanceof ApiError && [404, 410, 422].includes(error.status)) return void showState("expired");
    showText(failed?.querySelector<HTMLElement>("[role=alert]") ?? null, messageFor(error));
    showState("failed");
  }
}

again?.addEventListener("click", async () => {
  const busy = busyButton(again);
  if (busy.is()) return;
  busy.set(true);
  await readIt();
  busy.set(false);
});
if (form)
  startForm(form, {
    async send(values) {
      const body = { ...values, language: language() } as BodyOf<typeof acceptInvitation>;
      const accepted = await request(acceptInvitation, { params, body });
      enterAs(await acceptToken(email, accepted?.token), "/dashboard/home");
    },
  });
startPasswordEyes();
void readIt();
