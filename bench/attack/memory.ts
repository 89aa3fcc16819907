import WebSocket from "ws";

/** Memory that a process uses after a forced collection, and its resident set; MB. */
export interface Memory {
  used: number;
  resident: number;
}

/**
 * Measures a server that was started with `--inspect=127.0.0.1:<port>`: forces a garbage collection through the
 * inspector, then reads the sizes of the heap and of buffers outside of it.
 */
export async function memoryOf(inspectorPort: number): Promise<Memory> {
  const response = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error("the server has no inspector");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const send = (id: number, method: string, params: object = {}) =>
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
  await send(1, "HeapProfiler.collectGarbage");
  // Buffers are freed by finalizers, after the collection that finds them.
  await send(2, "HeapProfiler.collectGarbage");
  const { result } = await send(3, "Runtime.evaluate", {
    expression: "JSON.stringify(process.memoryUsage())",
  });
  socket.close();
  const { heapUsed, external, rss } = JSON.parse(result?.value ?? "{}") as Record<string, number>;
  const mb = (bytes = 0) => Math.round(bytes / 1024 / 1024);
  return { used: mb((heapUsed ?? 0) + (external ?? 0)), resident: mb(rss) };
}
