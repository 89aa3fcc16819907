/** Prepares the journeys of sessions: a new company, its people and its sessions. */
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { texts as sessionTexts } from "../../../apps/web/app/company/session/texts.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.ts";
import type { Api } from "../../fixtures/api.ts";
import { confirmAddress, type Owner, ownerByApi, signInToDashboard } from "../../fixtures/company.ts";

export const dayMs = 86_400_000;

export type Host = Owner & { api: Api };

/** A signed-in Owner whose address is confirmed, with the six free credits. */
export async function host(page: Page, baseURL: string | undefined, confirmed = true): Promise<Host> {
  const owner = await ownerByApi(String(baseURL));
  if (confirmed) await confirmAddress(owner);
  await signInToDashboard(page, owner);
  return owner;
}

/** The title of a session of `addSession`. */
export const sessionTitle = "Autumn hour";

/** The name of a participant of `addPeople`. */
export const personName = (at: number) => `Person${at} Holm`;

/** Adds this many participants in two departments and two offices, and returns their ids and addresses. */
export async function addPeople({ api, email }: Host, count: number) {
  const domain = email.split("@")[1];
  const people: { id: string; email: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const person = {
      first_name: `Person${at}`,
      last_name: "Holm",
      email: `p${at}-${randomBytes(2).toString("hex")}@${domain}`,
      department: at % 2 ? "Sales" : "Optics",
      office: at % 3 ? "London" : "Oslo",
      timezone: "Europe/London",
    };
    const { id } = await api.ok("POST", "/api/consumer", person);
    people.push({ id: String(id), email: person.email });
  }
  return people;
}

/** A complete draft, ten days ahead. */
export async function addSession({ api }: Host, over: Record<string, unknown> = {}): Promise<string> {
  const { id } = await api.ok("POST", "/api/session", {
    title: sessionTitle,
    experience: "the-quiet-station",
    seats: 4,
    timezone: "Europe/Copenhagen",
    starts_at: new Date(Date.now() + 10 * dayMs).toISOString(),
    ...over,
  });
  return String(id);
}

/** The heading above the attendees of a confirmed session. */
export function readiness(counts: { attendees: number; ready?: number; here?: number }): string {
  const others = {
    ready: 0,
    here: 0,
    invited: 0,
    no_answer: 0,
    not_checked: 0,
    declined: 0,
    came: 0,
    attended: 0,
  };
  return sessionTexts.attendees.sum({ status: "confirmed", counts: { ...others, ...counts } });
}

/** Turns the page of the calendar that is open. */
export const turnMonth = (page: Page, to: "Next" | "Previous") =>
  page.getByRole("button", { name: uiTexts.calendar[to === "Next" ? "next" : "previous"] }).click();
