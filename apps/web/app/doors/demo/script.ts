/** `/demo`. */
import { startDemo } from "@lantern/contract/endpoints";
import { call } from "../../api/client.ts";
import { forget, joinRehearsal } from "../../api/participant/access.ts";
import { handOverClick } from "../../api/participant/handover.ts";
import { startForm } from "../../forms/start-form.ts";
import { language } from "../../i18n/current.ts";
import { inPageLanguage } from "../failure-text.ts";
import { goTo } from "../leave.ts";
import { watchPage } from "../start-door.ts";
import { startParticipantDoor } from "../start-participant-door.ts";

startParticipantDoor();
watchPage();
const form = document.querySelector("form");

if (form)
  startForm(form, {
    async send({ first_name }) {
      const speed = Number(new FormData(form).get("speed"));
      const name = String(first_name).trim();
      await inPageLanguage(async () => {
        const body = { speed, language: language(), ...(name && { first_name: name }) };
        const rehearsal = await call(startDemo, { body });
        forget();
        handOverClick();
        goTo(await joinRehearsal(rehearsal));
      });
    },
  });
