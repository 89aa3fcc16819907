import { randomUUIDv7 } from "node:crypto";

/** Bits 15 to 17 of the text hold twelve random bits, of which RFC 9562 lets us make a counter. */
const counterAt = 15;
const millisecondAt = 13;
let last = "";

/**
 * A UUIDv7 that sorts behind every one that this process has made before. Node leaves the order within one
 * millisecond to chance, and a list would show what was made together in any order. 62 bits stay random.
 */
export function orderedId(): string {
  let id = withCounter(randomUUIDv7(), 0);
  while (id.slice(0, millisecondAt) <= last.slice(0, millisecondAt)) {
    const count = Number.parseInt(last.slice(counterAt, counterAt + 3), 16) + 1;
    if (count <= 0xfff) {
      id = withCounter(last.slice(0, counterAt) + id.slice(counterAt), count);
      break;
    }
    // 4096 in one millisecond: the next one is near.
    id = withCounter(randomUUIDv7(), 0);
  }
  last = id;
  return id;
}

function withCounter(id: string, count: number): string {
  return id.slice(0, counterAt) + count.toString(16).padStart(3, "0") + id.slice(counterAt + 3);
}
