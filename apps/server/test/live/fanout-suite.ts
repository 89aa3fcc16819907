import { expect, test, vi } from "vitest";
import type { FanOut, Message } from "../../src/live/fanout/fanout.ts";

const moved = (seq: number): Message => ({ kind: "mute", seat: `s${seq}` });

/** The rules for every fan-out. `nodes` are two ends of one fan-out; within a process both can be the same. */
export function fanOutContract(nodes: () => [FanOut, FanOut]): void {
  test("a message reaches every listener of its topic on every node, in order, and no other topic", async () => {
    const [one, two] = nodes();
    const [here, there, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
    const ends = [one.subscribe("a", here), two.subscribe("a", there), two.subscribe("b", elsewhere)];
    one.publish("a", moved(1));
    one.publish("a", moved(2));
    await vi.waitFor(() => {
      expect(here.mock.calls).toEqual([[moved(1)], [moved(2)]]);
      expect(there.mock.calls).toEqual([[moved(1)], [moved(2)]]);
    });
    expect(elsewhere).not.toHaveBeenCalled();
    for (const end of ends) end();
  });

  test("an ended subscription receives nothing more, the others continue", async () => {
    const [one, two] = nodes();
    const [ended, active] = [vi.fn(), vi.fn()];
    const end = two.subscribe("a", ended);
    const endActive = two.subscribe("a", active);
    end();
    one.publish("a", moved(3));
    await vi.waitFor(() => expect(active).toHaveBeenCalledWith(moved(3)));
    expect(ended).not.toHaveBeenCalled();
    endActive();
  });

  test("publishing never calls a subscriber at once: the publisher is not interrupted", async () => {
    const [one] = nodes();
    const received = vi.fn();
    const end = one.subscribe("a", received);
    one.publish("a", moved(4));
    expect(received).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(1));
    end();
  });
}
