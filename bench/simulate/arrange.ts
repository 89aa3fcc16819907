import { setTimeout as pause } from "node:timers/promises";
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

/** Prepares a session as an administrator does (people, session, teams, invitations), then opens every join link. */
export async function arrange(
  api: ApiClient,
  options: SimulateOptions,
  nth: number,
): Promise<ArrangedSession> {
  const text = Array.from(
    { length: options.people },
    (_, index) => `Simulated ${number(index)} <sim-${number(index)}@${DOMAIN}>`,
  ).join("\n");
  const { rows } = await api.ok<{ rows: Row[] }>("POST", "/api/consumer/import", { text });
  const consumers = rows.flatMap(({ consumer }) => consumer ?? []);
  const { id } = await api.ok<{ id: string }>("POST", "/api/session", {
    title: `Simulation ${nth + 1}`,
    experience: options.experience,
    starts_at: new Date(Date.now() + 3_600_000).toISOString(),
    timezone: "UTC",
    seats: options.people,
    language: "en",
    hosting: "autopilot",
    speed: options.speed,
  });
  const ids = consumers.map((consumer) => consumer.id);
  await api.ok("PUT", `/api/session/${id}/attendees`, {
    consumer_ids: ids,
    teams: Array.from({ length: options.teams }, (_, team) => ({
      name: `Team ${team + 1}`,
      consumer_ids: ids.filter((_, index) => index % options.teams === team),
    })),
  });
  await api.ok("POST", `/api/session/${id}/confirm`);
  await api.ok("POST", `/api/session/${id}/invite`, {});
  const links = await joinTokens(api, id, consumers.length);
  const people: ArrangedSession["people"] = [];
  for (const { email } of consumers) {
    const link = links.get(email);
    // The mailbox shows only the newest emails; everybody else joins by address.
    const body = link ? { token: link } : { email, sessionId: id };
    const { token } = await api.ok<{ token: string }>("POST", "/api/exp/auth", body);
    people.push({ email, token });
  }
  return { sessionId: id, people };
}

/** Tokens of the join links in the local mailbox, by address. */
async function joinTokens(api: ApiClient, sessionId: string, wanted: number): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const until = Date.now() + EMAILS_WITHIN_MS; ; await pause(200)) {
    const { items } = await api.ok<{ items: Email[] }>("GET", "/dev/mail");
    for (const { to, links } of items) {
      const link = links.find((one) => one.includes(sessionId) && /#join=[^&]+(?!.*&rsvp=)/.test(one));
      const token = new URLSearchParams(link && new URL(link).hash.slice(1)).get("join");
      if (token && !tokens.has(to)) tokens.set(to, token);
    }
    if (tokens.size >= wanted || Date.now() > until || items.length >= 200) return tokens;
  }
}

const number = (index: number): string => String(index + 1).padStart(3, "0");
