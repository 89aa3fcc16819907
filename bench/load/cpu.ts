/** CPU time of other processes, as Linux tells it. */
import { readdirSync, readFileSync } from "node:fs";

const NS_PER_MS = 1e6;
const TICK_MS = 10;

/** CPU ms of a process with all its threads, to the nanosecond; 0 when it is gone. */
export function cpuOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const ns = threads.map((thread) =>
      Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"), 10),
    );
    return ns.reduce((sum, one) => sum + one, 0) / NS_PER_MS;
  } catch {
    return 0;
  }
}

/** CPU ms of the children of a process that have ended, in ticks of 10 ms. */
function cpuOfEnded(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return TICK_MS * (Number(fields[13]) + Number(fields[14]));
}

/** CPU ms of PostgreSQL: its first process, those that have ended, and every one that runs, but not `without`. */
export function postgresCpu(postmaster: number, without: ReadonlySet<number>): number {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
  return children
    .map(Number)
    .filter((pid) => !without.has(pid))
    .reduce((sum, pid) => sum + cpuOf(pid), cpuOf(postmaster) + cpuOfEnded(postmaster));
}
