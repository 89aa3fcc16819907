import { type JoinSession, joinSessionId } from "@lantern/contract/join-page";
import { formatMomentHere } from "../../i18n/format.ts";
import { showStory } from "../show-story.ts";
import { fill } from "../states.ts";

/** The session that the page server has written into this page; null when it found none in time. */
export function sessionInPage(): JoinSession | null {
  return JSON.parse(document.getElementById(joinSessionId)?.textContent ?? "null");
}

/** Writes what is known of the session into every state of the page. */
export function showSession({ title, status, starts_at, story }: JoinSession): void {
  fill("title", title);
  fill("session", title);
  if (story) showStory(story);
  for (const element of document.querySelectorAll<HTMLElement>("[data-when]")) {
    const { when = "", live, completed } = element.dataset;
    const text = status === "live" ? live : status === "completed" ? completed : when;
    element.hidden = !starts_at;
    if (starts_at) element.textContent = text?.replace("{when}", formatMomentHere(starts_at)) ?? "";
  }
  if (status !== "completed") return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-before-end]")) element.hidden = true;
  const submit = document.querySelector<HTMLElement>("[data-after]");
  const label = submit?.querySelector("[data-label]");
  if (label) label.textContent = submit?.dataset.after ?? "";
}

/** Path of the page where a participant of the session belongs now. */
export function sessionPath(session: JoinSession | null, sessionId: string): string {
  if (session?.status === "live") return `/experience/live/${sessionId}`;
  if (session?.status === "completed") return "/experience/end";
  return `/experience/wait/${sessionId}`;
}
