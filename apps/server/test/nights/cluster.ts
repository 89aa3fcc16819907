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
  /** By node: when its last pause ends, ms. */
  readonly #pausedUntil = new Map<number, number>();
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

  step(index: number, step: NodeStep): void {
    const { do: what, ms } = step;
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
        this.#pausedUntil.set(index, this.#world.clock.now() + ms);
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
        this.#stop(node, step.job ?? 0, ms);
        this.disturb(DRAIN_MS + ms);
    }
  }

  /** By the time a stop is cut short, everybody has been sent to another node, unless its storage failed or it stood still. */
  #stop(node: NightNode, jobMs: number, ms: number): void {
    const { clock, storage, findings } = this.#world;
    const from = clock.now();
    void node.drain(jobMs).catch(() => {});
    clock.timers.after(DRAIN_MS, () => {
      const excused =
        storage.failedSince(from, node.index) || (this.#pausedUntil.get(node.index) ?? 0) > from;
      if (this.nodes[node.index] === node && node.openWires > 0 && !excused)
        findings.add("handed", `node ${node.index} was killed with ${node.openWires} open connections`);
      this.#end(node, ms);
    });
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
