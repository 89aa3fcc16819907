import { expect, test } from "vitest";
import { newsText, nextNews } from "./resource-news.tsx";

const at = (trust: number, hush: number) => [
  { id: "trust", label: "Trust", value: trust, max: 10, about: "How far Ona believes you." },
  { id: "hush", label: "Hush", value: hush, max: 10 },
];
const start = { resources: at(2, 5), changes: [], cause: "", explained: [] };

test("a change names its amount and the scene that caused it", () => {
  const news = nextNews(start, at(3, 4), "Soft light");
  expect(news).toMatchObject({
    cause: "Soft light",
    changes: [
      { id: "trust", by: 1, value: 3 },
      { id: "hush", by: -1, value: 4 },
    ],
  });
});

test("a resource is explained only when it changes for the first time", () => {
  const first = nextNews(start, at(3, 5), "Soft light");
  expect(newsText({ changes: first?.changes ?? [] })).toBe(
    "Trust up by 1: 3 of 10. How far Ona believes you.",
  );
  const second = nextNews(first ?? start, at(1, 5), "A door");
  expect(newsText({ changes: second?.changes ?? [] })).toBe("Trust down by 2: 1 of 10.");
});

test("a view without a change is no news", () => {
  expect(nextNews(start, at(2, 5), "Soft light")).toBeNull();
});
