/** `/enroll/{enrollmentId}`: a code or the company's provider proves an address, which then gets a seat. */

import {
  enroll,
  getOpenEnrollment,
  requestEnrollmentCode,
  respondToOffer,
  startEnrollmentSignOn,
} from "@lantern/contract/endpoints/enrollment";
import { rsvp } from "@lantern/contract/endpoints/participant";
import { type EnrollmentPage, enrollmentId as pageDataId } from "@lantern/contract/enrollment-page";
import { request } from "../../api/request.ts";
import { busyButton, showText, startForm } from "../../forms/start-form.ts";
import { language } from "../../i18n/current.ts";
import { closedBy } from "../closed-by.ts";
import { failureText, inPageLanguage } from "../failure-text.ts";
import { goTo } from "../go-to.ts";
import { lastSegment } from "../link.ts";
import { momentAndCity } from "../moment-and-city.ts";
import { onClick } from "../on-click.ts";
import { ownZone } from "../own-zone.ts";
import { showStory } from "../show-story.ts";
import { startParticipantDoor } from "../start-participant-door.ts";
import { fill, moveToState, showState } from "../states.ts";
import { chosenDates, needDate, showDates, showOutcome } from "./dates.ts";

startParticipantDoor();
// Another link in the address bar of this page is another page.
addEventListener("hashchange", () => location.reload());

const params = { enrollmentId: lastSegment() };
const hash = new URLSearchParams(location.hash.slice(1));
/** Of this browser; with it the code works, or alone once the provider has proved the address. */
let proof = hash.get("proof");
/** The dates of the link of a series. */
let offered: NonNullable<EnrollmentPage["dates"]> = [];
/** Names this person's position on the waiting list. */
let wait = hash.get("take") ?? hash.get("leave");
/** The token of the seat's join link. */
let seatToken: string | null = null;
// A proof works once, so it does not stay in the history.
if (proof) history.replaceState(history.state, "", location.pathname);

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
const addressForm = find<HTMLFormElement>('[data-step="address"]');
const nameForm = find<HTMLFormElement>('[data-step="name"]');
const code = nameForm?.querySelector<HTMLInputElement>("#code") ?? null;
const status = nameForm?.querySelector<HTMLElement>("[data-sent]") ?? null;

if (addressForm)
  startForm(addressForm, {
    send: ({ email }) =>
      inPageLanguage(async () => {
        ({ proof } = await request(requestEnrollmentCode, {
          params,
          body: { email: String(email), language: language() },
        }));
        showNameForm(status?.dataset.sent?.replace("{email}", String(email)) ?? "", true);
        addressForm.reset();
      }),
  });
if (nameForm)
  startForm(nameForm, {
    async send(typed) {
      const chosen = chosenDates();
      if (chosen === null) throw new Error(needDate());
      await inPageLanguage(async () => {
        const first_name = String(typed.first_name);
        const last_name = String(typed.last_name);
        const given = code?.required ? { code: String(typed.code) } : {};
        const body = {
          proof: proof ?? "",
          first_name,
          last_name,
          timezone: ownZone(),
          language: language(),
          ...given,
          ...(chosen && { session_ids: chosen }),
        };
        await unlessClosed(async () => {
          const result = await request(enroll, { params, body });
          nameForm.reset();
          if (result.state === "seat") return showSeat(result);
          if (result.state === "dates") return showOutcome(result.dates, offered);
          wait = result.wait;
          moveToState("waiting");
        });
      });
    },
  });
onChoice("another", async () => void moveToState("address"));
onChoice("again", async () => void moveToState("address"));
onChoice("cannot", async () => {
  if (seatToken) await request(rsvp, { body: { token: seatToken, coming: false } });
  moveToState("withdrawn");
});
onChoice("leave", async () => {
  if (wait) await request(respondToOffer, { params, body: { wait, take: false } });
  moveToState("left");
});
onChoice("take", async () => {
  const result = await request(respondToOffer, { params, body: { wait: wait ?? "", take: true } });
  if (result.state === "seat") showSeat(result);
});
startSignOn();
void open();

async function open(): Promise<void> {
  try {
    const page: EnrollmentPage =
      pageData() ?? (await request(getOpenEnrollment, { params, query: { language: language() } }));
    show(page);
    if (hash.has("take")) return void showState("offer");
    if (hash.has("leave")) return void showState("leaving");
    if (page.state === "closed") return void showState("ENROLLMENT_CLOSED");
    if (proof) return showNameForm(status?.dataset.proved ?? "", false);
    showState("address");
  } catch (error) {
    if (closedBy(error, moveToState)) return;
    showState("address");
    showText(addressForm?.querySelector<HTMLElement>("[data-form-error]") ?? null, failureText(error));
  }
}

/** What the page server has written into this page; null when it found nothing in time. */
function pageData(): EnrollmentPage | null {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? "null");
}

function show({
  title,
  starts_at,
  story,
  inviter,
  company,
  state,
  single_sign_on,
  dates,
}: EnrollmentPage): void {
  offered = dates ?? [];
  if (dates) showDates(dates);
  fill("title", title);
  fill("session", title);
  fill("when", momentAndCity(starts_at));
  if (story) showStory(story);
  const invites = find("[data-inviter]");
  const text = inviter ? invites?.dataset.inviter : invites?.dataset.company;
  const names: Record<string, string> = { inviter: inviter ?? "", company: company.name };
  if (invites) invites.textContent = text?.replace(/\{(\w+)\}/g, (_, name) => names[name] ?? "") ?? "";
  const full = find("[data-full]");
  if (full) full.hidden = state !== "full";
  const signOn = find("[data-sign-on]");
  if (signOn) signOn.hidden = !single_sign_on;
}

/** The second step: the code, unless the provider has proved the address, and the name. */
function showNameForm(text: string, withCode: boolean): void {
  if (status) status.textContent = text;
  const field = find("[data-code]");
  if (field) field.hidden = !withCode;
  if (code) code.required = withCode;
  showState("name");
  nameForm?.querySelector<HTMLInputElement>(withCode ? "#code" : "#first_name")?.focus();
}

function showSeat({ session_id, join }: { session_id: string; join: string }): void {
  seatToken = join;
  const links = {
    calendar: `/api/exp/calendar.ics?sessionId=${session_id}`,
    join: `/experience/${session_id}#join=${join}`,
  };
  for (const [name, href] of Object.entries(links)) {
    const anchor = find<HTMLAnchorElement>(`[data-state="seat"] [data-link="${name}"]`);
    if (anchor) anchor.href = href;
  }
  moveToState("seat");
}

/** The way to the company's provider, which sends the browser back with a proof. */
function startSignOn(): void {
  const button = find("[data-sign-on]")?.querySelector("button") ?? null;
  const busy = busyButton(button);
  button?.addEventListener("click", async () => {
    if (busy.is()) return;
    busy.set(true);
    const failure = addressForm?.querySelector<HTMLElement>("[data-form-error]") ?? null;
    try {
      goTo((await request(startEnrollmentSignOn, { params })).url);
    } catch (error) {
      busy.set(false);
      showText(failure, failureText(error));
    }
  });
}

function onChoice(does: string, work: () => Promise<void>): void {
  for (const choice of document.querySelectorAll<HTMLElement>(`[data-does="${does}"]`))
    onClick(choice, () => unlessClosed(work));
}

/** Does something. After an error that ends everything here, it shows the state of that error instead. */
async function unlessClosed(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!closedBy(error, moveToState)) throw error;
  }
}
