import { expect, test } from "vitest";
import { pathOf } from "./call-path.ts";

const report = (local: string, remote: string, state = "succeeded") =>
  new Map<string, object>([
    ["a", { type: "local-candidate", candidateType: local }],
    ["b", { type: "remote-candidate", candidateType: remote }],
    [
      "idle",
      { type: "candidate-pair", nominated: false, state, localCandidateId: "a", remoteCandidateId: "b" },
    ],
    [
      "used",
      { type: "candidate-pair", nominated: true, state, localCandidateId: "a", remoteCandidateId: "b" },
    ],
  ]) as unknown as RTCStatsReport;

test.each([
  ["host", "srflx", "direct"],
  ["relay", "host", "relayed"],
  ["srflx", "relay", "relayed"],
])("a pair of the candidates %s and %s is %s", (local, remote, path) => {
  expect(pathOf(report(local, remote))).toBe(path);
});

test("a pair that is not connected has no path", () => {
  expect(pathOf(report("host", "host", "in-progress"))).toBeNull();
});
