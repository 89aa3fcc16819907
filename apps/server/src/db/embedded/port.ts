import { createServer } from "node:net";

const host = "127.0.0.1";

/** A port of the loopback address that is free now. */
export async function freePort(): Promise<number> {
  const port = await tryListen(0);
  if (port === null) throw new Error(`no free port on ${host}`);
  return port;
}

/** Whether nobody listens on this port of the loopback address. */
export async function isFree(port: number): Promise<boolean> {
  return (await tryListen(port)) !== null;
}

function tryListen(port: number): Promise<number | null> {
  return new Promise((done) => {
    const server = createServer();
    server.on("error", () => done(null));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : null));
    });
  });
}
