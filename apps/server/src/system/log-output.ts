import type { Writable } from "node:stream";

/**
 * Writes lines to a stream that can fail, such as a file on a full disk or a pipe whose reader has ended. The process
 * does not depend on it: a line that cannot be written is lost, and once a line is written again, `missing` makes one
 * that says how many were.
 */
export function toStream(stream: Writable, missing: (count: number) => string): (line: string) => void {
  let lost = 0;
  // Each write reports its own error. Without a listener, the event would end the process.
  stream.on("error", () => {});
  const write = (line: string, count: number) => {
    // What failed may have been written in part: the next line does not continue it.
    stream.write(lost > 0 ? `\n${line}` : line, (error) => {
      if (error) lost += count;
      else if (lost > 0) {
        const before = lost;
        lost = 0;
        write(missing(before), before);
      }
    });
  };
  return (line) => write(line, 1);
}
