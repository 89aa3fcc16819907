import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { LoadedPack } from "@lantern/content";
import type { ByeCode } from "@lantern/contract/live";
import { teamMembers } from "@lantern/engine";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { AppError } from "../core/app-error.ts";
import { storyHash } from "../core/ports/adventure-catalog.ts";
import type { Authenticator, Rights } from "../core/ports/identity.ts";
import type { LiveServer, LiveSessionInfo, SessionLifecycle } from "../core/ports/live-sessions.ts";
import type { OpenLimits } from "../http/open-count.ts";
import type { LiveMetrics } from "../metrics/live.ts";
import type { Census } from "../metrics/node.ts";
import { connectionRights, hostTarget, joinTarget, unlimitedRights } from "./admission.ts";
import { endLog } from "./end-log.ts";
import { LocalFanOut } from "./fanout/local.ts";
import type { RedisFanOut } from "./fanout/redis.ts";
import { LiveNode } from "./node.ts";
import { PostgresPacks } from "./packs/packs.ts";
import { playedSession } from "./played.ts";
import { type LiveLogger, type LivePorts, systemTimers } from "./ports.ts";
import { Rehearsals } from "./rehearsals.ts";
import { scorecardOf } from "./scorecards.ts";
import type { LiveSession } from "./session.ts";
import { onlyProblems } from "./session-log.ts";
import { LiveSessions } from "./sessions.ts";
import { startNow } from "./start-now.ts";
import { Batch } from "./storage/batch.ts";
import { PostgresLog, PostgresNodes } from "./storage/postgres.ts";
import { PostgresTexts } from "./texts/postgres.ts";
import { browserHash } from "./transport/connection.ts";
import { attachTransport, type TransportServer } from "./transport/server.ts";
import { PostgresVoice } from "./voice/voice.ts";

/** How often the latest row numbers are compared with those in the log, ms. */
const COMPARE_EVERY_MS = { withoutRedis: 250, withRedis: 1000 } as const;

interface LiveDeps {
  pool: pg.Pool;
  clock: { now(): number };
  /** Resolves tokens of participants and hosts; tokens of rehearsals are resolved here. */
  authenticator: Authenticator;
  /** Reports when the rights of an open connection end. */
  rights: Rights;
  lifecycle: SessionLifecycle;
  packs: LoadedPack[];
  /** The origins of the product's pages. */
  origins: ReadonlySet<string>;
  /** The visitor's address, as limits count it. */
  addressOf(request: IncomingMessage): string;
  /** How many connections can be open. */
  limits: OpenLimits;
  /** Delivers messages between nodes; null: nodes only compare row numbers. It is started and stopped here. */
  redis: RedisFanOut | null;
  /** Local mode: lobbies are always open. */
  local: boolean;
  metrics?: LiveMetrics;
  logger: LiveLogger;
}

export interface Live {
  liveServer: LiveServer;
  /** Loads every session that is under way. Before that nothing is served. */
  start(): Promise<void>;
  /** Accepts WebSockets at /live. The returned server handles the transports over plain HTTP. */
  attach(server: Server): TransportServer;
  /** Mounts both on the application, which also stops them before its server closes. */
  mount(app: FastifyInstance): Promise<void>;
  /** What this node holds now. */
  census(): Census;
  /** Resolves when moves can be stored. */
  ready(): Promise<void>;
  /**
   * Disconnects everybody so that they reconnect elsewhere, finishes what is being stored, and signs off from the
   * other nodes.
   */
  stop(): Promise<void>;
}

const rejected = (bye: ByeCode) => ({ target: { bye }, rights: unlimitedRights });

/** The live sessions of this node. */
export function createLive(deps: LiveDeps): Live {
  const { pool, clock, lifecycle, logger, redis, metrics } = deps;
  const log = new PostgresLog(pool, clock.now);
  const batch = new Batch(log, metrics);
  const ports: LivePorts = {
    log,
    batch,
    texts: new PostgresTexts(pool),
    packs: new PostgresPacks(pool),
    nodes: new PostgresNodes(pool),
    voice: new PostgresVoice(pool, clock.now),
    fanOut: redis ?? new LocalFanOut(),
    clock,
    logger,
    timers: systemTimers,
    newId: randomUUID,
    node: randomUUID(),
    ...(metrics && { metrics }),
    addresses: () => node.everybodyReadsAddresses,
    serving: () => node.serving,
  };
  const sessions = new LiveSessions(ports, lifecycle);
  const node = new LiveNode(
    ports,
    sessions,
    () => COMPARE_EVERY_MS[redis?.connected ? "withRedis" : "withoutRedis"],
  );
  const rehearsals = new Rehearsals(deps.packs, {
    clock,
    logger: onlyProblems(logger),
    timers: ports.timers,
  });
  const transports: TransportServer[] = [];
  const rules = { sessions, now: clock.now, alwaysOpen: deps.local };

  const storyOf = async ({ packHash }: LiveSessionInfo) => {
    const story = storyHash(packHash);
    return deps.packs.find(({ hash }) => hash === story)?.pack ?? (await ports.packs.get(story));
  };

  async function open(sessionId: string) {
    const info = await lifecycle.load(sessionId);
    if (!info || (info.status !== "confirmed" && info.status !== "live")) return null;
    const story = await storyOf(info);
    if (!story) throw new Error(`no story for session ${sessionId}`);
    return sessions.open(info, story);
  }

  const liveServer: LiveServer = {
    async open(sessionId) {
      await open(sessionId);
    },
    async refresh(sessionId) {
      await open(sessionId);
      const info = await lifecycle.load(sessionId);
      if (info) await (await sessions.get(sessionId))?.plan.refresh(info);
    },
    async startNow(sessionId, { userId }) {
      const session = await open(sessionId);
      if (!session) throw new AppError("SESSION_007");
      await startNow(session, userId, ports.timers);
    },
    async isConnected(sessionId, consumerId, exceptBrowser) {
      const session = await sessions.get(sessionId);
      const person = session?.personOf(consumerId);
      if (!session || !person || person.presence === "away") return false;
      // In play, the seat is reserved until the grace period of a lost connection is over.
      if (person.presence === "dropped" && session.state.session.phase === "lobby") return false;
      return exceptBrowser === undefined || person.connection.browser !== browserHash(exceptBrowser);
    },
    rehearse: (input) => rehearsals.make(input),
    rehearsalOf: (token) => rehearsals.rehearsalOf(token),
    async scorecard(sessionId, who, language) {
      if ("rehearsalId" in who) {
        const rehearsal = rehearsals.session(who.rehearsalId);
        return rehearsal && scorecardOf(rehearsal.ports, rehearsal.session, rehearsal.person, language);
      }
      const session = await sessions.get(sessionId);
      return session && scorecardOf(ports, session, who.consumerId, language);
    },
    async played(sessionId) {
      const session = await sessions.get(sessionId);
      return session && playedSession(ports, session);
    },
    async endLog(sessionId) {
      const session = await sessions.get(sessionId);
      if (!session) return false;
      const ended = await endLog(ports, session);
      // Many are ended in a row, and nobody looks at one of them.
      if (session.viewers.length === 0) sessions.forget(sessionId);
      return ended;
    },
    async teamOf(sessionId, consumerId) {
      const session = await sessions.get(sessionId);
      const person = session?.personOf(consumerId);
      const team = session?.state.teams[person?.team ?? ""];
      if (!session || !person || !team) return null;
      const members = teamMembers(session.state, team.id);
      return { id: team.id, name: team.name, members: session.namesOf(members), seat: person.seat };
    },
  };

  const live: Live = {
    liveServer,
    async start() {
      // Not awaited: without Redis, sessions are a little slower but work.
      redis?.start().catch((error: unknown) => logger.warn({ err: error }, "Redis is away"));
      await node.start();
    },
    async mount(app) {
      await live.start();
      const transport = live.attach(app.server);
      await app.register(async (plain) => {
        // The bodies are frames, which the transport reads itself.
        plain.removeAllContentTypeParsers();
        plain.addContentTypeParser("*", (_request, _payload, done) => done(null));
        plain.all("/live/*", { config: { lasting: true } }, (request, reply) => {
          reply.hijack();
          return transport.serve(request.raw, reply.raw);
        });
      });
      app.addHook("preClose", () => live.stop());
    },
    attach(server) {
      const admit = async (token: string, browser: string, session: string | null) => {
        const rehearsal = rehearsals.rehearsalOf(token);
        if (rehearsal) return { target: await rehearsals.targetOf(rehearsal), rights: unlimitedRights };
        const actor = await deps.authenticator.authenticate(token);
        if (actor?.kind === "admin" && session) {
          if (actor.needsSecondFactor) return rejected("unauthenticated");
          const enter = () => hostTarget(rules, actor, session);
          const holder = { signInId: actor.signInId, account: actor, sessionId: session };
          return { target: await enter(), rights: connectionRights(deps.rights, holder, enter) };
        }
        if (actor?.kind !== "participant") return rejected("unauthenticated");
        const { sessionId, consumerId, enteredBy, signInId } = actor;
        if (enteredBy === "email" && (await liveServer.isConnected(sessionId, consumerId, browser)))
          return rejected("elsewhere");
        const enter = () => joinTarget(rules, actor);
        return {
          target: await enter(),
          rights: connectionRights(deps.rights, { signInId, account: null, sessionId }, enter),
        };
      };
      const failed = (error: unknown) => logger.error({ err: error }, "a connection failed");
      const transport = attachTransport(server, {
        admit,
        now: clock.now,
        failed,
        timers: ports.timers,
        newId: ports.newId,
        ...(metrics && { metrics }),
        origins: deps.origins,
        addressOf: deps.addressOf,
        limits: deps.limits,
      });
      transports.push(transport);
      return transport;
    },
    census: () => censusOf(sessions.all, transports),
    async ready() {
      if (!node.serving) throw new Error("live sessions wait for their storage");
    },
    async stop() {
      const { now } = clock;
      const announced = await Promise.all(
        sessions.all.map(({ presence }) => presence.nodeLost(ports.node, now())),
      );
      await Promise.all(transports.map((transport) => transport.drain()));
      rehearsals.stop();
      await sessions.stop();
      await batch.settled();
      await node.stop(announced.every(Boolean));
      await redis?.stop();
    },
  };
  return live;
}

function censusOf(sessions: LiveSession[], transports: TransportServer[]): Census {
  const census: Census = {
    sessions: {},
    participants: 0,
    hosts: 0,
    connections: { websocket: 0, stream: 0, poll: 0 },
  };
  for (const { state, viewers, connected } of sessions) {
    const { phase } = state.session;
    census.sessions[phase] = (census.sessions[phase] ?? 0) + 1;
    census.participants += connected.length;
    census.hosts += viewers.length - connected.length;
  }
  for (const { connections } of transports)
    for (const kind of ["websocket", "stream", "poll"] as const)
      census.connections[kind] += connections[kind];
  return census;
}
