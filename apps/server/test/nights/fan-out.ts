import type { FanOut, Message } from "../../src/live/fanout/fanout.ts";
import { LocalFanOut } from "../../src/live/fanout/local.ts";
import { topicOf } from "../../src/live/storage/log.ts";
import type { Chance } from "./chance.ts";
import type { NightClock, Process } from "./clock.ts";

/** A session of another installation. */
const NEIGHBOR = "5a6e7f00-0000-4000-8000-000000000001";

/** The topic of its first run, which has this number in the database of that installation. */
export const neighborTopic = (id: number): string => topicOf({ id, run: 1, sessionId: NEIGHBOR });

interface Ear {
  node: number;
  process: Process;
  here: LocalFanOut;
}

/**
 * The fan-out between nodes. Within a node, messages are delivered directly, by the real fan-out; to other nodes they
 * are sent encoded and with a delay, and some are lost, duplicated or late.
 */
export class NightFanOut {
  readonly #clock: NightClock;
  readonly #chance: Chance;
  readonly #ears = new Set<Ear>();
  /** By node: until then it receives and sends nothing. */
  readonly #deafUntil = new Map<number, number>();
  /** False: nodes have no fan-out. */
  readonly connected: boolean;

  constructor(clock: NightClock, chance: Chance, connected: boolean) {
    this.#clock = clock;
    this.#chance = chance;
    this.connected = connected;
  }

  deafen(node: number, until: number): void {
    this.#deafUntil.set(node, Math.max(this.#deafUntil.get(node) ?? 0, until));
  }

  isDeaf(node: number): boolean {
    return (this.#deafUntil.get(node) ?? 0) > this.#clock.now();
  }

  for(node: number, process: Process): FanOut {
    const here = new LocalFanOut();
    const ear = { node, process, here };
    this.#ears.add(ear);
    return {
      subscribe: (topic, listen) => here.subscribe(topic, listen),
      publish: (topic, message) => {
        here.publish(topic, message);
        if (this.connected) this.#pass(ear, topic, message);
      },
    };
  }

  forget(process: Process): void {
    for (const ear of this.#ears) if (ear.process === process) this.#ears.delete(ear);
  }

  /** Messages of another installation arrive at every node. */
  neighbor(topic: string, messages: Message[]): void {
    for (const ear of this.connected ? this.#ears : [])
      for (const message of messages) ear.process.receive(() => ear.here.publish(topic, message));
  }

  #pass(from: Ear, topic: string, message: Message): void {
    const text = JSON.stringify(message);
    for (const ear of this.#ears) {
      if (ear === from || this.isDeaf(from.node) || this.isDeaf(ear.node) || this.#chance.happens(0.005))
        continue;
      const deliver = () => ear.process.receive(() => ear.here.publish(topic, JSON.parse(text) as Message));
      const late = this.#chance.happens(0.01) ? this.#chance.between(50, 900) : this.#chance.between(0, 3);
      this.#clock.timers.after(late, deliver);
      if (this.#chance.happens(0.01)) this.#clock.timers.after(late + this.#chance.between(0, 50), deliver);
    }
  }
}
