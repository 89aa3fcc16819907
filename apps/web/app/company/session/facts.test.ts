import { expect, test } from "vitest";
import { creditsOf } from "./facts.tsx";

const session = (
  status: "draft" | "confirmed" | "live" | "completed",
  reserved: number,
  attended: number,
) => ({
  status,
  credits_reserved: reserved,
  counts: {
    attendees: 4,
    invited: 4,
    no_answer: 0,
    not_checked: 0,
    ready: 0,
    declined: 0,
    here: 0,
    came: attended,
    attended,
  },
});

test("credits say what is reserved, and what people who came have used", () => {
  expect(creditsOf(session("draft", 0, 0))).toBe("None reserved");
  expect(creditsOf(session("confirmed", 4, 0))).toBe("4 reserved");
  expect(creditsOf(session("live", 3, 1))).toBe("1 used, 3 reserved");
  expect(creditsOf(session("live", 0, 4))).toBe("4 used");
  expect(creditsOf(session("completed", 0, 3))).toBe("3 used");
  expect(creditsOf(session("completed", 0, 0))).toBe("None used");
});
