import { randomUUIDv7 } from "node:crypto";

/** Bits 15 to 17 of the text contain twelve random bits, which RFC 9562 allows to be used as a counter. */
const counterAt = 15;
const millisecondAt = 13;
let last = "";

/**
 * A UUIDv7 that sorts after every one that this process has made before. Node leaves the order within one millisecond
 * to chance, so rows made together would be listed in any order. 62 bits stay random.
 */
export function orderedId(): string {
  let id = withCounter(randomUUIDv7(), 0);
  while (id.slice(0, millisecondAt) <= last.slice(0, millisecondAt)) {
    const count = Number.parseInt(last.slice(counterAt, counterAt + 3), 16) + 1;
    if (count <= 0xfff) {
      id = withCounter(last.slice(0, counterAt) + id.slice(counterAt), count);
      break;
    }
    // There are 4096 in one millisecond; after that it waits for the next one.
    id = withCounter(randomUUIDv7(), 0);
  }
  last = id;
  return id;
}

function withCounter(id: string, count: number): string {
  return id.slice(0, counterAt) + count.toString(16).padStart(3, "0") + id.slice(counterAt + 3);
}
