/** `/login/code`. */
import { finishSignIn } from "../../api/access/stored-sign-in.ts";
import { startForm } from "../../forms/start-form.ts";
import { enterAs } from "../leave.ts";
import { startSignInDoor } from "../start-door.ts";

startSignInDoor();
const form = document.querySelector("form");
if (form)
  startForm(form, {
    async send({ code }) {
      enterAs(await finishSignIn(String(code)), "/dashboard/home");
    },
  });
