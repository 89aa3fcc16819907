import { onEveryStorage } from "../storages.ts";
import { logContract, nodesContract } from "./contract.ts";
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
