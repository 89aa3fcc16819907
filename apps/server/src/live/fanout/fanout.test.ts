import { describe } from "vitest";
import { fanOutContract } from "../../../test/live/fanout-suite.ts";
import { LocalFanOut } from "./local.ts";

describe("in one process", () => {
  const fanOut = new LocalFanOut();
  fanOutContract(() => [fanOut, fanOut]);
});
