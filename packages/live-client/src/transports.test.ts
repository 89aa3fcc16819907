import { expect, test, vi } from "vitest";
import { openChosen, TransportChoice } from "./transports.ts";

function storage(stored: string | null = null) {
  let value = stored;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
  };
}

const choose = (stored = storage()) => new TransportChoice(stored, () => true);

test("a transport without a message is replaced with the next one, in a circle", () => {
  const choice = choose();
  const tried = [choice.current];
  for (let n = 0; n < 3; n++) {
    choice.failed();
    tried.push(choice.current);
  }
  expect(tried).toEqual(["socket", "stream", "poll", "socket"]);
});

test("a transport that worked is retained through a restart of the server and a reload of the page", () => {
  const stored = storage();
  const choice = choose(stored);
  choice.failed();
  choice.succeeded();
  for (let n = 0; n < 7; n++) choice.failed();
  expect(choice.current).toBe("stream");
  expect(choose(stored).current).toBe("stream");
  choice.failed();
  expect(choice.current).toBe("poll");
});

test("a stored value that is no transport is ignored", () => {
  expect(choose(storage("carrier pigeon")).current).toBe("socket");
});

test("without a network no transport is abandoned", () => {
  const choice = new TransportChoice(storage(), () => false);
  for (let n = 0; n < 20; n++) choice.failed();
  expect(choice.current).toBe("socket");
});

test("where the browser refuses to open a socket, the next transport follows", async () => {
  const choice = choose();
  const openWebSocket = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const closed = vi.fn();
  openChosen("ws://host/live", choice, { openWebSocket, send: vi.fn() }).addEventListener("close", closed);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(choice.current).toBe("stream");
});
