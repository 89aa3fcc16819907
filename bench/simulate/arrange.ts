import { setTimeout as pause } from "node:timers/promises";
import type { Language } from "@lantern/contract/languages";
import type { ApiClient } from "../api-client.ts";
import type { SimulateOptions } from "./options.ts";

/** A confirmed session, with a token for each participant. */
export interface ArrangedSession {
  sessionId: string;
  people: { email: string; token: string }[];
}

interface Row {
  consumer: { id: string; email: string } | null;
}
interface Email {
  to: string;
  links: string[];
}

const DOMAIN = "simulated.example";
const EMAILS_WITHIN_MS = 10_000;

/** A session of one company's people, as its administrator plans it. */
interface Plan {
  title: string;
  experience: string;
  people: number;
  teams: number;
  speed: number;
  language: Language;
}

/** Prepares a session as an administrator does: people, session, teams, invitations. */
export async function invite(
  api: ApiClient,
  { title, experience, people, teams, speed, language }: Plan,
): Promise<{ sessionId: string; emails: string[]; tokens: Map<string, string> }> {
  const text = Array.from(
    { length: people },
    (_, index) => `Simulated ${number(index)} <sim-${number(index)}@${DOMAIN}>`,
  ).join("\n");
  const { rows } = await api.ok<{ rows: Row[] }>("POST", "/api/consumer/import", { text });
  const consumers = rows.flatMap(({ consumer }) => consumer ?? []);
  const { id } = await api.ok<{ id: string }>("POST", "/api/session", {
    title,
    experience,
    starts_at: new Date(Date.now() + 3_600_000).toISOString(),
    timezone: "UTC",
    seats: people,
    language,
    hosting: "autopilot",
    speed,
  });
  const ids = consumers.map((consumer) => consumer.id);
  await api.ok("PUT", `/api/session/${id}/attendees`, {
    consumer_ids: ids,
    teams: Array.from({ length: teams }, (_, team) => ({
      name: `Team ${team + 1}`,
      consumer_ids: ids.filter((_, index) => index % teams === team),
    })),
  });
  await api.ok("POST", `/api/session/${id}/confirm`);
  await api.ok("POST", `/api/session/${id}/invite`, {});
  const tokens = await joinTokens(api, id, consumers.length);
  return { sessionId: id, emails: consumers.map(({ email }) => email), tokens };
}

/** Prepares a session, then opens every join link. */
export async function arrange(
  api: ApiClient,
  options: SimulateOptions,
  nth: number,
): Promise<ArrangedSession> {
  const plan = { ...options, title: `Simulation ${nth + 1}`, language: "en" } as const;
  const { sessionId, emails, tokens } = await invite(api, plan);
  const people: ArrangedSession["people"] = [];
  for (const email of emails) {
    const link = tokens.get(email);
    // The mailbox shows only the newest emails; everybody else joins by address.
    const body = link ? { token: link } : { email, sessionId };
    const { token } = await api.ok<{ token: string }>("POST", "/api/exp/auth", body);
    people.push({ email, token });
  }
  return { sessionId, people };
}

/** Tokens of the join links in the local mailbox, by address. */
async function joinTokens(api: ApiClient, sessionId: string, wanted: number): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const until = Date.now() + EMAILS_WITHIN_MS; ; await pause(200)) {
    const { items } = await api.ok<{ items: Email[] }>("GET", `/dev/mail?to=${DOMAIN}`);
    for (const { to, links } of items) {
      const link = links.find((one) => one.includes(sessionId) && /#join=[^&]+(?!.*&rsvp=)/.test(one));
      const token = new URLSearchParams(link && new URL(link).hash.slice(1)).get("join");
      if (token && !tokens.has(to)) tokens.set(to, token);
    }
    if (tokens.size >= wanted || Date.now() > until || items.length >= 200) return tokens;
  }
}

const number = (index: number): string => String(index + 1).padStart(3, "0");
