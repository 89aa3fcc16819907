import { once } from "node:events";
import type { ServerFrame } from "@lantern/contract/live";
import { expect, vi } from "vitest";
import WebSocket from "ws";

/** An open connection: the frames that it received, and how to send one. */
export interface OpenConnection {
  frames: ServerFrame[];
  isClosed(): boolean;
  send(frame: object): void;
  drop(): void;
}

export async function webSocket(host: string, hello: object): Promise<OpenConnection> {
  const socket = new WebSocket(`ws://${host}/live`);
  const frames: ServerFrame[] = [];
  let closed = false;
  socket.on("message", (data) => frames.push(JSON.parse(String(data)) as ServerFrame));
  socket.on("close", () => {
    closed = true;
  });
  await once(socket, "open");
  const send = (frame: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
  };
  send({ t: "hello", browser: "b", ...hello });
  await vi.waitFor(() => expect(frames.map(({ t }) => t)).toContain("welcome"), 10_000);
  return { frames, isClosed: () => closed, send, drop: () => socket.terminate() };
}

/** A streamed response; `received` gets each line. */
async function streamed(
  host: string,
  path: string,
  headers: Record<string, string>,
  received: (row: string) => void,
) {
  const abort = new AbortController();
  const response = await fetch(`http://${host}${path}`, { headers, signal: abort.signal });
  expect(response.status).toBe(200);
  let closed = false;
  const read = async () => {
    for await (const part of response.body!.pipeThrough(new TextDecoderStream()))
      for (const row of part.split("\n")) if (row.trim()) received(row);
  };
  void read()
    .catch(() => {})
    .finally(() => {
      closed = true;
    });
  return { isClosed: () => closed, drop: () => abort.abort() };
}

export async function eventStream(host: string, hello: object): Promise<OpenConnection> {
  const frames: ServerFrame[] = [];
  let name = "";
  const stream = await streamed(host, "/live/events", {}, (row) => {
    const frame = JSON.parse(row) as ServerFrame | { line: string };
    if ("line" in frame) name = frame.line;
    else frames.push(frame);
  });
  await vi.waitFor(() => expect(name).not.toBe(""));
  const send = (frame: object) => {
    const body = [name, JSON.stringify(frame)].join("\n");
    const headers = { "content-type": "text/plain" };
    void fetch(`http://${host}/live/commands`, { method: "POST", body, headers }).catch(() => {});
  };
  send({ t: "hello", browser: "b", ...hello });
  await vi.waitFor(() => expect(frames.map(({ t }) => t)).toContain("welcome"), 10_000);
  return { ...stream, frames, send };
}

export async function notificationStream(host: string, token: string): Promise<OpenConnection> {
  const stream = await streamed(
    host,
    "/api/user/notifications/live",
    { authorization: `Bearer ${token}` },
    () => {},
  );
  return { ...stream, frames: [], send: () => {} };
}
