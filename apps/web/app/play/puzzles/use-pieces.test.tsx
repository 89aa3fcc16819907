import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { FakeDocument } from "../../../test/fake-document.ts";
import { usePieces } from "./use-pieces.ts";

const document = Object.assign(new FakeDocument(), { elementFromPoint: () => below });
/** What the pointer is over. */
let below: { closest: () => { getAttribute: () => string } } | null = null;
const over = (target: string) => {
  below = { closest: () => ({ getAttribute: () => target }) };
};

let pieces: ReturnType<typeof usePieces>;
const slots = new Map<string, string>();
const moves: string[] = [];

function Board() {
  pieces = usePieces({
    slotOf: (piece) => [...slots].find(([, lying]) => lying === piece)?.[0] ?? null,
    put: (piece, slot) => moves.push(`${piece} to ${slot}`),
    remove: (slot) => moves.push(`remove ${slot}`),
  });
  return null;
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", document);
  vi.stubGlobal("HTMLIFrameElement", class {});
  slots.clear();
  moves.length = 0;
  await act(async () => createRoot(document.createElement("div") as never).render(<Board />));
});

type Handlers = Record<string, (event: unknown) => void>;
const at = (slot: string) => pieces.slotButton(slot, slots.get(slot) ?? null) as unknown as Handlers;
const piece = (id: string) => pieces.piece(id) as unknown as Handlers;
const currentTarget = { setPointerCapture() {}, hasPointerCapture: () => true };
const fire = (of: () => Handlers, type: string, event: object = {}) => act(async () => of()[type]?.(event));
const click = (of: () => Handlers) => fire(of, "onClick", { detail: 0, currentTarget });

async function drag(of: () => Handlers, to: string, pointerType: string) {
  const event = { button: 0, pointerType, currentTarget };
  await fire(of, "onPointerDown", { ...event, clientX: 0, clientY: 0 });
  over(to);
  await fire(of, "onPointerMove", { ...event, clientX: 40, clientY: 40 });
  await fire(of, "onPointerUp", event);
}

test.each(["mouse", "touch", "pen"])(
  "a %s drags a piece to a slot, to another, and back to the tray",
  async (type) => {
    await drag(() => piece("spoon"), "2", type);
    slots.set("2", "spoon");
    await drag(() => at("2"), "0", type);
    await drag(() => at("2"), pieces.tray["data-drop-target"], type);
    expect(moves).toEqual(["spoon to 2", "spoon to 0", "remove 2"]);
  },
);

test("what is dropped where it was, or beside every slot, does not move", async () => {
  slots.set("2", "spoon");
  await drag(() => at("2"), "2", "touch");
  below = null;
  await fire(() => at("2"), "onPointerDown", {
    button: 0,
    pointerType: "touch",
    currentTarget,
    clientX: 0,
    clientY: 0,
  });
  await fire(() => at("2"), "onPointerMove", { currentTarget, clientX: 90, clientY: 0 });
  await fire(() => at("2"), "onPointerUp");
  expect(moves).toEqual([]);
});

test("a click picks a piece, and a click on a slot puts it there", async () => {
  await click(() => piece("spoon"));
  expect(pieces.picked).toBe("spoon");
  await click(() => at("1"));
  expect([moves, pieces.picked]).toEqual([["spoon to 1"], null]);
});

test("a piece that is clicked twice in its slot returns to the tray", async () => {
  slots.set("1", "spoon");
  await click(() => at("1"));
  await click(() => at("1"));
  expect(moves).toEqual(["remove 1"]);
});
