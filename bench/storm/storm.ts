import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Crowds } from "../load/crowds.ts";
import { PER_MINUTE } from "../load/pace.ts";

/** Everybody loses their connection at once and comes back. Times in ms. */
export interface Storm {
  /** From the kill until the port is open again. */
  openAfter: number;
  /** From the open port until each person has a view again, and until their command is acknowledged. */
  views: number[];
  responses: number[];
  /** The last goodbye of the people who are not back after a minute. */
  byes: Record<string, number>;
  /** Commands acknowledged shortly before and after. */
  accepted: number;
  /** Epoch ms. */
  killedAt: number;
}

const OPENS_WITHIN_MS = 60_000;
/** People continue to play, so that commands are in flight. */
const PLAYED_MS = 10_000;

/** @param kill kills the server and ensures that it will listen on the same port again */
export async function storm(
  crowds: Crowds,
  group: string,
  port: number,
  kill: () => Promise<unknown>,
): Promise<Storm> {
  const [played, back] = [crowds.play(group, PLAYED_MS, PER_MINUTE), crowds.storm(group)];
  await pause(PLAYED_MS / 2);
  const killedAt = Date.now();
  const [openedAt] = await Promise.all([reopened(port), kill()]);
  const [{ views, responses, byes, accepted }] = await Promise.all([back, played]);
  return {
    byes,
    accepted,
    killedAt,
    openAfter: openedAt - killedAt,
    views: views.map((at) => at - openedAt),
    responses: responses.map((at) => at - openedAt),
  };
}

/** Epoch ms at which the port accepts connections again. */
async function reopened(port: number): Promise<number> {
  let closed = false;
  for (const end = Date.now() + OPENS_WITHIN_MS; Date.now() < end; await pause(5)) {
    const open = await accepts(port);
    if (open && closed) return Date.now();
    closed ||= !open;
  }
  throw new Error(`nobody listens on ${port} again`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
