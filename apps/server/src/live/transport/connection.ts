import { createHash, randomUUID } from "node:crypto";
import type { Language } from "@lantern/contract/languages";
import {
  type ByeCode,
  type ClientFrame,
  HELLO_WITHIN_MS,
  type HostCommand,
  MAX_FRAME_BEFORE,
  PING_EVERY_MS,
  type ServerFrame,
  TRANSPORT_ERRORS,
  VOICE_EVERY_S,
} from "@lantern/contract/live";
import { inLanguage } from "@lantern/engine";
import { COMMAND_ERRORS } from "@lantern/engine/commands";
import { type RequestContext, withRequest } from "../../system/request-id.ts";
import {
  type ConnectionRights,
  experienceInfo,
  type HostTarget,
  type JoinTarget,
  sessionHeading,
  unlimitedRights,
} from "../admission.ts";
import type { Viewer } from "../audience.ts";
import { type HostOutcome, hostSeat } from "../host.ts";
import type { LivePorts } from "../ports.ts";
import type { LiveSession } from "../session.ts";
import { Rate } from "./rate.ts";
import { readFrame, refusedCommand } from "./read-frame.ts";
import { CLOSE, type Transport } from "./websocket.ts";

/** A transport without any sign of life for this time is dead, whatever the network says: three pings were missed. */
const SILENT_MS = 15_000;
/** A hidden page may be able to send only once a minute; one that sends nothing for longer is frozen. */
const HIDDEN_MS = 75_000;
const COMMANDS_PER_SECOND = 10;
const COMMANDS_AT_ONCE = 30;
const REACTIONS_PER_SECOND = 2;
const REACTIONS_AT_ONCE = 8;
/** A page that joins sends offers to five others, each with several candidates. */
const SIGNALS_PER_SECOND = 40;
const SIGNALS_AT_ONCE = 240;
/** Pings and probes; each gets a response. */
const PINGS_PER_SECOND = 2;
const PINGS_AT_ONCE = 20;
/** All frames together: more than any page sends in any situation. */
const FRAMES_PER_SECOND = 100;
const FRAMES_AT_ONCE = 500;
/**
 * These have a lasting effect, so the current rights count, not those at the hello. (The statements that store a row
 * or voice seconds check them themselves.) Nothing that pages send again and again may be among these: each costs a query.
 */
const LASTING: ReadonlySet<ClientFrame["t"]> = new Set(["report"]);
const HOST_LASTING: ReadonlySet<HostCommand["type"]> = new Set(["hide", "mute", "visit"]);
/** Number of unreadable frames before the transport is closed. */
const UNREADABLE_ALLOWED = 5;

export interface ConnectionDeps extends Pick<LivePorts, "timers" | "newId" | "metrics"> {
  /**
   * Resolves with what this token opens, or the goodbye code that says why it opens nothing, and the rights that keep
   * the transport open.
   */
  admit(token: string, browser: string, sessionId: string | null): Promise<Admission>;
  /** Epoch ms, never going backwards. */
  now(): number;
  failed(error: unknown): void;
}

export interface Admission {
  target: JoinTarget | HostTarget | { bye: ByeCode };
  rights: ConnectionRights;
}

type Frame<T extends ClientFrame["t"]> = Extract<ClientFrame, { t: T }>;

/** One transport and its frames. Its permissions follow from the seat that it got at the hello. */
export class Connection {
  readonly #transport: Transport;
  /** In log lines about this connection; once somebody has a seat, with their session. */
  readonly #context: RequestContext = { id: randomUUID() };
  readonly #deps: ConnectionDeps;
  readonly #commands: Rate;
  readonly #reactions: Rate;
  /** Limited by time: nobody can have spoken for longer than the time that passed. */
  readonly #voice: Rate;
  readonly #signals: Rate;
  readonly #pings: Rate;
  readonly #frames: Rate;
  readonly #beforeSignIn: Rate;
  readonly #stopWaiting: () => void;
  #hasHello = false;
  #seated: { session: LiveSession; viewer: Viewer; host: string | null } | null = null;
  #rights: ConnectionRights = unlimitedRights;
  #unwatch: () => void = () => {};
  #inOrder: Promise<void> = Promise.resolve();
  #unreadable = 0;
  readonly #openedAt: number;
  #lastSignAt: number;
  /** When the page was last requested to give a sign of life. */
  #requestedAt = Number.NEGATIVE_INFINITY;
  #lastFrameAt: number;

  /** @param beforeSignIn limits the frames of all connections of one address before their sign-in */
  constructor(transport: Transport, deps: ConnectionDeps, beforeSignIn: Rate) {
    this.#transport = transport;
    this.#deps = deps;
    this.#beforeSignIn = beforeSignIn;
    this.#commands = new Rate(COMMANDS_PER_SECOND, COMMANDS_AT_ONCE, deps.now);
    this.#reactions = new Rate(REACTIONS_PER_SECOND, REACTIONS_AT_ONCE, deps.now);
    this.#voice = new Rate(1 / VOICE_EVERY_S, 2, deps.now);
    this.#signals = new Rate(SIGNALS_PER_SECOND, SIGNALS_AT_ONCE, deps.now);
    this.#pings = new Rate(PINGS_PER_SECOND, PINGS_AT_ONCE, deps.now);
    this.#frames = new Rate(FRAMES_PER_SECOND, FRAMES_AT_ONCE, deps.now);
    this.#openedAt = this.#lastSignAt = this.#lastFrameAt = deps.now();
    // "draining", so that the page tries again: the hello may have been delayed by a slow network.
    this.#stopWaiting = deps.timers.after(HELLO_WITHIN_MS, () => this.bye("draining"));
    transport.onMessage((text) => withRequest(this.#context, () => this.#receive(text)));
    transport.onSignOfLife(() => {
      if (deps.now() - this.#lastFrameAt < HIDDEN_MS) this.#lastSignAt = deps.now();
    });
    transport.onClose(() => this.#closed());
  }

  /** Sends the reason, then closes. */
  bye(code: ByeCode): void {
    this.#send({ t: "bye", code });
    this.#transport.close(code === "draining" || code === "slow" ? CLOSE.again : CLOSE.normal, code);
  }

  /** Requests a sign of life from a silent page and closes a dead transport. Called every second with the time. */
  checkSilence(now: number): void {
    if (now - this.#lastSignAt >= SILENT_MS) this.#transport.terminate();
    else if (now - Math.max(this.#lastSignAt, this.#requestedAt) >= PING_EVERY_MS) {
      this.#requestedAt = now;
      this.#transport.requestSign();
    }
  }

  #receive(text: string | null): void {
    // Frames after our close are ignored.
    if (!this.#transport.open) return;
    if (!this.#frames.take()) {
      this.#transport.close(CLOSE.policy);
      return;
    }
    if (!this.#seated && !this.#beforeSignIn.take()) {
      this.#transport.close(CLOSE.again);
      return;
    }
    if (!this.#seated && Buffer.byteLength(text ?? "") > MAX_FRAME_BEFORE) {
      this.#transport.close(CLOSE.tooBig);
      return;
    }
    const frame = text === null ? null : readFrame(text);
    if (!frame) {
      const command = this.#seated && refusedCommand(text ?? "");
      if (command && this.#commands.take()) {
        this.#refuse(command, "INVALID", TRANSPORT_ERRORS.INVALID);
        return;
      }
      this.#unreadable += 1;
      if (!this.#seated || this.#unreadable > UNREADABLE_ALLOWED) this.#transport.close(CLOSE.policy);
      return;
    }
    this.#lastFrameAt = this.#lastSignAt = this.#deps.now();
    if (frame.t === "ping" || frame.t === "probe") {
      this.#pong(frame);
      return;
    }
    const arrivedAt = performance.now();
    // In order: a text is stored before its command, and a later command must not overtake that.
    if (frame.t === "cmd" || frame.t === "host" || frame.t === "hello")
      this.#inOrder = this.#inOrder.then(() => this.#handle(frame, arrivedAt)).catch(this.#deps.failed);
    else void this.#handle(frame, arrivedAt).catch(this.#deps.failed);
  }

  /** At once and not in the order of commands, because the page measures the time until its response. */
  #pong(frame: Frame<"ping" | "probe">): void {
    if (!this.#pings.take()) {
      if (!this.#seated) this.#transport.close(CLOSE.policy);
      return;
    }
    this.#send({ t: "pong", at: frame.at, now: this.#lastFrameAt });
    if (frame.t === "probe" || !this.#seated) return;
    const { session, viewer } = this.#seated;
    try {
      session.signOfLife(viewer, frame.trip);
    } catch (error) {
      this.#deps.failed(error);
    }
  }

  async #handle(frame: Exclude<ClientFrame, Frame<"ping" | "probe">>, arrivedAt: number): Promise<void> {
    const isLasting = LASTING.has(frame.t) || (frame.t === "host" && HOST_LASTING.has(frame.c.type));
    if (isLasting && !(await this.#hasRightsFor(frame))) return;
    switch (frame.t) {
      case "hello":
        return this.#hello(frame);
      case "cmd":
        return this.#command(frame, arrivedAt);
      case "host":
        return this.#host(frame, arrivedAt);
      case "report":
        return this.#report(frame);
      case "react":
        if (this.#seated && this.#reactions.take())
          this.#seated.session.ephemeral.react(this.#seated.viewer.seat, frame.r);
        return;
      case "line":
        if (this.#seated && this.#reactions.take())
          this.#seated.session.ephemeral.line(this.#seated.viewer.seat, frame.turn, frame.text);
        return;
      case "voice":
        if (this.#seated && this.#voice.take())
          await this.#seated.session.ephemeral.addSpeakingTime(
            this.#seated.viewer.seat,
            frame.seconds,
            this.#rights.holder,
          );
        return;
      case "call":
        if (this.#seated && this.#signals.take()) this.#deps.metrics?.callConnected(frame.path);
        return;
      case "signal":
        if (this.#seated && this.#signals.take())
          this.#seated.session.ephemeral.signal(this.#seated.viewer.seat, frame.to, frame.d);
    }
  }

  async #hello({ token, browser, session: requested, language }: Frame<"hello">): Promise<void> {
    if (this.#hasHello) return this.#transport.close(CLOSE.policy);
    this.#hasHello = true;
    // The hello has arrived, so however long the admission takes, the timeout is over.
    this.#stopWaiting();
    const { target, rights } = await this.#deps
      .admit(token, browser, requested ?? null)
      .catch((error: unknown): Admission => {
        this.#deps.failed(error);
        return { target: { bye: "draining" }, rights: unlimitedRights };
      });
    // The page may have reconnected meanwhile: this connection must not take its seat.
    if (!this.#transport.open) return;
    if ("bye" in target) return this.bye(target.bye);
    this.#rights = rights;
    this.#unwatch = rights.watch((code) => this.bye(code));
    if ("host" in target) return this.#seatHost(target, language);
    const { session, person, rehearsal, onJoined } = target;
    const opened = { openedAt: this.#openedAt, isOpen: () => this.#transport.open, language };
    const entered = await session.enter(person, browserHash(browser), opened).catch((error: unknown) => {
      this.#deps.failed(error);
      return { bye: "draining" as const };
    });
    if ("bye" in entered) return this.bye(entered.bye);
    const pages = session.pagesOf(person.consumerId, language);
    const who = {
      person: person.consumerId,
      ...entered,
      pages,
      language: session.readsIn(pages, session.info.language),
    };
    if (this.#welcome(session, who, { seat: entered.seat, rehearsal })) onJoined?.();
  }

  #seatHost({ session, host }: HostTarget, language: string | undefined): void {
    const transport = this.#deps.newId();
    const seat = hostSeat(host.userId, transport);
    const who = {
      person: host.userId,
      seat,
      epoch: 1,
      pages: session.info.language,
      language: session.readsIn(language, session.info.language),
    };
    this.#welcome(session, who, { seat: null, rehearsal: false }, host.userId);
  }

  /** From now on the transport shows the session. False when it closed during the admission. */
  #welcome(
    session: LiveSession,
    { pages, ...who }: Pick<Viewer, "person" | "seat" | "epoch" | "language"> & { pages: Language },
    { seat, rehearsal }: { seat: string | null; rehearsal: boolean },
    host: string | null = null,
  ): boolean {
    const viewer: Viewer = {
      ...who,
      send: (text) => this.#transport.send(text),
      backlog: () => this.#transport.backlog(),
      bye: (code) => this.bye(code),
    };
    this.#seated = { session, viewer, host };
    Object.assign(this.#context, { session: session.info.sessionId, company: session.info.companyId });
    if (!this.#transport.open) {
      this.#closed();
      return false;
    }
    this.#send({
      t: "welcome",
      seat,
      session: { ...sessionHeading(session.info, rehearsal), pages },
      experience: experienceInfo(inLanguage(session.pack, who.language), session.languages),
      now: this.#deps.now(),
    });
    session.watch(viewer);
    return true;
  }

  /** Sends a goodbye if the rights have ended, even if this node was not notified yet. */
  async #hasRightsFor(frame: ClientFrame): Promise<boolean> {
    try {
      const code = await this.#rights.goodbye();
      if (code) this.bye(code);
      return code === null;
    } catch (error) {
      this.#deps.failed(error);
      if ("id" in frame) this.#refuse(frame.id, "UNAVAILABLE", TRANSPORT_ERRORS.UNAVAILABLE);
      return false;
    }
  }

  /** The storage has found that the rights of this connection have ended. */
  async #sendGoodbye(): Promise<void> {
    const code = await this.#rights.goodbye().catch((error: unknown) => {
      this.#deps.failed(error);
      return null;
    });
    this.bye(code ?? "draining");
  }

  async #host({ id, c }: Frame<"host">, arrivedAt: number): Promise<void> {
    const seated = this.#seated;
    const { holder } = this.#rights;
    if (!seated?.host || !holder) return this.#refuse(id, "NOT_YOURS", COMMAND_ERRORS.NOT_YOURS);
    if (!this.#commands.take())
      return this.#refuse(id, "TOO_MANY_REQUESTS", TRANSPORT_ERRORS.TOO_MANY_REQUESTS);
    const { session, viewer, host } = seated;
    const outcome = await session.hosts.command(viewer.seat, host, id, c, holder);
    this.#respond(id, outcome);
    this.#count(outcome, arrivedAt);
  }

  async #report({ id, text }: Frame<"report">): Promise<void> {
    if (!this.#seated) return this.#transport.close(CLOSE.policy);
    if (!this.#commands.take())
      return this.#refuse(id, "TOO_MANY_REQUESTS", TRANSPORT_ERRORS.TOO_MANY_REQUESTS);
    this.#respond(id, await this.#seated.session.report(this.#seated.viewer.seat, text));
  }

  async #command({ id, scene, c }: Frame<"cmd">, arrivedAt: number): Promise<void> {
    if (!this.#seated) return this.#transport.close(CLOSE.policy);
    if (!this.#commands.take())
      return this.#refuse(id, "TOO_MANY_REQUESTS", TRANSPORT_ERRORS.TOO_MANY_REQUESTS);
    const { session, viewer } = this.#seated;
    const outcome = await session.play(viewer.seat, id, c, scene, this.#rights.holder);
    this.#respond(id, outcome);
    this.#count(outcome, arrivedAt);
  }

  #respond(id: string, outcome: HostOutcome): void {
    if (outcome.ok) this.#send({ t: "ack", id });
    else if (outcome.code === "RIGHTS_ENDED") void this.#sendGoodbye();
    else this.#refuse(id, outcome.code, messageOf(outcome.code));
  }

  #count(outcome: HostOutcome, arrivedAt: number): void {
    const verdict = outcome.ok ? "ok" : outcome.code;
    this.#deps.metrics?.command(verdict, (performance.now() - arrivedAt) / 1000);
  }

  #refuse(id: string, code: string, message: string): void {
    this.#send({ t: "nack", id, code, message });
  }

  #send(frame: ServerFrame): void {
    this.#transport.send(JSON.stringify(frame));
  }

  #closed(): void {
    this.#stopWaiting();
    this.#unwatch();
    const seated = this.#seated;
    this.#seated = null;
    seated?.session.leave(seated.viewer, this.#lastSignAt).catch(this.#deps.failed);
  }
}

type Refused = Exclude<Extract<HostOutcome, { ok: false }>["code"], "RIGHTS_ENDED">;

function messageOf(code: Refused): string {
  return code in TRANSPORT_ERRORS
    ? TRANSPORT_ERRORS[code as keyof typeof TRANSPORT_ERRORS]
    : COMMAND_ERRORS[code as keyof typeof COMMAND_ERRORS];
}

/** Only a hash of the browser's secret is stored. */
export function browserHash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
