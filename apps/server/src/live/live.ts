import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { LoadedPack } from "@lantern/content";
import type { ByeCode } from "@lantern/contract/live";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { OpenLimits } from "../open-count.ts";
import type { Authenticator, LiveHour, LiveSessionInfo, Rights, SessionLifecycle } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { hostWay, passOf, standingPass, way } from "./door.ts";
import { InProcessFanOut } from "./fanout/in-process.ts";
import type { RedisFanOut } from "./fanout/redis.ts";
import { Hours } from "./hours.ts";
import { Keeper } from "./keeper.ts";
import type { LivePorts, LiveTrouble } from "./live-ports.ts";
import { Batch } from "./log/batch.ts";
import { PostgresLog } from "./log/postgres.ts";
import { PostgresPacks } from "./packs/packs.ts";
import { browserMark } from "./pipe/connection.ts";
import { attachPipe, type PipeServer } from "./pipe/server.ts";
import { playedHour } from "./played.ts";
import { PostgresPresence } from "./presence/postgres.ts";
import { Rehearsals } from "./rehearsals.ts";
import { scorecardOf } from "./scorecards.ts";
import { startNow } from "./start-now.ts";
import { PostgresTexts } from "./texts/postgres.ts";
import { PostgresVoice } from "./voice/voice.ts";

/** How often heads are compared with nodes that are not heard, and with those that are. */
const HEADS_EVERY_MS = { unheard: 250, heard: 1000 } as const;

export interface LiveDeps {
  pool: pg.Pool;
  clock: { now(): number };
  /** Knows the bearers of participants; those of rehearsals are known here. */
  authenticator: Authenticator;
  /** Tells when those who hold a line may no longer. */
  rights: Rights;
  lifecycle: SessionLifecycle;
  packs: LoadedPack[];
  /** Where the product's pages come from. */
  origins: ReadonlySet<string>;
  /** The visitor's address, as limits count it. */
  addressOf(request: IncomingMessage): string;
  /** How many connections may be open. */
  limits: OpenLimits;
  /** What nodes hear each other through; null: they compare heads. It is started and stopped here. */
  redis: RedisFanOut | null;
  /** Local mode: lobbies are open at any time. */
  local: boolean;
  trouble: LiveTrouble;
}

export interface Live {
  liveHour: LiveHour;
  /** Takes up every session that is under way. Before it nothing is served. */
  start(): Promise<void>;
  /** Takes lines at /live; what it returns takes those that come as plain requests. */
  attach(server: Server): PipeServer;
  /** Both of them as a part of the application, which also stops it before its server closes. */
  mount(app: FastifyInstance): Promise<void>;
  /** Resolves when moves can be stored. */
  ready(): Promise<void>;
  /** Sends everybody elsewhere, finishes what is being stored, and says goodbye to the other nodes. */
  stop(): Promise<void>;
}

const turnedAway = (bye: ByeCode) => ({ way: { bye }, pass: standingPass });

/** The live hour of this node. */
export function createLive(deps: LiveDeps): Live {
  const { pool, clock, lifecycle, trouble, redis } = deps;
  const log = new PostgresLog(pool);
  const batch = new Batch(log);
  const ports: LivePorts = {
    ...{ log, batch, texts: new PostgresTexts(pool), packs: new PostgresPacks(pool) },
    ...{
      presence: new PostgresPresence(pool),
      voice: new PostgresVoice(pool),
      fanOut: redis ?? new InProcessFanOut(),
    },
    ...{ clock, trouble, node: randomUUID(), serving: () => keeper.serving },
  };
  const hours = new Hours(ports, lifecycle);
  const keeper = new Keeper(ports, hours, () => HEADS_EVERY_MS[redis?.connected ? "heard" : "unheard"]);
  const rehearsals = new Rehearsals(deps.packs, { clock, trouble });
  const pipes: PipeServer[] = [];
  const rules = { hours, lifecycle, now: clock.now, alwaysOpen: deps.local };

  const packOf = async (info: LiveSessionInfo) =>
    deps.packs.find(({ hash }) => hash === info.packHash)?.pack ?? (await ports.packs.get(info.packHash));

  async function open(sessionId: string) {
    const info = await lifecycle.load(sessionId);
    if (!info || (info.status !== "confirmed" && info.status !== "live")) return null;
    const pack = await packOf(info);
    if (!pack) throw new Error(`no story for session ${sessionId}`);
    return hours.open(info, pack);
  }

  const liveHour: LiveHour = {
    async open(sessionId) {
      await open(sessionId);
    },
    async refresh(sessionId) {
      await open(sessionId);
      const info = await lifecycle.load(sessionId);
      if (info) await (await hours.get(sessionId))?.refresh(info);
    },
    async startNow(sessionId, { userId }) {
      const hour = await open(sessionId);
      if (!hour) throw new Refusal("SESSION_007");
      await startNow(hour, userId);
    },
    async isConnected(sessionId, consumerId, exceptBrowser) {
      const hour = await hours.get(sessionId);
      const lines = hour ? await ports.presence.lines(hour.session.id.name) : [];
      const line = lines.find(({ person }) => person === consumerId);
      if (!hour || !line || line.expired) return false;
      // In play the seat is held until the grace of whoever lost their connection is over.
      if (line.graceEndsAt !== null && hour.session.state.phase === "lobby") return false;
      return exceptBrowser === undefined || line.browser !== browserMark(exceptBrowser);
    },
    rehearse: (input) => rehearsals.make(input),
    rehearsalOf: (token) => rehearsals.rehearsalOf(token),
    async scorecard(sessionId, who) {
      if ("rehearsalId" in who) {
        const found = rehearsals.hour(who.rehearsalId);
        return found && scorecardOf(found.ports, found.hour, found.person);
      }
      const hour = await hours.get(sessionId);
      return hour && scorecardOf(ports, hour, who.consumerId);
    },
    async played(sessionId) {
      const hour = await hours.get(sessionId);
      return hour && playedHour(ports, hour);
    },
    async teamOf(sessionId, consumerId) {
      const hour = await hours.get(sessionId);
      const seat = hour?.seatOf(consumerId);
      const team = hour?.session.state.teams.find(({ id }) => id === seat?.team);
      if (!hour || !seat || !team) return null;
      return { id: team.id, name: team.name, members: hour.namesOf(team.seats), seat: seat.seat };
    },
  };

  const live: Live = {
    liveHour,
    async start() {
      // Not waited for: with Redis away the hour is a little slower, not closed.
      redis?.start().catch((error: unknown) => trouble.warn({ err: error }, "Redis is away"));
      await keeper.start();
    },
    async mount(app) {
      await live.start();
      const pipe = live.attach(app.server);
      await app.register(async (plain) => {
        // What is posted is frames, read by the pipe itself.
        plain.removeAllContentTypeParsers();
        plain.addContentTypeParser("*", (_request, _payload, done) => done(null));
        plain.all("/live/*", { config: { lasting: true } }, (request, reply) => {
          reply.hijack();
          return pipe.serve(request.raw, reply.raw);
        });
      });
      app.addHook("preClose", () => live.stop());
    },
    attach(server) {
      const admit = async (token: string, browser: string, session: string | null) => {
        const rehearsal = rehearsals.rehearsalOf(token);
        if (rehearsal) return { way: rehearsals.way(rehearsal), pass: standingPass };
        const actor = await deps.authenticator.authenticate(token);
        if (actor?.kind === "admin" && session) {
          const enter = () => hostWay(rules, actor, session);
          const holder = { signInId: actor.signInId, account: actor, sessionId: session };
          return { way: await enter(), pass: passOf(deps.rights, holder, enter) };
        }
        if (actor?.kind !== "participant") return turnedAway("unauthenticated");
        const { sessionId, consumerId, enteredBy, signInId } = actor;
        if (enteredBy === "email" && (await liveHour.isConnected(sessionId, consumerId, browser)))
          return turnedAway("elsewhere");
        const enter = () => way(rules, actor);
        return {
          way: await enter(),
          pass: passOf(deps.rights, { signInId, account: null, sessionId }, enter),
        };
      };
      const failed = (error: unknown) => trouble.error({ err: error }, "a line failed");
      const pipe = attachPipe(server, {
        ...{ admit, now: clock.now, failed },
        ...{ origins: deps.origins, addressOf: deps.addressOf, limits: deps.limits },
      });
      pipes.push(pipe);
      return pipe;
    },
    async ready() {
      if (!keeper.serving) throw new Error("the live hour waits for its storage");
    },
    async stop() {
      await Promise.all(pipes.map((pipe) => pipe.drain()));
      rehearsals.stop();
      await hours.stop();
      await batch.settled();
      await keeper.stop();
      await redis?.stop();
    },
  };
  return live;
}
