import { describe, expect, test } from "vitest";
import type { Facts } from "./condition.ts";
import { parseLine, speak, withSpeaker } from "./lines.ts";

const facts: Facts = { flags: { listened: true }, resources: { cells: 11 }, traits: {}, choices: {} };
const names = new Set(["Ona", "Tavi"]);
const spoken = (...lines: string[]) =>
  speak(
    lines.map((line) => withSpeaker(parseLine(line), names)),
    facts,
    { nickname: "the Open Ears", textIds: ["t1", "t2"] },
  );

describe("[L3] lines", () => {
  test("are spoken by the cast, else by the narrator", () => {
    expect(spoken("Ona: Good evening.", "Home asks: And the rest?")).toEqual([
      { who: "Ona", text: "Good evening." },
      { who: null, text: "Home asks: And the rest?" },
    ]);
  });

  test("are spoken if their condition is true", () => {
    expect(spoken("[listened] Ona: You waited.", "[!listened] Ona: You did not.")).toEqual([
      { who: "Ona", text: "You waited." },
    ]);
  });

  test("[L7] bring a picture, which stays out of the text", () => {
    const lit = { id: "a3w-lit", alt: "Six windows glow." };
    const line = parseLine("[listened] (a low hum) Six windows light up. <a3w-lit>");
    const values = { nickname: "", textIds: [], pictures: { [lit.id]: lit.alt } };
    expect(speak([line], facts, values)).toEqual([
      { sound: "a low hum", who: null, text: "Six windows light up.", art: lit },
    ]);
    expect(parseLine("A < B, and B > A.").picture).toBeUndefined();
  });

  test("name a sound before the speaker, which stays out of the text", () => {
    expect(spoken("(three taps) Tap. Tap. Tap.", "[listened] (a low hum) Ona: Listen. (Softly.)")).toEqual([
      { sound: "three taps", who: null, text: "Tap. Tap. Tap." },
      { sound: "a low hum", who: "Ona", text: "Listen. (Softly.)" },
    ]);
  });

  test("contain values; texts of people stay ids", () => {
    expect(
      spoken("I have {cells} cells.", "This crew is {crew}.", "{lines}").map(({ text }) => text),
    ).toEqual(["I have 11 cells.", "This crew is the Open Ears.", "{text:t1}\n{text:t2}"]);
  });
});
