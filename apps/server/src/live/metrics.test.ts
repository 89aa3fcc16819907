import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { testDatabase } from "../../test/database/test-database.ts";
import { eventually, TestNode } from "../../test/live/live-node.ts";
import { liveMetrics } from "../metrics/live.ts";

test("a session of two people shows in the metrics of its node", async () => {
  const database = await testDatabase();
  const register = new Registry();
  const node = await new TestNode(database.pool, { metrics: liveMetrics(register) }).start();
  const sessionId = await node.session(["ana", "ben"], { speed: 1 });
  const [ana, ben] = ["ana", "ben"].map((person) => node.client(sessionId, person));
  try {
    await eventually(() => expect([ana?.snapshot, ben?.snapshot]).not.toContain(null));
    await node.live.liveServer.startNow(sessionId, { userId: "host" });
    await eventually(() => expect(ana?.snapshot?.view.stage).toBe("play"));
    expect((await ana?.send({ type: "chat", text: "Hello" }))?.ok).toBe(true);
    ana?.callConnected("relayed");
    const value = async (name: string) => {
      const line = (await register.metrics()).split("\n").find((each) => each.startsWith(`${name} `));
      return Number(line?.split(" ")[1]);
    };
    await expect.poll(() => value('lantern_call_connections_total{path="relayed"}')).toBe(1);
    expect(await value('lantern_commands_total{verdict="ok"}')).toBe(1);
    expect(await value("lantern_acknowledgement_seconds_count")).toBe(1);
    expect(await value("lantern_append_batch_size_count")).toBeGreaterThan(3);
    const views = await value("lantern_sent_to_seen_seconds_count");
    expect(views).toBeGreaterThan(0);
    expect(await value("lantern_sent_to_seen_seconds_sum")).toBeLessThan(views * 5);
    expect(node.live.census()).toEqual({
      sessions: { running: 1 },
      participants: 2,
      hosts: 0,
      connections: { websocket: 2, stream: 0, poll: 0 },
    });
  } finally {
    ana?.close();
    ben?.close();
    await eventually(() => expect(node.live.census().connections.websocket).toBe(0));
    await node.stop();
    await database.drop();
  }
});
