import { describe } from "vitest";
import { fanOutContract } from "./contract.ts";
import { LocalFanOut } from "./local.ts";

describe("in one process", () => {
  const fanOut = new LocalFanOut();
  fanOutContract(() => [fanOut, fanOut]);
});
