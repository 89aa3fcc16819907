import { expect, test } from "vitest";
import { commitmentFields, commitmentSentence, commitmentText } from "./commitment.ts";
import { ClientCommand } from "./live/frames.ts";

test("[D1] two fields become a sentence in the reader's language, with one period", () => {
  const text = commitmentText({ when: "a plan is urgent,", will: "ask one more question." });
  expect(commitmentSentence(text, "en")).toBe("When a plan is urgent, we will ask one more question.");
  expect(commitmentSentence(text, "es")).toBe("Cuando a plan is urgent, vamos a ask one more question.");
  expect(commitmentFields(text)).toEqual({ when: "a plan is urgent", will: "ask one more question" });
});

test("[D1] a text from before commitments had two fields is read as it was written", () => {
  expect(commitmentSentence("We ask first.", "es")).toBe("We ask first.");
  expect(commitmentFields("We ask first.")).toBeNull();
});

test("[D1] a field that is empty, too long or more than one line is not accepted; markup is plain text", () => {
  const accepted = (when: string) =>
    ClientCommand.safeParse({ type: "commit", when, will: "ask", replaces: null }).success;
  expect(["", "  ", "x".repeat(81), "two\nlines"].map(accepted)).toEqual([false, false, false, false]);
  expect(["x".repeat(80), "<b>now</b>"].map(accepted)).toEqual([true, true]);
  expect(ClientCommand.safeParse({ type: "commit", when: "we meet" }).success).toBe(false);
});
