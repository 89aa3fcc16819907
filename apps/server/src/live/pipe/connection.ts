import { createHash, randomUUID } from "node:crypto";
import {
  type ByeCode,
  ClientFrame,
  HELLO_WITHIN_MS,
  MAX_FRAME_BEFORE,
  PIPE_REFUSALS,
  type ServerFrame,
  VOICE_EVERY_S,
} from "@lantern/contract/live";
import { REFUSALS } from "@lantern/engine/commands";
import { experienceInfo, type HostWay, type Pass, sessionHeading, standingPass, type Way } from "../door.ts";
import { type HostOutcome, hostSeat } from "../host-desk.ts";
import type { Hour } from "../hour.ts";
import type { Viewer } from "../room.ts";
import { CLOSE, type Line } from "./line.ts";
import { Rate } from "./rate.ts";

/** A line without any sign for this long is dead, whatever the network says: three pings were missed. */
const SILENT_MS = 15_000;
/** A hidden page may say something only once a minute; one that says nothing for longer stands still. */
const HIDDEN_MS = 75_000;
const COMMANDS_PER_SECOND = 10;
const COMMANDS_AT_ONCE = 30;
const REACTIONS_PER_SECOND = 2;
const REACTIONS_AT_ONCE = 8;
/** A page that arrives offers to five others, each with its handful of addresses. */
const SIGNALS_PER_SECOND = 40;
const SIGNALS_AT_ONCE = 240;
/** Pings and probes: each is answered. */
const PINGS_PER_SECOND = 2;
const PINGS_AT_ONCE = 20;
/** All frames together: more than any page sends, whatever happens in it. */
const FRAMES_PER_SECOND = 100;
const FRAMES_AT_ONCE = 500;
/** What these ask for is stored: the rights of this moment count, not those of the hello. */
const LASTING: ReadonlySet<ClientFrame["t"]> = new Set(["cmd", "host", "report", "voice"]);
/** Frames that cannot be read before the line is closed. */
const GARBAGE_ALLOWED = 5;

export interface PipeDeps {
  /** Where this token leads, or the goodbye that tells why nowhere; and what the line may stay open by. */
  admit(token: string, browser: string, sessionId: string | null): Promise<Admission>;
  now(): number;
  failed(error: unknown): void;
}

export interface Admission {
  way: Way | HostWay | { bye: ByeCode };
  pass: Pass;
}

type Frame<T extends ClientFrame["t"]> = Extract<ClientFrame, { t: T }>;

/** One line: frames in, frames out. What it may do follows from the seat it was given at hello. */
export class Connection {
  readonly #line: Line;
  readonly #deps: PipeDeps;
  readonly #commands = new Rate(COMMANDS_PER_SECOND, COMMANDS_AT_ONCE);
  readonly #reactions = new Rate(REACTIONS_PER_SECOND, REACTIONS_AT_ONCE);
  /** Nobody can have spoken for longer than the time that passed. */
  readonly #voice = new Rate(1 / VOICE_EVERY_S, 2);
  readonly #signals = new Rate(SIGNALS_PER_SECOND, SIGNALS_AT_ONCE);
  readonly #pings = new Rate(PINGS_PER_SECOND, PINGS_AT_ONCE);
  readonly #frames = new Rate(FRAMES_PER_SECOND, FRAMES_AT_ONCE);
  readonly #early: Rate;
  readonly #waiting: NodeJS.Timeout;
  #silence: NodeJS.Timeout | undefined;
  #greeted = false;
  #seated: { hour: Hour; viewer: Viewer; host: string | null } | null = null;
  #pass: Pass = standingPass;
  #unwatch: () => void = () => {};
  #turn: Promise<void> = Promise.resolve();
  #garbage = 0;
  #lastSignAt: number;
  #lastFrameAt: number;

  /** @param early limits what all connections of one address say before their sign-in */
  constructor(line: Line, deps: PipeDeps, early: Rate) {
    this.#line = line;
    this.#deps = deps;
    this.#early = early;
    this.#lastSignAt = deps.now();
    this.#lastFrameAt = deps.now();
    this.#waiting = setTimeout(() => this.bye("unauthenticated"), HELLO_WITHIN_MS);
    line.onMessage((text) => this.#receive(text));
    line.onSign(() => {
      if (deps.now() - this.#lastFrameAt < HIDDEN_MS) this.#sign();
    });
    line.onClose(() => this.#closed());
  }

  /** Says why, then closes. */
  bye(code: ByeCode): void {
    this.#send({ t: "bye", code });
    this.#line.close(code === "draining" || code === "slow" ? CLOSE.again : CLOSE.normal, code);
  }

  #receive(text: string | null): void {
    // What comes after our close is not read.
    if (!this.#line.open) return;
    if (!this.#frames.take()) {
      this.#line.close(CLOSE.policy);
      return;
    }
    if (!this.#seated && !this.#early.take()) {
      this.#line.close(CLOSE.again);
      return;
    }
    if (!this.#seated && Buffer.byteLength(text ?? "") > MAX_FRAME_BEFORE) {
      this.#line.close(CLOSE.tooBig);
      return;
    }
    const frame = text === null ? null : readFrame(text);
    if (!frame) {
      this.#garbage += 1;
      if (!this.#seated || this.#garbage > GARBAGE_ALLOWED) this.#line.close(CLOSE.policy);
      return;
    }
    this.#lastFrameAt = this.#deps.now();
    this.#sign();
    // In order: words are stored before their command, and a later command must not overtake that.
    if (frame.t === "cmd" || frame.t === "host" || frame.t === "hello")
      this.#turn = this.#turn.then(() => this.#handle(frame)).catch(this.#deps.failed);
    else void this.#handle(frame).catch(this.#deps.failed);
  }

  async #handle(frame: ClientFrame): Promise<void> {
    if (LASTING.has(frame.t) && !(await this.#mayStill(frame))) return;
    switch (frame.t) {
      case "hello":
        return this.#hello(frame);
      case "probe":
      case "ping":
        if (!this.#pings.take()) return this.#seated ? undefined : this.#line.close(CLOSE.policy);
        if (frame.t === "ping") this.#seated?.hour.heard(this.#seated.viewer, frame.trip);
        return this.#send({ t: "pong", at: frame.at, now: this.#deps.now() });
      case "cmd":
        return this.#command(frame);
      case "host":
        return this.#host(frame);
      case "report":
        return this.#report(frame);
      case "react":
        if (this.#seated && this.#reactions.take())
          this.#seated.hour.asides.react(this.#seated.viewer.seat, frame.r);
        return;
      case "voice":
        if (this.#seated && this.#voice.take())
          await this.#seated.hour.asides.spoke(this.#seated.viewer.seat, frame.seconds);
        return;
      case "signal":
        if (this.#seated && this.#signals.take())
          this.#seated.hour.asides.signal(this.#seated.viewer.seat, frame.to, frame.d);
    }
  }

  async #hello({ token, browser, session }: Frame<"hello">): Promise<void> {
    if (this.#greeted) return this.#line.close(CLOSE.policy);
    this.#greeted = true;
    const { way, pass } = await this.#deps
      .admit(token, browser, session ?? null)
      .catch((error: unknown): Admission => {
        this.#deps.failed(error);
        return { way: { bye: "draining" }, pass: standingPass };
      });
    if ("bye" in way) return this.bye(way.bye);
    if (this.#line.open) {
      this.#pass = pass;
      this.#unwatch = pass.watch((code) => this.bye(code));
    }
    if ("host" in way) return this.#seatHost(way);
    const { hour, person, rehearsal, arrived } = way;
    const entered = await hour.enter(person, browserMark(browser)).catch((error: unknown) => {
      this.#deps.failed(error);
      return { bye: "draining" as const };
    });
    if ("bye" in entered) return this.bye(entered.bye);
    if (this.#welcome(hour, { person: person.consumerId, ...entered }, { seat: entered.seat, rehearsal }))
      arrived?.();
  }

  #seatHost({ hour, host }: HostWay): void {
    const line = randomUUID();
    const seat = hostSeat(host.userId, line);
    this.#welcome(hour, { person: seat, seat, epoch: 1 }, { seat: null, rehearsal: false }, host.userId);
  }

  /** From now on the line shows the hour. False when it has gone while it was let in. */
  #welcome(
    hour: Hour,
    who: Pick<Viewer, "person" | "seat" | "epoch">,
    { seat, rehearsal }: { seat: string | null; rehearsal: boolean },
    host: string | null = null,
  ): boolean {
    clearTimeout(this.#waiting);
    const viewer: Viewer = {
      ...who,
      send: (text) => this.#line.send(text),
      backlog: () => this.#line.backlog(),
      bye: (code) => this.bye(code),
    };
    this.#seated = { hour, viewer, host };
    if (!this.#line.open) {
      this.#closed();
      return false;
    }
    this.#send({
      ...{ t: "welcome", seat, session: sessionHeading(hour.info, rehearsal) },
      experience: experienceInfo(hour.pack),
      now: this.#deps.now(),
    });
    hour.watch(viewer);
    return true;
  }

  /** Says goodbye to whoever has lost their rights meanwhile, whether or not this node has been told yet. */
  async #mayStill(frame: ClientFrame): Promise<boolean> {
    try {
      const over = await this.#pass.over();
      if (over) this.bye(over);
      return over === null;
    } catch (error) {
      this.#deps.failed(error);
      if ("id" in frame) this.#refuse(frame.id, "UNAVAILABLE", PIPE_REFUSALS.UNAVAILABLE);
      return false;
    }
  }

  async #host({ id, c }: Frame<"host">): Promise<void> {
    const seated = this.#seated;
    if (!seated?.host) return this.#refuse(id, "NOT_YOURS", REFUSALS.NOT_YOURS);
    if (!this.#commands.take()) return this.#refuse(id, "TOO_MANY_REQUESTS", PIPE_REFUSALS.TOO_MANY_REQUESTS);
    this.#answer(id, await seated.hour.hosts.command(seated.viewer.seat, seated.host, id, c));
  }

  async #report({ id, text }: Frame<"report">): Promise<void> {
    if (!this.#seated) return this.#line.close(CLOSE.policy);
    if (!this.#commands.take()) return this.#refuse(id, "TOO_MANY_REQUESTS", PIPE_REFUSALS.TOO_MANY_REQUESTS);
    this.#answer(id, await this.#seated.hour.report(this.#seated.viewer.seat, text));
  }

  async #command({ id, scene, c }: Frame<"cmd">): Promise<void> {
    if (!this.#seated) return this.#line.close(CLOSE.policy);
    if (!this.#commands.take()) return this.#refuse(id, "TOO_MANY_REQUESTS", PIPE_REFUSALS.TOO_MANY_REQUESTS);
    this.#answer(id, await this.#seated.hour.play(this.#seated.viewer.seat, id, c, scene));
  }

  #answer(id: string, outcome: HostOutcome): void {
    if (outcome.ok) this.#send({ t: "ack", id });
    else this.#refuse(id, outcome.code, messageOf(outcome.code));
  }

  #refuse(id: string, code: string, message: string): void {
    this.#send({ t: "nack", id, code, message });
  }

  #send(frame: ServerFrame): void {
    this.#line.send(JSON.stringify(frame));
  }

  #sign(): void {
    this.#lastSignAt = this.#deps.now();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#line.terminate(), SILENT_MS);
  }

  #closed(): void {
    clearTimeout(this.#waiting);
    clearTimeout(this.#silence);
    this.#unwatch();
    const seated = this.#seated;
    this.#seated = null;
    seated?.hour.leave(seated.viewer, this.#lastSignAt).catch(this.#deps.failed);
  }
}

function readFrame(text: string): ClientFrame | null {
  try {
    return ClientFrame.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function messageOf(code: Extract<HostOutcome, { ok: false }>["code"]): string {
  return code in PIPE_REFUSALS
    ? PIPE_REFUSALS[code as keyof typeof PIPE_REFUSALS]
    : REFUSALS[code as keyof typeof REFUSALS];
}

/** The browser's secret itself is nobody's business. */
export function browserMark(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
