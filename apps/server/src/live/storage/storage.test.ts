import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { logContract, nodesContract } from "../../../test/live/storage-suite.ts";
import { onEveryStorage } from "../../../test/live/storages.ts";
import { MemoryLog, MemoryNodes } from "./memory.ts";
import { PostgresLog, PostgresNodes } from "./postgres.ts";

onEveryStorage((open) => {
  const memory = { log: new MemoryLog(), nodes: new MemoryNodes() };
  logContract(() => {
    const { pools, newSession } = open();
    if (!pools) return { log: memory.log, otherNode: memory.log, newSession };
    return {
      log: new PostgresLog(pools[0], Date.now),
      otherNode: new PostgresLog(pools[1], Date.now),
      newSession,
    };
  });
  nodesContract(() => {
    const { pools } = open();
    return pools ? new PostgresNodes(pools[0]) : memory.nodes;
  });
  test("[L8] a node of an earlier version does not say that it reads addresses", async () => {
    const { pools } = open();
    if (!pools) return;
    const earlier = randomUUID();
    // What its heartbeat writes.
    await pools[0].query("insert into live_nodes (node, heartbeat_at) values ($1, 1)", [earlier]);
    const others = await new PostgresNodes(pools[0]).beat(randomUUID(), 2);
    expect(others).toContainEqual({ node: earlier, lastBeatAt: 1, readsAddresses: false });
  });
});
