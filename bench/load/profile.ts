/** Where the main thread of a measured server spends its time, by its own profiler. */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import WebSocket from "ws";

interface Frame {
  functionName: string;
  url: string;
  lineNumber: number;
}

interface ProfileNode {
  id: number;
  callFrame: Frame;
  children?: number[];
}

export interface Profile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

const SAMPLE_EVERY_US = 250;
const IDLE = "(idle)";
/** Functions without a file that are a kind of work of their own; all others count for whoever called them. */
const OF_ITS_OWN = new Set(["(garbage collector)", "(program)", IDLE]);

/** Starts the profiler of a process that runs with `--inspect`; the returned function ends it. */
export async function profiled(port: number): Promise<() => Promise<Profile>> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? "");
  await once(socket, "open");
  let requests = 0;
  const request = async (method: string, params: object = {}): Promise<unknown> => {
    const id = ++requests;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = await once(socket, "message");
      const message = JSON.parse(String(data)) as { id?: number; result?: unknown };
      if (message.id === id) return message.result;
    }
  };
  await request("Profiler.enable");
  await request("Profiler.setSamplingInterval", { interval: SAMPLE_EVERY_US });
  await request("Profiler.start");
  return async () => {
    const { profile } = (await request("Profiler.stop")) as { profile: Profile };
    socket.close();
    return profile;
  };
}

/**
 * Milliseconds by source file, the longest first. What has no file of its own, such as a write to a socket, counts for
 * the file that called it.
 *
 * @param nameOf the name of a file's part at this line
 */
export function timesByFile({ nodes, samples, timeDeltas }: Profile, nameOf = sourceOf): [string, number][] {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const names = new Map<number, string>();
  const fileOf = (id: number | undefined): string => {
    const node = id === undefined ? undefined : byId.get(id);
    if (!node) return "(node)";
    const existing = names.get(node.id);
    if (existing !== undefined) return existing;
    const { functionName, url, lineNumber } = node.callFrame;
    const own = OF_ITS_OWN.has(functionName)
      ? functionName
      : url.startsWith("file:")
        ? nameOf(url, lineNumber)
        : null;
    const name = own ?? fileOf(parents.get(node.id));
    names.set(node.id, name);
    return name;
  };
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = fileOf(id);
    if (name !== IDLE) times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  return [...times].sort((a, b) => b[1] - a[1]);
}

const regions = new Map<string, string[]>();

/** The source of a line. A bundle names the source of each of its regions. */
function sourceOf(url: string, line: number): string {
  const path = fileURLToPath(url);
  if (!existsSync(path)) return path;
  const sources = regions.get(path) ?? sourcesOf(readFileSync(path, "utf8"));
  regions.set(path, sources);
  return sources[line] ?? path;
}

/** The source of every line of a bundle, which names it above the first; none for a file that is no bundle. */
export function sourcesOf(bundle: string): string[] {
  const sources: string[] = [];
  let source: string | undefined;
  for (const [line, text] of bundle.split("\n").entries()) {
    source = /^\/\/(?:#region)? (\S+\/\S+\.[cm]?[jt]s)$/.exec(text)?.[1] ?? source;
    if (source !== undefined) sources[line] = source;
  }
  return sources;
}
