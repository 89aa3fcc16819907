/** Rebuilds a puzzle's board from its view, and finds arbitrary valid moves. */
import type { PuzzleView } from "@lantern/engine/views";
import { pick } from "./thought.ts";

/** The state for the kind's `nextMove`. */
export function boardOf(view: PuzzleView): unknown {
  switch (view.kind) {
    case "switchboard":
      return Object.fromEntries(view.controls.map(({ id, value }) => [id, value]));
    case "match":
      return view.pairs;
    case "route":
      return view.path;
    case "order":
    case "cipher":
    case "code":
      return view.slots;
  }
}

/** An arbitrary move on this board, or null if there is none. */
export function anyMove(
  view: PuzzleView,
  controls: readonly string[],
  random: () => number,
): Record<string, unknown> | null {
  const slot = "slots" in view ? Math.floor(random() * view.slots.length) : 0;
  switch (view.kind) {
    case "switchboard": {
      const control = pick(
        view.controls.filter(({ id }) => controls.includes(id)),
        random,
      );
      return !control
        ? null
        : { do: "turn", control: control.id, value: Math.floor(random() * control.positions) };
    }
    case "match": {
      const isOwn = ({ id, owner }: { id: string; owner?: readonly string[] }) =>
        !owner || controls.includes(id);
      const [left, right] = [pick(view.left.filter(isOwn), random), pick(view.right.filter(isOwn), random)];
      return left && right ? { do: "put", left: left.id, right: right.id } : null;
    }
    case "route": {
      const here = view.path.at(-1);
      const isOwn = (id: string) =>
        controls.includes(id) || !view.nodes.find((node) => node.id === id)?.owner;
      const neighbors = view.edges
        .flatMap(([a, b]) => (a === here ? [b] : b === here ? [a] : []))
        .filter(isOwn);
      const node = pick(neighbors, random);
      if (here === view.end) return { do: "remove" };
      return node === undefined ? null : { do: "put", node };
    }
    case "order": {
      const own = view.items.filter(({ id, owner }) => !owner || controls.includes(id));
      const item = pick(own, random);
      return item ? { do: "put", slot, item: item.id } : null;
    }
    case "cipher":
      return {
        do: "put",
        slot,
        item:
          pick(
            view.rows.flatMap(({ cells }) => cells),
            random,
          )?.id ?? "",
      };
    case "code": {
      const own = view.wheels.flatMap(({ id, owner }, at) => (!owner || controls.includes(id) ? [at] : []));
      const wheel = pick(own, random);
      if (wheel === undefined) return null;
      return { do: "put", slot: wheel, item: pick(view.wheels[wheel]?.symbols ?? [], random) ?? "" };
    }
  }
}
