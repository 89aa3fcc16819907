import { onEveryStorage } from "../storages.ts";
import { logContract } from "./contract.ts";
import { MemoryLog } from "./memory.ts";
import { PostgresLog } from "./postgres.ts";

onEveryStorage((open) => {
  const memory = new MemoryLog();
  logContract(() => {
    const { pools, newSession } = open();
    if (!pools) return { log: memory, otherNode: memory, newSession };
    return { log: new PostgresLog(pools[0]), otherNode: new PostgresLog(pools[1]), newSession };
  });
});
