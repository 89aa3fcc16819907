import { describe } from "vitest";
import { fanOutContract } from "./contract.ts";
import { InProcessFanOut } from "./in-process.ts";

describe("in one process", () => {
  const fanOut = new InProcessFanOut();
  fanOutContract(() => [fanOut, fanOut]);
});
