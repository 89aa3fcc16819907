import { setTimeout as pause } from "node:timers/promises";
import type { HostSessionView } from "@lantern/contract/live";
import type { LiveClient } from "@lantern/live-client";
import { openNodeClient } from "@lantern/live-client/node";
import { ApiClient } from "../api-client.ts";
import type { Seat } from "./person.ts";

const TEAM = 6;
const OWNER = { email: "maren@northwind.example", password: "seven boats home" };
const ADMIN = { ...OWNER, email: "admin@lantern.example" };
const ACCOUNTS_WITHIN_MS = 15_000;
/** Join requests at a time. */
const ENTERING = 20;
/** The opening ends by itself within four minutes. */
const OPENING_WITHIN_MS = 270_000;
const SKIPPED_WITHIN_MS = 1000;

/** People in sessions of at most 300, the last one the smallest, in teams of six, on a server in local mode. */
export interface Sessions {
  /** People who join before the start; the others join after it. */
  early: Seat[];
  late: Seat[];
  /** Starts all sessions and skips their opening, in which there is nothing to do. */
  start(): Promise<void>;
  /** Ends all sessions. */
  end(): Promise<void>;
}

const LARGEST = 300;

/** The size of each session: the maximum, and the rest in the last one; or, with `sessions`, equal sizes. */
export function sizes(people: number, sessions = Math.ceil(people / LARGEST)): number[] {
  const each = sessions === Math.ceil(people / LARGEST) ? LARGEST : Math.ceil(people / sessions);
  return Array.from({ length: sessions }, (_, nth) => Math.min(each, people - nth * each)).filter(
    (size) => size > 0,
  );
}

/** The address of the people of the nth session: a company uses one address. Loopback only. */
export const addressOf = (nth: number) => `127.0.1.${nth + 1}`;

/** The same people in the same teams for servers without sessions: a token is `session/team/seat`. */
export function plainSeats(all: readonly number[]): Seat[] {
  return all.flatMap((size, nth) =>
    Array.from({ length: size }, (_, n) => {
      const [session, team] = [`load-${nth + 1}`, `team-${n % Math.ceil(size / TEAM)}`];
      return { session, token: `${session}/${team}/seat-${n}`, address: addressOf(nth) };
    }),
  );
}

/** Creates the sessions through the API, with credits granted by the platform's administrator. */
export async function makeSessions(url: string, all: readonly number[]): Promise<Sessions> {
  const people = all.reduce((sum, size) => sum + size, 0);
  const owner = await signedIn(url, OWNER);
  const { company } = await owner.ok<{ company: { id: string } }>("GET", "/api/user");
  const admin = await signedIn(url, ADMIN);
  const grant = { amount: people, reason: "A bench" };
  await admin.ok("POST", `/api/admin/companies/${company.id}/credits`, grant);
  const text = Array.from({ length: all[0] ?? 0 }, (_, n) => `Load ${n} <load-${n}@simulated.example>`);
  const { rows } = await owner.ok<{ rows: { consumer: { id: string; email: string } }[] }>(
    "POST",
    "/api/consumer/import",
    { text: text.join("\n") },
  );
  const consumers = rows.map(({ consumer }) => consumer);
  const ids: string[] = [];
  const [early, late]: [Seat[], Seat[]] = [[], []];
  for (const [nth, size] of all.entries()) {
    const own = consumers.slice(0, size);
    const id = await makeSession(owner, nth, own);
    ids.push(id);
    const seats: Seat[] = [];
    for (let from = 0; from < size; from += ENTERING)
      seats.push(...(await Promise.all(own.slice(from, from + ENTERING).map(enter))));
    // The start makes teams of five of the people who are present; everybody who joins later is the sixth of a team.
    const present = size - Math.floor(size / TEAM);
    early.push(...seats.slice(0, present));
    late.push(...seats.slice(present));

    async function enter({ email }: { email: string }): Promise<Seat> {
      const { token } = await owner.ok<{ token: string }>("POST", "/api/exp/auth", {
        email,
        sessionId: id,
      });
      return { session: id, token, address: addressOf(nth) };
    }
  }
  const hosts = () => ids.map((id) => new Host(url, owner.token, id));
  return {
    early,
    late,
    async start() {
      for (const id of ids) await owner.ok("POST", `/api/session/${id}/start`);
      await Promise.all(hosts().map((host) => host.skipOpening()));
    },
    async end() {
      await Promise.all(hosts().map((host) => host.end()));
    },
  };
}

async function makeSession(owner: ApiClient, nth: number, people: { id: string }[]): Promise<string> {
  const { id } = await owner.ok<{ id: string }>("POST", "/api/session", {
    title: `Load ${nth + 1}`,
    experience: "the-quiet-station",
    seats: people.length,
    timezone: "UTC",
    language: "en",
    hosting: "autopilot",
    speed: 1,
    starts_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const ids = people.map((one) => one.id);
  await owner.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: ids });
  await owner.ok("POST", `/api/session/${id}/confirm`);
  return id;
}

/** A new server accepts requests a moment before it has created the accounts of local mode. */
async function signedIn(url: string, account: typeof OWNER): Promise<ApiClient> {
  const api = new ApiClient(url, true);
  const login = () => api.ok<{ token: string }>("POST", "/api/login", account);
  for (const end = performance.now() + ACCOUNTS_WITHIN_MS; ; await pause(250))
    try {
      api.token = (await login()).token;
      return api;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
}

/** An administrator who hosts a session. */
class Host {
  readonly #client: LiveClient;

  constructor(url: string, token: string, session: string) {
    this.#client = openNodeClient({ url: `${url.replace(/^http/, "ws")}/live`, token, session });
  }

  /** Skips until every team has left the opening. One command per check: a host may send ten per second. */
  async skipOpening(): Promise<void> {
    const tried = new Map<string, number>();
    const since = ({ id }: { id: string }) => tried.get(id) ?? Number.NEGATIVE_INFINITY;
    await this.#until(({ act, teams }) => {
      if (act && act.acts[act.index]?.mode === "teams") return true;
      const ahead = teams.filter(({ scene, waiting }) => scene && !waiting);
      const next = ahead.sort((a, b) => since(a) - since(b))[0];
      if (next?.scene && performance.now() > since(next) + SKIPPED_WITHIN_MS) {
        tried.set(next.id, performance.now());
        void this.#client.host({ type: "skip", team: next.id, scene: next.scene.id });
      }
      return false;
    });
    this.#client.close();
  }

  async end(): Promise<void> {
    await this.#until(() => true);
    void this.#client.host({ type: "end" });
    await this.#until(({ clock }) => clock.phase === "ended");
    this.#client.close();
  }

  async #until(condition: (view: HostSessionView) => boolean): Promise<void> {
    const view = () => this.#client.snapshot?.view as HostSessionView | undefined;
    for (const end = performance.now() + OPENING_WITHIN_MS; performance.now() < end; await pause(100)) {
      const now = view();
      if (now && condition(now)) return;
    }
    throw new Error(`the session did not get there: ${JSON.stringify(view()?.clock)}`);
  }
}
