/** `/password/reset`. */
import { forgotPassword } from "@lantern/contract/endpoints/access";
import { request } from "../../api/request.ts";
import { startForm } from "../../forms/start-form.ts";
import { startDoor } from "../start-door.ts";
import { fill, moveToState } from "../states.ts";
import { texts } from "./texts.ts";

startDoor();
const form = document.querySelector("form");
if (form)
  startForm(form, {
    async send({ email }) {
      await request(forgotPassword, { body: { email: String(email) } });
      fill("done", texts.done(String(email)));
      moveToState("done");
    },
  });
