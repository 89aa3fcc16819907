import { createHash, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { Participant, personaOf } from "@lantern/bots";
import { Role } from "@lantern/contract/roles";
import { compile, type Pack } from "@lantern/engine";
import type { CommandResult, LiveClient } from "@lantern/live-client";
import { type NodeClientOptions, openNodeClient } from "@lantern/live-client/node";
import type pg from "pg";
import { vi } from "vitest";
import { tinyPack } from "../../../../packages/engine/test/tiny-pack.ts";
import type { Rights } from "../../src/core/ports/identity.ts";
import type {
  LiveSessionInfo,
  RosterEntry,
  RoundHistory,
  SessionLifecycle,
} from "../../src/core/ports/live-sessions.ts";
import type { OpenLimits } from "../../src/http/open-count.ts";
import { addressOf } from "../../src/http/visitor.ts";
import { createLive, type Live } from "../../src/live/live.ts";
import type { TransportServer } from "../../src/live/transport/server.ts";
import type { LiveMetrics } from "../../src/metrics/live.ts";
import { proxyCheckOf } from "../../src/system/trusted-proxies.ts";

/** Waits for a condition with a long timeout, because other tests may use the machine at the same time. */
export function eventually(check: () => void, timeout = 10_000): Promise<void> {
  return vi.waitFor(check, { timeout, interval: 20 });
}

/** Inserts the minimum of a company and a draft that the log of a session can refer to. */
export async function newSession(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with c as (insert into companies (id, name) values ($1, 'Test') returning id)
     insert into sessions (id, company_id, title) select $2, id, 'Test' from c returning id`,
    [randomUUID(), randomUUID()],
  );
  if (!rows[0]) throw new Error("no session was made");
  return rows[0].id;
}

/** The company's side for tests: it loads what the test stored in it and records what is reported to it. */
export class RecordingLifecycle implements SessionLifecycle {
  readonly infos = new Map<string, LiveSessionInfo>();
  readonly recorded: unknown[][] = [];
  roundHistory?: (sessionId: string) => Promise<RoundHistory>;

  async load(sessionId: string): Promise<LiveSessionInfo | null> {
    return structuredClone(this.infos.get(sessionId) ?? null);
  }
  async started(...details: unknown[]): Promise<void> {
    this.recorded.push(["started", ...details]);
  }
  async endChanged(...details: unknown[]): Promise<void> {
    this.recorded.push(["endMoved", ...details]);
  }
  async here(...details: unknown[]): Promise<void> {
    this.recorded.push(["here", ...details]);
  }
  async joined(...details: unknown[]): Promise<void> {
    this.recorded.push(["placed", ...details]);
  }
  async attended(...details: unknown[]): Promise<void> {
    this.recorded.push(["attended", ...details]);
  }
  async ended(...details: unknown[]): Promise<void> {
    this.recorded.push(["ended", ...details]);
  }
  async notStarted(...details: unknown[]): Promise<void> {
    this.recorded.push(["notStarted", ...details]);
  }

  /** The arguments of all reports with this name. */
  recordedOf(name: string): unknown[][] {
    return this.recorded.filter(([what]) => what === name).map(([, ...rest]) => rest);
  }
}

export const firstLight: { pack: Pack; hash: string } = {
  pack: compile(tinyPack),
  hash: createHash("sha256").update(JSON.stringify(tinyPack)).digest("hex"),
};

/** The same id for the same name, where a database needs a UUID. */
export function idOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}

/** The token by which the tests' authenticator identifies this person. */
export const tokenOf = (sessionId: string, person: string): string => `${sessionId}/${person}`;

/** There are no sign-ins in these tests: every right stands until `endRights`. */
const rightsForTests = `create table if not exists ended_rights (sign_in uuid);
  create or replace function standing_rights(sign_in uuid, user_type int, restricted boolean, company uuid,
    session uuid, at timestamptz)
  returns setof uuid language sql stable as
  'select $1 where not exists (select from ended_rights e where e.sign_in = $1)'`;

/** From now on this token is invalid in the database. */
export async function endRights(pool: pg.Pool, token: string): Promise<void> {
  await pool.query("insert into ended_rights values ($1)", [idOf(token)]);
}

/** One node of the live server on a port of its own. */
export class TestNode {
  readonly company: RecordingLifecycle;
  readonly live: Live;
  readonly problems: string[] = [];
  readonly #server: Server = createServer(
    (request, response) => void this.#transport?.serve(request, response),
  );
  #transport: TransportServer | null = null;
  readonly #pool: pg.Pool;
  url = "";

  constructor(
    pool: pg.Pool,
    options: {
      company?: RecordingLifecycle;
      now?: () => number;
      local?: boolean;
      limits?: OpenLimits;
      rights?: Rights;
      metrics?: LiveMetrics;
    } = {},
  ) {
    this.#pool = pool;
    this.company = options.company ?? new RecordingLifecycle();
    const note = (fields: object, message: string) => {
      const cause = "err" in fields ? String(fields.err) : "";
      this.problems.push(`${message}: ${cause}`);
    };
    this.live = createLive({
      pool,
      lifecycle: this.company,
      packs: [firstLight],
      origins: new Set(["http://lantern.test"]),
      // A proxy in front of this node adds the visitor's address.
      addressOf: (request) => addressOf(request, proxyCheckOf(["loopback"])),
      limits: options.limits ?? { all: 1000, perAddress: 1000 },
      clock: { now: options.now ?? Date.now },
      local: options.local ?? false,
      redis: null,
      ...(options.metrics && { metrics: options.metrics }),
      authenticator: {
        async authenticate(token) {
          const admin = /^admin:(\w+):(\w+)$/.exec(token);
          if (admin)
            return {
              kind: "admin",
              userId: admin[2] ?? "",
              userTypeId: Role.CONSUMER_ADMIN_SUB,
              billingOnly: false,
              mayBuy: true,
              companyId: idOf(admin[1] ?? ""),
              needsSecondFactor: false,
              unverified: false,
              tokenId: token,
              signInId: idOf(token),
            };
          const [sessionId, consumerId, by] = token.split("/");
          if (!sessionId || !consumerId) return null;
          const enteredBy = by === "email" ? by : "link";
          return {
            kind: "participant",
            consumerId,
            sessionId,
            companyId: idOf("c"),
            signInId: idOf(token),
            enteredBy,
            hidden: [],
          };
        },
      },
      // Rights that end have tests of their own, with the database.
      rights: options.rights ?? { stateOf: async () => "stands", watch: () => () => {} },
      logger: { info: () => {}, warn: note, error: note },
    });
  }

  async start(): Promise<this> {
    await this.#pool.query(rightsForTests);
    await this.live.start();
    this.#transport = this.live.attach(this.#server);
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    this.url = `ws://127.0.0.1:${typeof address === "object" ? address?.port : 0}/live`;
    return this;
  }

  async stop(): Promise<void> {
    await this.live.stop();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Opens a confirmed session for these people. */
  async session(people: string[], more: Partial<LiveSessionInfo> = {}): Promise<string> {
    const sessionId = await newSession(this.#pool);
    this.company.infos.set(sessionId, {
      sessionId,
      companyId: idOf("c"),
      companyName: "Test",
      title: "A test",
      experience: "first-light",
      packHash: firstLight.hash,
      language: "en",
      startsAt: Date.now(),
      hosting: "host",
      speed: 1,
      seats: people.length,
      status: "confirmed",
      preassignedTeams: [],
      personMeasures: true,
      roster: people.map(entryOf),
      ...more,
    });
    await this.live.liveServer.open(sessionId);
    return sessionId;
  }

  client(sessionId: string, person: string, options: Partial<NodeClientOptions> = {}): LiveClient {
    return openNodeClient({ url: this.url, token: tokenOf(sessionId, person), ...options });
  }

  /** A client that plays by itself until it is closed. */
  participant(
    sessionId: string,
    person: string,
    index: number,
    options: Partial<NodeClientOptions> & { onResult?(result: CommandResult): void } = {},
  ): LiveClient {
    const client = this.client(sessionId, person, {
      ...options,
      onView(snapshot) {
        options.onView?.(snapshot);
        brain.see(snapshot);
      },
    });
    const brain = new Participant({
      persona: personaOf(index),
      puzzleOf: (id) => {
        const scene = firstLight.pack.scenes[id];
        return scene?.kind === "puzzle" ? scene.puzzle : null;
      },
      now: () => client.clock.now(),
      random: Math.random,
      play: async (command) => {
        const result = await client.send(command);
        options.onResult?.(result);
      },
    });
    return client;
  }
}

export function entryOf(person: string): RosterEntry {
  return {
    consumerId: person,
    firstName: person,
    lastName: "Test",
    department: null,
    office: null,
    preassignedTeamId: null,
  };
}
