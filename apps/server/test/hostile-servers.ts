import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface HostileServer {
  url: string;
  /** The number of connections that are open now. */
  open(): number;
  stop(): Promise<void>;
}

/** A server on this machine that treats each connection as the function does. */
export async function hostileServer(reply: (socket: Socket) => void): Promise<HostileServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Read, so that the end of the other side is noticed.
    socket.resume();
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
    reply(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    open: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Writes again and again until the connection ends. */
function repeat(socket: Socket, text: string, everyMs: number): void {
  const timer = setInterval(() => socket.write(text), everyMs);
  socket.once("close", () => clearInterval(timer));
}

const late = "No response within 0.5 seconds";

/** What a server can do to whoever waits for its response, and what they are told. */
export const hostileServers: Record<
  string,
  { reply(socket: Socket): void; outcome: { status: number | null; message?: string; code?: string } }
> = {
  "switches protocols": {
    reply: (socket) =>
      socket.once("data", () =>
        socket.write("HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n"),
      ),
    outcome: { status: 101 },
  },
  "never responds": { reply: () => {}, outcome: { status: null, message: late } },
  "sends its status a letter at a time": {
    reply: (socket) => {
      const characters = [..."HTTP/1.1 200 OK\r\n"];
      const timer = setInterval(() => socket.write(characters.shift() ?? "a"), 20);
      socket.once("close", () => clearInterval(timer));
    },
    outcome: { status: null, message: late },
  },
  "sends its body a byte at a time": {
    reply: (socket) => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n");
      repeat(socket, "a", 20);
    },
    outcome: { status: 200, message: late },
  },
  "sends chunks without end": {
    reply: (socket) => {
      socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
      repeat(socket, "1\r\na\r\n", 20);
    },
    outcome: { status: 200, message: late },
  },
  "sends headers without end": {
    reply: (socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      repeat(socket, `x-more: ${"y".repeat(4000)}\r\n`, 5);
    },
    outcome: { status: null, code: "HPE_HEADER_OVERFLOW" },
  },
  "sends early hints without end": {
    reply: (socket) => repeat(socket, "HTTP/1.1 103 Early Hints\r\n\r\n", 5),
    outcome: { status: null, message: "The receiver sends only preliminary responses" },
  },
  "closes in the middle of its header": {
    reply: (socket) => socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\ncontent-")),
    outcome: { status: null },
  },
  "closes in the middle of its body": {
    reply: (socket) =>
      socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf")),
    outcome: { status: 200, code: "ECONNRESET" },
  },
  "closes without a response": {
    reply: (socket) => socket.once("data", () => socket.end()),
    outcome: { status: null, code: "ECONNRESET" },
  },
  "resets the connection": {
    reply: (socket) => socket.once("data", () => socket.resetAndDestroy()),
    outcome: { status: null, code: "ECONNRESET" },
  },
  "speaks something else": {
    reply: (socket) => socket.write("220 mail.example ESMTP\r\n"),
    outcome: { status: null, code: "HPE_INVALID_CONSTANT" },
  },
};
