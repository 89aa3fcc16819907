import { connect, type Socket } from "node:net";
import WebSocket from "ws";
import type { Caller } from "./caller.ts";
import type { Findings } from "./findings.ts";

/** The server's deadlines, and some time for a machine that is busy with being attacked. */
const HEAD_WITHIN_MS = 30_000;
const BODY_WITHIN_MS = 90_000;
/** An ordinary visitor meanwhile waits at most so long. */
const VISITOR_WITHIN_MS = 5000;

const slowHead = "GET /api/user HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
const slowBody =
  "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n" +
  'Cookie: XSRF-TOKEN=a\r\nX-XSRF-TOKEN: a\r\n\r\n{"email":';
const pipelined = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(200);

/** Heads and bodies that never end: each must be cut off. Begun first, and waited for last. */
export async function slowRequests({ port }: Caller, findings: Findings): Promise<void> {
  const heads = Array.from({ length: 60 }, () => cutOff(port, slowHead, HEAD_WITHIN_MS));
  const bodies = Array.from({ length: 30 }, () => cutOff(port, slowBody, BODY_WITHIN_MS));
  const [head, body] = [await Promise.all(heads), await Promise.all(bodies)];
  if (head.includes(false)) findings.fault(`${count(head)} of ${head.length} slow heads were left open`);
  if (body.includes(false)) findings.fault(`${count(body)} of ${body.length} slow bodies were left open`);
}
const count = (closed: boolean[]) => closed.filter((one) => !one).length;

/** Whether the server ends a connection in time on which somebody goes on writing a byte a second. */
function cutOff(port: number, begun: string, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const drip = setInterval(() => socket.write("x"), 1000);
    const over = (closed: boolean) => {
      clearInterval(drip);
      clearTimeout(patience);
      socket.destroy();
      resolve(closed);
    };
    const patience = setTimeout(() => over(false), withinMs);
    socket.on("error", () => {}).on("close", () => over(true));
    socket.on("data", () => {});
    socket.write(begun);
  });
}

/** Readers that ask for much and read nothing, while an ordinary visitor is served. */
export async function notReading(caller: Caller, findings: Findings): Promise<void> {
  const sockets = Array.from({ length: 60 }, () => {
    const socket = connect(caller.port, "127.0.0.1").on("error", () => {});
    socket.pause();
    socket.write(pipelined);
    return socket;
  });
  await visitorIsServed(caller, "beside readers that do not read", findings);
  for (const socket of sockets) socket.destroy();
}

/** Thousands of frames before anybody has signed in, of each kind that was ever answered. */
export async function frames(caller: Caller, findings: Findings): Promise<void> {
  const kinds = ['{"t":"ping","at":1}', '{"t":"probe","at":1}', "x".repeat(4000), null];
  const lines = await Promise.all(
    Array.from({ length: 24 }, (_, nth) => flood(caller.port, kinds[nth % kinds.length] ?? null)),
  );
  const open = lines.filter(({ closed }) => !closed).length;
  if (open > 0) findings.fault(`${open} connections that sent 3000 frames were left open`);
  const answers = Math.max(...lines.map(({ answers }) => answers));
  if (answers > 100) findings.fault(`${answers} frames of one connection were answered`);
}

function flood(port: number, frame: string | null): Promise<{ closed: boolean; answers: number }> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
    let answers = 0;
    const over = (closed: boolean) => {
      clearTimeout(patience);
      socket.terminate();
      resolve({ closed, answers });
    };
    const patience = setTimeout(() => over(false), 20_000);
    socket.on("error", () => {}).on("close", () => over(true));
    socket.on("message", () => answers++).on("pong", () => answers++);
    socket.on("open", () => {
      for (let n = 0; n < 3000 && socket.readyState === WebSocket.OPEN; n++)
        if (frame === null) socket.ping("x");
        else socket.send(frame);
    });
  });
}

/**
 * More connections from one address than it may have, of sockets and of live lines: the rest are refused, and others
 * get in.
 */
export async function manyConnections(caller: Caller, limit: number, findings: Findings): Promise<void> {
  const from = caller.address(9);
  const sockets: Socket[] = [];
  let refused = 0;
  await Promise.all(
    Array.from(
      { length: limit + 200 },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect({
            host: "127.0.0.1",
            port: caller.port,
            ...(from && { localAddress: from }),
          });
          sockets.push(socket);
          socket.on("error", () => {}).on("close", () => refused++);
          socket.on("close", () => resolve()).on("connect", () => setTimeout(resolve, 1000));
        }),
    ),
  );
  if (refused < 150) findings.fault(`only ${refused} of 200 connections too many were refused`);
  // Where the machine has one address only, the visitor shares it, and waits until it is free.
  if (from) await visitorIsServed(caller, "beside somebody with too many connections", findings);
  for (const socket of sockets) socket.destroy();
}

async function visitorIsServed(caller: Caller, when: string, findings: Findings): Promise<void> {
  const since = performance.now();
  const answer = await caller.send({ method: "GET", path: "/healthz", from: caller.address(7) });
  const ms = Math.round(performance.now() - since);
  if (answer.status !== 200 || ms > VISITOR_WITHIN_MS)
    findings.fault(`${when}, a visitor got ${answer.status} after ${ms} ms`);
}
