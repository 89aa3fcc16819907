import { connect, createServer, type Server, type Socket } from "node:net";

/** A TCP load balancer for the nodes of one installation: each connection goes to the next node that accepts it. */
export class Balancer {
  readonly url: string;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;

  private constructor(server: Server, sockets: Set<Socket>, port: number) {
    this.#server = server;
    this.#sockets = sockets;
    this.url = `http://localhost:${port}`;
  }

  /**
   * @param ports ports of the nodes on this machine
   * @param isHealthy as a proxy's health check: other nodes get no new connections while one is healthy
   */
  static async over(
    ports: readonly number[],
    isHealthy: (port: number) => boolean = () => true,
  ): Promise<Balancer> {
    const sockets = new Set<Socket>();
    const track = (socket: Socket) => {
      sockets.add(socket);
      socket
        .setNoDelay(true)
        .on("error", () => {})
        .on("close", () => sockets.delete(socket));
    };
    let next = 0;
    const server = createServer((client) => {
      track(client);
      const inTurn = ports.map((_, nth) => ports[(next + nth) % ports.length]!);
      const healthy = inTurn.filter(isHealthy);
      const candidates = healthy.length > 0 ? healthy : inTurn;
      const join = (attempt: number) => {
        const node = connect(candidates[attempt]!, "127.0.0.1");
        track(node);
        let joined = false;
        node.once("connect", () => {
          joined = true;
          client.pipe(node).pipe(client);
          for (const [end, other] of [
            [client, node],
            [node, client],
          ] as const)
            end.once("close", () => other.destroy());
        });
        node.once("error", () => {
          if (joined) return;
          if (attempt + 1 < candidates.length) join(attempt + 1);
          else client.destroy();
        });
      };
      join(0);
      next = (next + 1) % ports.length;
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    return new Balancer(server, sockets, port);
  }

  stop(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}
