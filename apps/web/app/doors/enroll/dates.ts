import type { ResponseOf } from "@lantern/contract/endpoint";
import type { enroll } from "@lantern/contract/endpoints/enrollment";
import type { EnrollmentPage } from "@lantern/contract/enrollment-page";
import { momentAndCity } from "../moment-and-city.ts";
import { fill, moveToState } from "../states.ts";

type Dates = NonNullable<EnrollmentPage["dates"]>;
type Outcome = Extract<ResponseOf<typeof enroll>, { state: "dates" }>["dates"];

const list = () => document.querySelector<HTMLElement>('[data-state="address"] ul');
const choice = () => document.querySelector<HTMLElement>("[data-choice]");
const boxes = () => [
  ...document.querySelectorAll<HTMLInputElement>("[data-choice] label:not([hidden]) input"),
];

/** Shows the dates of a series instead of the one of a session, and asks for a choice where there are several. */
export function showDates(dates: Dates): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-one]")) element.hidden = true;
  for (const element of document.querySelectorAll<HTMLElement>("[data-several]")) element.hidden = false;
  const notes = dates.map(({ full }) => (full ? (list()?.dataset.fullDate ?? "") : ""));
  fillItems(list(), "li", dates, notes);
  fillItems(choice(), "label", dates, notes);
  for (const [index, box] of boxes().entries()) {
    box.value = dates[index]?.session_id ?? "";
    box.checked = true;
  }
}

/** The sessions that are chosen; undefined without a choice. Null: none is, which the form says. */
export function chosenDates(): string[] | undefined | null {
  const all = boxes();
  if (all.length === 0) return undefined;
  const chosen = all.filter(({ checked }) => checked).map(({ value }) => value);
  return chosen.length > 0 ? chosen : null;
}

export const needDate = () => choice()?.dataset.choose ?? "";

/** What came of it, by date, with a calendar file for each seat. The email has one file for all of them. */
export function showOutcome(outcome: Outcome, offered: Dates): void {
  const section = moveToState("dates");
  const ul = section?.querySelector<HTMLElement>("ul") ?? null;
  const hasSeat = outcome.some(({ state }) => state === "seat");
  fill("outcome", (hasSeat ? ul?.dataset.seats : ul?.dataset.none) ?? "");
  const storyOf = (id: string) => offered.find(({ session_id }) => session_id === id)?.story ?? "";
  const dates = outcome.map((date) => ({ ...date, story: storyOf(date.session_id) }));
  fillItems(
    ul,
    "li",
    dates,
    outcome.map(({ state }) => ul?.dataset[state] ?? ""),
  );
  for (const [index, anchor] of [...(ul?.querySelectorAll("a") ?? [])].entries()) {
    const date = outcome[index];
    anchor.hidden = date?.state !== "seat";
    if (date) anchor.href = `/api/exp/calendar.ics?sessionId=${date.session_id}`;
  }
}

function fillItems(
  container: HTMLElement | null,
  selector: string,
  dates: readonly { starts_at: string; story: string }[],
  notes: readonly string[],
): void {
  const pattern = list()?.dataset.date ?? "";
  for (const [index, item] of [...(container?.querySelectorAll<HTMLElement>(selector) ?? [])].entries()) {
    const date = dates[index];
    item.hidden = !date;
    if (!date) continue;
    const values: Record<string, string> = { when: momentAndCity(date.starts_at), story: date.story };
    const text = item.querySelector("[data-text]");
    if (text) text.textContent = pattern.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
    const note = item.querySelector("[data-note]");
    if (note) note.textContent = notes[index] ?? "";
  }
}
