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
});
