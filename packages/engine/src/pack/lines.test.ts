import { describe, expect, test } from "vitest";
import type { Facts } from "./condition.ts";
import { type Names, parseLine, spokenOf, withSpeaker, withValues } from "./lines.ts";

const facts: Facts = { flags: { listened: true }, resources: { cells: 11 }, traits: {}, choices: {} };
const names = new Set(["Ona", "Tavi"]);
const story: Names = {
  locale: "en",
  traits: [{ id: "ear", nickname: "the Open Ears" }],
  phrases: {
    sign: [
      { when: { ref: "bell" }, text: "bell" },
      { when: null, text: "anchor" },
    ],
  },
};

/** The lines that are spoken, as they are read. */
function spoken(...sources: string[]) {
  const lines = sources.map((line) => withSpeaker(parseLine(line), names));
  const source = { facts, trait: "ear", textIds: ["t1", "t2"] };
  return spokenOf({ at: "lines", lines }, story, source).map((logged) => {
    const at = typeof logged === "string" ? logged : logged.at;
    const { when: _, text, ...line } = lines[Number(at.split(".")[1])] ?? parseLine("");
    return { ...line, text: typeof logged === "string" ? text : withValues(text, logged.with, story) };
  });
}

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
    expect(parseLine("[listened] (a low hum) Six windows light up. <a3w-lit>")).toMatchObject({
      sound: "a low hum",
      text: "Six windows light up.",
      picture: "a3w-lit",
    });
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

  test("[L8] are in the log as addresses, with the values that they had", () => {
    const lines = ["[!listened] Ona: No.", "Ona: Yes.", "{cells} cells.", "Your {sign}."].map(parseLine);
    expect(spokenOf({ at: "lines", lines }, story, { facts, trait: "ear", textIds: [] })).toEqual([
      "lines.1",
      { at: "lines.2", with: { cells: 11 } },
      { at: "lines.3", with: { sign: 1 } },
    ]);
  });

  test("[L8] may have a form for each phrase and for each plural of a number", () => {
    const german = { ...story, locale: "de" };
    const forms = "{cells} {cells|Zelle|Zellen}, mit {sign|eurer Glocke|eurem Anker}";
    const read = (cells: number, sign: number) => withValues(forms, { cells, sign }, german);
    expect(read(1, 0)).toBe("1 Zelle, mit eurer Glocke");
    expect(read(0, 1)).toBe("0 Zellen, mit eurem Anker");
  });
});
