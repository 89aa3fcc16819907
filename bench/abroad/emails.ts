import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { bounceAddress } from "../../apps/server/src/core/email/inbound-address.ts";
import {
  type CalendarForm,
  calendarEmail,
  calendarForms,
  filledIn,
  type InvitationFields,
  type ReportForm,
  reportEmail,
  reportForms,
  rsvpOf,
  stateOf,
} from "../../apps/server/test/generated-emails.ts";
import { ApiClient } from "../api-client.ts";
import { ServerProcess } from "../chaos/server.ts";
import { Findings, type Part } from "./part.ts";

const folder = new URL("../../apps/server/test/emails/", import.meta.url);
const appKey = "a key of this measurement alone, of more than 32 characters";
const inboundEmail = { address: "replies@mail.example.com", secret: "a secret of more than 32 characters!" };
const generated = 186;

interface Case {
  name: string;
  write: (invitation: InvitationFields) => string;
  /** What the person said: stored as their answer; null: not an answer, and listed or a bounce. */
  rsvp: "coming" | "declined" | null;
  /** It says that the email has arrived or still may: nothing is lost when nothing happens. */
  isPending?: boolean;
}

/** The RSVP in each email of the folder; those that are not here have none. */
const rsvps: Record<string, Case["rsvp"]> = {
  "clock-ahead.eml": "coming",
  "no-stamp.eml": "coming",
  "second-attendee-line.eml": "coming",
  "delegated.eml": "declined",
  "delegated-one-line.eml": "declined",
};

/**
 * Sends 200 emails of calendars and email servers to a server of its own, all about the invitation of one person. A silent
 * loss changes no answer, marks no email as bounced and is listed nowhere; a wrong person is anybody else who has changed,
 * or the right one with another answer.
 */
export async function emails(): Promise<Part> {
  const server = await ServerProcess.start({
    APP_KEY: appKey,
    INBOUND_EMAIL_ADDRESS: inboundEmail.address,
    INBOUND_EMAIL_SECRET: inboundEmail.secret,
  });
  const database = new pg.Client({ connectionString: server.databaseUrl() });
  try {
    await database.connect();
    const { invitation, sessionId, api } = await invited(server.url);
    const cases = [...ofFolder(), ...inAllForms()];
    const findings = new Findings();
    findings.cases = cases.length;
    for (const { name, write, rsvp, isPending } of cases) {
      await database.query("update session_consumers set rsvp = null, rsvp_at = null");
      await database.query("update outbox set sent_at = now(), dead_at = null, last_error = null");
      await database.query("delete from unplaced_replies");
      await deliver(server.url, write({ ...invitation, now: new Date() }));
      const [ana, ...others] = await attendees(api, sessionId, invitation.ana);
      const { items } = await api.ok<{ items: { email: string }[] }>(
        "GET",
        `/api/session/${sessionId}/unplaced-replies`,
      );
      const isSilent = !ana?.rsvp && ana?.email_status !== "failed" && items.length === 0 && !isPending;
      const isWrong =
        (ana?.rsvp ?? null) !== rsvp ||
        items.some(({ email }) => email !== invitation.ana) ||
        others.some((other) => other.rsvp || other.email_status === "failed");
      if (isSilent) findings.lost(name);
      if (isWrong) findings.wrong(name);
    }
    return findings;
  } finally {
    await database.end();
    await server.stop();
  }
}

const ofFolder = (): Case[] =>
  readdirSync(folder).map((name) => ({
    name,
    write: (invitation) => filledIn(readFileSync(new URL(name, folder), "utf8"), invitation),
    rsvp: rsvps[name] ?? null,
  }));

/** Every value of every form, in combinations that are the same in each run. */
function inAllForms(): Case[] {
  return Array.from({ length: generated }, (_, nth): Case => {
    if (nth % 2 === 0) {
      const form: CalendarForm = drawn(calendarForms, nth / 2);
      return {
        name: JSON.stringify(form),
        write: (invitation) => calendarEmail({ ...invitation, ...form }),
        rsvp: rsvpOf(form),
      };
    }
    const form: ReportForm = drawn(reportForms, (nth - 1) / 2);
    return {
      name: JSON.stringify(form),
      write: (invitation) => reportEmail({ ...invitation, ...form }),
      rsvp: null,
      isPending: stateOf(form) === "pending",
    };
  });
}

/** The nth combination. Each form turns with another speed, so that the same values rarely meet. */
function drawn<Forms extends Record<string, readonly string[]>>(
  forms: Forms,
  nth: number,
): Record<keyof Forms, string> {
  const entries = Object.entries(forms).map(([name, values], position) => {
    const turned = Math.floor(nth * (1 + position * 0.618) + position);
    return [name, values[turned % values.length]];
  });
  return Object.fromEntries(entries) as Record<keyof Forms, string>;
}

/** Two people who were invited to a session; the emails are about the first. */
async function invited(url: string) {
  const api = await signedIn(url);
  const ids: string[] = [];
  const addresses = ["ana@people.example", "bo@people.example"];
  for (const email of addresses)
    ids.push(
      (await api.ok<{ id: string }>("POST", "/api/consumer", { first_name: "A", last_name: "H", email })).id,
    );
  const { id: sessionId } = await api.ok<{ id: string }>("POST", "/api/session", {
    title: "Autumn hour",
    experience: "the-quiet-station",
    starts_at: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    timezone: "Europe/Copenhagen",
    seats: 4,
  });
  await api.ok("PUT", `/api/session/${sessionId}/attendees`, { consumer_ids: ids });
  await api.ok("POST", `/api/session/${sessionId}/confirm`);
  await api.ok("POST", `/api/session/${sessionId}/invite`, {});
  const email = await invitationTo(api, addresses[0] ?? "");
  const content = email.calendar.replace(/\r\n[ \t]/g, "");
  const line = (name: string) =>
    new RegExp(`^${name}[^:]*:(?:mailto:)?(.*)$`, "m").exec(content)?.[1]?.trim() ?? "";
  const invitation = {
    ana: addresses[0] ?? "",
    reply: line("ORGANIZER"),
    envelope: bounceAddress({ appKey, inboundEmail }, email.id) ?? "",
    uid: line("UID"),
  };
  return { api, sessionId, invitation };
}

/** A new server accepts requests a moment before it has created the accounts of local mode. */
async function signedIn(url: string): Promise<ApiClient> {
  const api = new ApiClient(url);
  const account = { email: "maren@northwind.example", password: "seven boats home" };
  for (let attempt = 0; ; attempt++)
    try {
      api.token = (await api.ok<{ token: string }>("POST", "/api/login", account)).token;
      return api;
    } catch (error) {
      if (attempt === 40) throw error;
      await pause(250);
    }
}

async function invitationTo(api: ApiClient, to: string): Promise<{ id: string; calendar: string }> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const { items } = await api.ok<{ items: { id: string; kind: string; calendar: string | null }[] }>(
      "GET",
      `/dev/mail?to=${encodeURIComponent(to)}`,
    );
    const email = items.find(({ kind }) => kind === "invitation");
    if (email?.calendar) return { id: email.id, calendar: email.calendar };
    await pause(100);
  }
  throw new Error("no invitation arrived");
}

async function deliver(url: string, body: string): Promise<void> {
  const headers = { "content-type": "message/rfc822", authorization: `Bearer ${inboundEmail.secret}` };
  const response = await fetch(`${url}/api/inbound-email`, { method: "POST", headers, body });
  if (response.status === 429) throw new Error("more emails than the server takes in a minute");
  await response.arrayBuffer();
}

/** The attendees of a session, this one first. */
async function attendees(api: ApiClient, sessionId: string, first: string) {
  const session = await api.ok<{
    attendees: { email: string; rsvp: "coming" | "declined" | null; email_status: string | null }[];
  }>("GET", `/api/session/${sessionId}`);
  return session.attendees.toSorted((a, b) => Number(b.email === first) - Number(a.email === first));
}
