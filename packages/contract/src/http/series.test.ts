import { expect, test } from "vitest";
import { faultMessage } from "../fault.ts";
import { seriesBody } from "./series.ts";

test("a series with dates that are none has an error at each of them", () => {
  const sessions = ["", "2027-01-10T10:00:00Z", "soon"].map((starts_at) => ({ experience: "a", starts_at }));
  const { error } = seriesBody.safeParse({ title: "", consumer_ids: [], timezone: "UTC", sessions });
  const faults = error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(faults).toContainEqual(["sessions.0.starts_at", faultMessage("START")]);
  expect(faults).toContainEqual(["sessions.2.starts_at", faultMessage("START")]);
  expect(faults?.map(([path]) => path)).toContain("title");
});
