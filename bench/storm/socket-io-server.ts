/**
 * The yardstick on Socket.IO with its recovery of connection state: the same durable log, a channel for each team.
 * Settings: `DATABASE_URL`, `PORT`. A token is `session/team/seat`. Prints its port once it listens.
 */
import { createServer } from "node:http";
import { Server } from "socket.io";
import { Store } from "../yardstick/store.ts";

const store = await Store.open(process.env.DATABASE_URL ?? "");
const server = new Server({
  transports: ["websocket"],
  connectionStateRecovery: { maxDisconnectionDuration: 120_000, skipMiddlewares: true },
});

server.on("connection", (socket) => {
  const [session = "", team = "", seat = ""] = String(socket.handshake.auth.token).split("/");
  const teamKey = `${session}/${team}`;
  void socket.join(teamKey);
  socket.emit("snap", { recovered: socket.recovered });
  socket.on("cmd", async ({ id, c }: { id: string; c: unknown }, stored: () => void) => {
    try {
      await store.append({ session, id, actor: seat, c });
    } catch {
      // Without a response the sender repeats the command.
      return;
    }
    stored();
    socket.to(teamKey).emit("diff", { id, seat, c });
  });
});
process.on("disconnect", () => process.exit());

const http = createServer();
server.attach(http);
http.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  const address = http.address();
  console.log(typeof address === "object" ? address?.port : address);
});
