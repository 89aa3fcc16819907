/**
 * The smallest durable live server: it receives a command, stores it, and sends it to the sender and the team. It has no
 * rules, rights or views, and only those frames of the product that the load needs. Settings: `DATABASE_URL`, `PORT`.
 * A token is `session/team/seat`. Prints its port once it listens.
 */
import { type WebSocket, WebSocketServer } from "ws";
import { Store } from "./store.ts";

interface Person {
  socket: WebSocket;
  /** The underlying connection, to send two frames in one write. */
  wire: { cork(): void; uncork(): void };
  session: string;
  seat: string;
  team: Set<Person>;
}

const store = await Store.open(process.env.DATABASE_URL ?? "");
const teams = new Map<string, Set<Person>>();
const server = new WebSocketServer({
  host: "127.0.0.1",
  port: Number(process.env.PORT ?? 0),
  perMessageDeflate: false,
});

server.on("connection", (socket, { socket: wire }) => {
  let person: Person | null = null;
  // A broken connection is closed by the library.
  socket.on("error", () => {});
  socket.on("close", () => person?.team.delete(person));
  socket.on("message", (data) => {
    try {
      const frame = JSON.parse(String(data));
      if (frame.t === "ping") socket.send(JSON.stringify({ t: "pong", at: frame.at, now: Date.now() }));
      else if (frame.t === "hello" && !person) person = enter(socket, wire, String(frame.token));
      else if (frame.t === "cmd" && person) void play(person, frame);
    } catch {
      socket.terminate();
    }
  });
});
server.on("listening", () => {
  const address = server.address();
  console.log(typeof address === "object" ? address?.port : address);
});
// The parent process has ended.
process.on("disconnect", () => process.exit());

function enter(socket: WebSocket, wire: Person["wire"], token: string): Person {
  const [session = "", team = "", seat = ""] = token.split("/");
  const key = `${session}/${team}`;
  const mates = teams.get(key) ?? new Set();
  teams.set(key, mates);
  const person = { socket, wire, session, seat, team: mates };
  mates.add(person);
  socket.send(JSON.stringify({ t: "welcome", seat, now: Date.now() }));
  socket.send(JSON.stringify({ t: "snap", s: null, v: 0 }));
  return person;
}

async function play(sender: Person, { id, c }: { id: string; c: unknown }): Promise<void> {
  try {
    await store.append({ session: sender.session, id, actor: sender.seat, c });
  } catch {
    sender.socket.send(JSON.stringify({ t: "nack", id, code: "UNAVAILABLE", message: "" }));
    return;
  }
  const change = JSON.stringify({ t: "diff", d: { id, seat: sender.seat, c } });
  sender.wire.cork();
  sender.socket.send(`{"t":"ack","id":"${id}"}`);
  sender.socket.send(change);
  sender.wire.uncork();
  for (const { socket } of sender.team) if (socket !== sender.socket) socket.send(change);
}
