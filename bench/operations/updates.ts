import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { platform, type ReleaseNode } from "./release-node.ts";

const updateScript = fileURLToPath(new URL("../../deploy/update.sh", import.meta.url));

interface OtherRelease {
  /** Of the release whose files it has. */
  archive: string;
  folder: string;
  version: string;
  change?: (files: string) => void;
}

/** Another release out of the same files. */
export function releaseOf({ archive, folder, version, change }: OtherRelease): string {
  const name = `lantern-hour-${version}-${platform}`;
  const files = join(folder, name);
  const to = join(folder, `${name}.tar.gz`);
  mkdirSync(files);
  execFileSync("tar", ["-xzf", archive, "-C", files, "--strip-components=1"]);
  change?.(files);
  execFileSync("tar", ["-C", folder, "-I", "gzip -1", "-cf", to, name]);
  rmSync(files, { recursive: true });
  return to;
}

/** What restarts a node for update.sh, as `systemctl restart` does. */
export async function restarter(nodes: ReleaseNode[]) {
  const server = createServer(async (request, response) => {
    const node = nodes[Number(request.url?.slice(1))];
    await node?.stop();
    node?.start();
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  nodes.forEach((node, at) => {
    const script = `#!/bin/sh\nexec '${process.execPath}' -e "fetch('http://127.0.0.1:${port}/${at}').then(({ ok }) => process.exit(ok ? 0 : 1))"\n`;
    writeFileSync(`${node.home}.restart`, script, { mode: 0o755 });
  });
  return server;
}

/** Runs deploy/update.sh for one node. */
export async function update(
  node: ReleaseNode,
  ...args: string[]
): Promise<{ code: number | null; seconds: number; output: string }> {
  const began = Date.now();
  const child = spawn(updateScript, [...args, `${node.url}/readyz`], {
    env: {
      ...process.env,
      LANTERN_HOME: node.home,
      LANTERN_RESTART: `${node.home}.restart`,
      LANTERN_SECONDS: "40",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, "close");
  console.log(output.trim());
  return { code, seconds: Math.round((Date.now() - began) / 1000), output };
}

/** The longest time in which no node served, ms. */
export function watch(nodes: ReleaseNode[]): { stop(): Promise<number> } {
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    for (let since = Date.now(); !isOver; await pause(50)) {
      const serving = await Promise.all(nodes.map((node) => node.isReady("/servez")));
      if (serving.some(Boolean)) since = Date.now();
      longest = Math.max(longest, Date.now() - since);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return longest;
    },
  };
}
