/** `/experience/{sessionId}`: joins by a personal link, which fills in the address, or by an address. */

import { getOpenSession } from "@lantern/contract/endpoints/participant";
import type { JoinSession } from "@lantern/contract/join-page";
import { ApiError } from "../../api/error.ts";
import { access, forget, joinByEmail, joinByLink, resume } from "../../api/participant/access.ts";
import { handOverClick, handOverProfile, takeReturn } from "../../api/participant/handover.ts";
import { readJoinLink } from "../../api/participant/join-link.ts";
import { request } from "../../api/request.ts";
import { outlivesPage } from "../../api/storage-handover.ts";
import { showText, startForm } from "../../forms/start-form.ts";
import { language } from "../../i18n/current.ts";
import { closedBy } from "../closed-by.ts";
import { failureText } from "../failure-text.ts";
import { replacePage } from "../go-to.ts";
import { lastSegment } from "../link.ts";
import { ownZone } from "../own-zone.ts";
import { startParticipantDoor } from "../start-participant-door.ts";
import { moveToState, showState } from "../states.ts";
import { startDates } from "./dates.ts";
import { startEmailCode } from "./email-code.ts";
import { startLanguageChoice } from "./language.ts";
import { startMusicChoice } from "./music.ts";
import { startRsvp } from "./rsvp.ts";
import { sessionInPage, sessionPath, showSession } from "./show-session.ts";
import { startNaming } from "./start-naming.ts";

/** The page waits no longer than this for the session, in milliseconds. */
const waitAtMost = 2000;

startParticipantDoor();
// Another link in the address bar of this page is another page.
addEventListener("hashchange", () => location.reload());
const sessionId = lastSegment();
const link = readJoinLink(location.hash);
/** The link that joins. An address other than the link's own asks for that person's seat. */
let given = link;
let session: JoinSession | null = null;
const form = document.querySelector<HTMLFormElement>('[data-state="join"] form');
const email = form?.querySelector<HTMLInputElement>('input[type="email"]') ?? null;
const failure = form?.querySelector<HTMLElement>("[data-form-error]") ?? null;
const continueAfter = startNaming(() => {
  handOverClick();
  goToSession();
});
const fillCodeAddress = startEmailCode({ sessionId, onProved: join });

if (email) email.value = link?.email ?? "";
email?.addEventListener("input", requireEmail);
requireEmail();
for (const [name, path] of [
  ["check", "/systemCheck"],
  ["data", "/experience/data"],
] as const) {
  const anchor = document.querySelector<HTMLAnchorElement>(`[data-link="${name}"]`);
  if (!anchor) continue;
  anchor.href = `${path}?sessionId=${sessionId}&language=${language()}${link ? `#join=${link.token}` : ""}`;
  if (name === "data") anchor.hidden = !link;
}
if (form)
  startForm(form, {
    async send({ email }) {
      forget();
      try {
        if (given && email === given.email) await joinByLink(given.token, sessionId, ownZone());
        else await joinByEmail(String(email), sessionId);
      } catch (error) {
        fillCodeAddress(String(email));
        closedBy(error, moveToState);
        throw new Error(failureText(error));
      }
      join();
    },
  });
startMusicChoice();
// The sign-in is stored here and read by the session's page.
const note = document.querySelector<HTMLElement>("[data-no-storage]");
if (note) note.hidden = outlivesPage();
for (const button of document.querySelectorAll("[data-again] button"))
  button.addEventListener("click", () => {
    given = null;
    requireEmail();
    showText(failure, null);
    showState("join");
    email?.focus();
  });
if (link?.rsvp) startRsvp(link.token);
if (link?.dates) void startDates(link.token);
void open();

/**
 * Before the end only a click uses the link, because programs open links too. After it the link only shows a scorecard,
 * so the page goes there at once. A tab that has joined goes straight to the session.
 */
async function open(): Promise<void> {
  const back = takeReturn();
  let problem: unknown = back.problem;
  if (back.left) access.set({ leaveMeeting: true });
  const opened = readSession().then(
    (match) => {
      session = match;
      showSession(match);
      startLanguageChoice(match.story?.languages ?? []);
    },
    (error) => {
      problem ??= error;
    },
  );
  await Promise.race([opened, new Promise((resolve) => setTimeout(resolve, waitAtMost))]);
  if (link?.dates) return;
  if (link?.rsvp) return void showState(`rsvp-${link.rsvp}`);
  if (link && session?.status === "completed")
    try {
      forget();
      // Without the time zone of this browser, which may be a program's.
      await joinByLink(link.token, sessionId);
      return goToSession();
    } catch (error) {
      problem ??= error;
    }
  const resumed = link === null && (await resume(sessionId).catch(() => false));
  if (resumed) return goToSession();
  showState("join");
  showProblem(access.get().problem ?? problem);
  // A session that comes later may have been cancelled.
  await opened;
  showProblem(problem);
}

async function readSession(): Promise<JoinSession> {
  return sessionInPage() ?? (await request(getOpenSession, { query: { sessionId, language: language() } }));
}

function showProblem(problem: unknown): void {
  if (session?.status === "cancelled") problem ??= new ApiError(410, "SESSION_CANCELLED", "");
  if (problem && !closedBy(problem, showState)) showText(failure, failureText(problem));
}

function requireEmail(): void {
  const note = document.querySelector<HTMLElement>("[data-from-link]");
  if (note) note.hidden = !given;
  if (email) email.required = given === null || email.value !== given.email;
}

/**
 * Continues after a click. Who was added by their address alone is asked for a name first, if they have proved the
 * address: the name of anybody else would be refused.
 */
function join(): void {
  const { user, dataPackage } = access.get();
  const hasProvedAddress = dataPackage?.has_proved_address === true;
  const isOver = session?.status === "completed";
  continueAfter(hasProvedAddress && !user?.first_name && !user?.last_name && !isOver);
}

function goToSession(): void {
  const { user, dataPackage } = access.get();
  if (user && dataPackage) handOverProfile({ user, dataPackage });
  replacePage(sessionPath(session, sessionId));
}
