import { connect, type Socket } from "node:net";
import WebSocket from "ws";
import type { AntiForgery } from "../anti-forgery.ts";
import type { Findings } from "./findings.ts";
import type { RequestSender } from "./request-sender.ts";

/** The server's deadlines plus some time, because the machine is busy with the attack. */
const HEADERS_WITHIN_MS = 30_000;
const BODY_WITHIN_MS = 90_000;
/** Longest time that an ordinary visitor may wait meanwhile, ms. */
const VISITOR_WITHIN_MS = 5000;

const slowHeader = "GET /api/user HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
const slowBody = ({ cookie, "x-xsrf-token": token }: AntiForgery) =>
  "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n" +
  `Cookie: ${cookie}\r\nX-XSRF-TOKEN: ${token}\r\n\r\n{"email":`;
const pipelined = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(200);

/** Headers and bodies that never end: the server must close each connection. Started first and awaited last. */
export async function slowRequests({ port, antiForgery }: RequestSender, findings: Findings): Promise<void> {
  const headers = Array.from({ length: 60 }, () => cutOff(port, slowHeader, HEADERS_WITHIN_MS));
  const bodies = Array.from({ length: 30 }, () => cutOff(port, slowBody(antiForgery), BODY_WITHIN_MS));
  const [header, body] = [await Promise.all(headers), await Promise.all(bodies)];
  if (header.includes(false))
    findings.fault(`${count(header)} of ${header.length} slow headers were left open`);
  if (body.includes(false)) findings.fault(`${count(body)} of ${body.length} slow bodies were left open`);
}
const count = (closed: boolean[]) => closed.filter((one) => !one).length;

/** Whether the server closes a connection in time that receives one byte per second. */
function cutOff(port: number, start: string, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const drip = setInterval(() => socket.write("x"), 1000);
    const over = (closed: boolean) => {
      clearInterval(drip);
      clearTimeout(timeout);
      socket.destroy();
      resolve(closed);
    };
    const timeout = setTimeout(() => over(false), withinMs);
    socket.on("error", () => {}).on("close", () => over(true));
    socket.on("data", () => {});
    socket.write(start);
  });
}

/** Clients request much and read nothing, while an ordinary visitor is served. */
export async function notReading(sender: RequestSender, findings: Findings): Promise<void> {
  const sockets = Array.from({ length: 60 }, () => {
    const socket = connect(sender.port, "127.0.0.1").on("error", () => {});
    socket.pause();
    socket.write(pipelined);
    return socket;
  });
  await visitorIsServed(sender, "beside readers that do not read", findings);
  for (const socket of sockets) socket.destroy();
}

/** Thousands of frames before authentication, of each kind that gets a response. */
export async function frames(sender: RequestSender, findings: Findings): Promise<void> {
  const kinds = ['{"t":"ping","at":1}', '{"t":"probe","at":1}', "x".repeat(4000), null];
  const results = await Promise.all(
    Array.from({ length: 24 }, (_, nth) => flood(sender.port, kinds[nth % kinds.length] ?? null)),
  );
  const open = results.filter(({ closed }) => !closed).length;
  if (open > 0) findings.fault(`${open} connections that sent 3000 frames were left open`);
  const responses = Math.max(...results.map(({ responses }) => responses));
  if (responses > 100) findings.fault(`${responses} frames of one connection were answered`);
}

function flood(port: number, frame: string | null): Promise<{ closed: boolean; responses: number }> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
    let responses = 0;
    const over = (closed: boolean) => {
      clearTimeout(timeout);
      socket.terminate();
      resolve({ closed, responses });
    };
    const timeout = setTimeout(() => over(false), 20_000);
    socket.on("error", () => {}).on("close", () => over(true));
    socket.on("message", () => responses++).on("pong", () => responses++);
    socket.on("open", () => {
      for (let n = 0; n < 3000 && socket.readyState === WebSocket.OPEN; n++)
        if (frame === null) socket.ping("x");
        else socket.send(frame);
    });
  });
}

/**
 * More connections from one address than allowed, HTTP and live: the surplus is refused, and other addresses still
 * connect.
 */
export async function manyConnections(
  sender: RequestSender,
  limit: number,
  findings: Findings,
): Promise<void> {
  const from = sender.address(9);
  const sockets: Socket[] = [];
  let refused = 0;
  await Promise.all(
    Array.from(
      { length: limit + 200 },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect({
            host: "127.0.0.1",
            port: sender.port,
            ...(from && { localAddress: from }),
          });
          sockets.push(socket);
          socket.on("error", () => {}).on("close", () => refused++);
          socket.on("close", () => resolve()).on("connect", () => setTimeout(resolve, 1000));
        }),
    ),
  );
  if (refused < 150) findings.fault(`only ${refused} of 200 connections too many were refused`);
  // On a machine with only one address the visitor shares it and waits until a connection is free.
  if (from) await visitorIsServed(sender, "beside somebody with too many connections", findings);
  for (const socket of sockets) socket.destroy();
}

async function visitorIsServed(sender: RequestSender, when: string, findings: Findings): Promise<void> {
  const since = performance.now();
  const response = await sender.send({ method: "GET", path: "/healthz", from: sender.address(7) });
  const ms = Math.round(performance.now() - since);
  if (response.status !== 200 || ms > VISITOR_WITHIN_MS)
    findings.fault(`${when}, a visitor got ${response.status} after ${ms} ms`);
}
