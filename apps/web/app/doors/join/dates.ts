import type { ResponseOf } from "@lantern/contract/endpoint";
import { readOfferedDates, respondToDates } from "@lantern/contract/endpoints/date-poll";
import { request } from "../../api/request.ts";
import { showText } from "../../forms/start-form.ts";
import { closedBy } from "../closed-by.ts";
import { failureText } from "../failure-text.ts";
import { momentAndCity } from "../moment-and-city.ts";
import { onClick } from "../on-click.ts";
import { ownZone } from "../own-zone.ts";
import { moveToState, showState } from "../states.ts";

/** Shows the dates that a session is offered at. A click stores which of them suit, because programs open links too. */
export async function startDates(token: string): Promise<void> {
  for (const choice of document.querySelectorAll<HTMLElement>("[data-dates]"))
    onClick(choice, () => choose(token, choice.dataset.dates));
  try {
    fillIn(await request(readOfferedDates, { body: { token } }));
    showState("dates");
  } catch (error) {
    if (closedBy(error, showState)) return;
    showText(showState("dates")?.querySelector("[data-form-error]") ?? null, failureText(error));
  }
}

async function choose(token: string, choice = ""): Promise<void> {
  if (choice === "change") return void moveToState("dates");
  const chosen = choice === "none" ? [] : boxes().filter(({ checked }) => checked);
  const section = document.querySelector<HTMLElement>('[data-state="dates"]');
  if (choice === "some" && chosen.length === 0)
    return showText(section?.querySelector("[data-form-error]") ?? null, section?.dataset.choose ?? "");
  try {
    const body = { token, suits: chosen.map(({ value }) => value), timezone: ownZone() };
    fillIn(await request(respondToDates, { body }));
    moveToState("dates-done");
  } catch (error) {
    if (!closedBy(error, moveToState)) throw error;
  }
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>("[data-offered] input")];

function fillIn({ dates }: ResponseOf<typeof readOfferedDates>): void {
  for (const [index, box] of boxes().entries()) {
    const date = dates[index];
    const label = box.closest("label");
    const text = label?.querySelector("span");
    if (label) label.hidden = !date;
    box.value = date?.starts_at ?? "";
    box.checked = date?.suits === true;
    if (text && date) text.textContent = momentAndCity(date.starts_at);
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-offered]")) element.hidden = false;
  const given = document.querySelector<HTMLElement>("[data-given]");
  if (given) given.hidden = dates.every(({ suits }) => suits === null);
}
