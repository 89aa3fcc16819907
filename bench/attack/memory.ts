import WebSocket from "ws";

/** What a process holds after a forced collection, and what the system has given it; MB. */
export interface Memory {
  held: number;
  resident: number;
}

/**
 * Measures a server that was started with `--inspect=127.0.0.1:<port>`: over its inspector all garbage is collected,
 * then heap and buffers outside of it are asked for.
 */
export async function memoryOf(inspectorPort: number): Promise<Memory> {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error("the server has no inspector");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const ask = (id: number, method: string, params: object = {}) =>
    new Promise<{ result?: { value?: string } }>((resolve) => {
      const take = (data: WebSocket.RawData) => {
        const message = JSON.parse(String(data)) as { id: number; result: { result?: { value?: string } } };
        if (message.id !== id) return;
        socket.off("message", take);
        resolve(message.result);
      };
      socket.on("message", take);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await ask(1, "HeapProfiler.collectGarbage");
  // Buffers are freed by finalizers, after the collection that finds them.
  await ask(2, "HeapProfiler.collectGarbage");
  const { result } = await ask(3, "Runtime.evaluate", {
    expression: "JSON.stringify(process.memoryUsage())",
  });
  socket.close();
  const { heapUsed, external, rss } = JSON.parse(result?.value ?? "{}") as Record<string, number>;
  const mb = (bytes = 0) => Math.round(bytes / 1024 / 1024);
  return { held: mb((heapUsed ?? 0) + (external ?? 0)), resident: mb(rss) };
}
