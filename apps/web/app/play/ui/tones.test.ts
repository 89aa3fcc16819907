// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { setSound } from "../../api/participant/sound-preferences.ts";

/** happy-dom has no audio. This one only says when it is opened, before anything could be heard. */
const opened = vi.fn();
vi.stubGlobal(
  "AudioContext",
  class {
    constructor() {
      opened();
      throw new Error("no audio here");
    }
  },
);
const { CHECK_GAIN, playHorn, playNotes } = await import("./tones.ts");

afterEach(() => opened.mockClear());

test.each([
  ["a horn", () => playHorn("▬▪")],
  ["notes", () => playNotes([440], 0.4)],
])("%s is silent while sound is off, or at volume 0", (_, play) => {
  setSound({ on: false, cues: 70 });
  play();
  setSound({ on: true, cues: 0 });
  play();
  expect(opened).not.toHaveBeenCalled();
  setSound({ on: true, cues: 70 });
  expect(play).toThrow("no audio here");
});

test("whoever checks their device hears it in any case", () => {
  setSound({ on: false });
  expect(() => playNotes([440], 0.4, CHECK_GAIN)).toThrow("no audio here");
});
