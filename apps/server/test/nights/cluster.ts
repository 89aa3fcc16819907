import type { Chance } from "./chance.ts";
import { NightNode, type World } from "./node.ts";
import type { NodeStep } from "./plan.ts";

/** A supervisor restarts a process after this time if it could not start. */
const AGAIN_MS = 1000;
/** A node that drains is killed after this time. */
const DRAIN_MS = 10_000;

/** The nodes of a night, with a supervisor that restarts those that have ended, and a balancer in front. */
export class Cluster {
  readonly #world: World;
  readonly nodes: NightNode[];
  /** Until then a fault of a node or of what the nodes share, or its consequences, may last. */
  disturbedUntil = 0;

  constructor(world: World, count: number) {
    this.#world = world;
    this.nodes = Array.from({ length: count }, (_, index) => new NightNode(world, index));
    for (const node of this.nodes) this.#start(node);
  }

  disturb(ms: number): void {
    this.disturbedUntil = Math.max(this.disturbedUntil, this.#world.clock.now() + ms);
  }

  /** A node that accepts connections. */
  balance(chance: Chance): NightNode | null {
    const open = this.nodes.filter(({ accepting }) => accepting);
    return open.length > 0 ? chance.pick(open) : null;
  }

  step(index: number, { do: what, ms }: NodeStep): void {
    const node = this.nodes[index];
    if (!node) return;
    const { timers } = this.#world.clock;
    this.disturb(ms);
    switch (what) {
      case "deafen":
        this.#world.fanOut.deafen(index, this.#world.clock.now() + ms);
        return;
      case "pause":
        if (!node.process.running) return;
        node.process.pause();
        timers.after(ms, () => {
          node.process.wake();
          this.disturb(0);
        });
        return;
      case "kill":
        this.#end(node, ms);
        return;
      case "drain":
        if (!node.accepting || !node.process.running) return;
        void node.drain().catch(() => {});
        timers.after(DRAIN_MS, () => this.#end(node, ms));
        this.disturb(DRAIN_MS + ms);
    }
  }

  #end(node: NightNode, ms: number): void {
    if (this.nodes[node.index] !== node) return;
    node.die();
    const next = new NightNode(this.#world, node.index);
    this.nodes[node.index] = next;
    this.#world.clock.timers.after(ms, () => this.#start(next));
    this.disturb(ms);
  }

  #start(node: NightNode): void {
    void node.start().then((up) => {
      this.disturb(0);
      if (!up && !node.process.dead) this.#end(node, AGAIN_MS);
    });
  }
}
