/**
 * The yardstick on Colyseus: a room for each session, in which every person sees their own team and what is theirs alone.
 * The same durable log: a command is stored before it is answered and shown. Everything else is the library's default.
 * Settings: `DATABASE_URL`, `PORT`. Prints its port once it listens.
 */
import { createServer } from "node:http";
import { type Client, Room, Server } from "@colyseus/core";
import { Encoder, type SchemaType, StateView, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { Store } from "../yardstick/store.ts";

/** Older lines of a team are dropped. */
const LINES_MAX = 100;

const Line = schema({ number: t.number(), seat: t.string(), text: t.string() }, "Line");
const Team = schema({ count: t.number(), lines: t.array(Line) }, "Team");
/** What nobody else sees. */
const Own = schema({ sent: t.number() }, "Own");
const Session = schema({ teams: t.map(Team).view(), own: t.map(Own).view() }, "Session");

// The library asks for it when a session of 300 is larger than its default.
Encoder.BUFFER_SIZE = 256 * 1024;
const store = await Store.open(process.env.DATABASE_URL ?? "");

interface Joining {
  session: string;
  team: string;
  seat: string;
}
interface Command {
  id: string;
  c: { text?: string };
}

class SessionRoom extends Room {
  override state: SchemaType<typeof Session> = new Session();
  override maxClients = 1000;
  readonly people = new Map<string, Joining>();

  override onCreate(): void {
    // The value is the response to its sender.
    this.onMessage("cmd", async (client: Client, { id, c }: Command) => {
      const who = this.people.get(client.sessionId);
      if (!who) return { id: null };
      await store.append({ session: who.session, id, actor: who.seat, c });
      const team = this.state.teams.get(who.team);
      if (team) {
        team.count += 1;
        team.lines.push(new Line().assign({ number: team.count, seat: who.seat, text: c.text ?? "" }));
        if (team.lines.length > LINES_MAX) team.lines.shift();
      }
      const own = this.state.own.get(who.seat);
      if (own) own.sent += 1;
      return { id };
    });
  }

  override onJoin(client: Client, who: Joining): void {
    const { state } = this;
    this.people.set(client.sessionId, who);
    if (!state.teams.has(who.team)) state.teams.set(who.team, new Team().assign({ count: 0 }));
    if (!state.own.has(who.seat)) state.own.set(who.seat, new Own().assign({ sent: 0 }));
    client.view = new StateView();
    client.view.add(state.teams.get(who.team) as object as Parameters<StateView["add"]>[0]);
    client.view.add(state.own.get(who.seat) as object as Parameters<StateView["add"]>[0]);
  }

  override onLeave(client: Client): void {
    this.people.delete(client.sessionId);
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define("session", SessionRoom).filterBy(["session"]);
await server.listen(Number(process.env.PORT ?? 0), "127.0.0.1");
const address = http.address();
console.log(typeof address === "object" ? address?.port : address);
// The parent process has ended.
process.on("disconnect", () => process.exit());
