import { loadPack } from "@lantern/content";
import { describe, expect, it, test } from "vitest";
import { BAR, BARS, BEATS } from "./arrangement.ts";
import { chord } from "./chords.ts";
import { midi } from "./midi.ts";
import { felt, type Note, tune } from "./notation.ts";
import { MOODS, STEMS, type Stem } from "./score.ts";
import { scores } from "./scores.ts";
import { swing } from "./the-honest-heist/theme.ts";
import { leadVoices, parallels } from "./voice-leading.ts";

const bars = Array.from({ length: BARS }, (_, bar) => bar);

test("names of notes, rests and bars are read", () => {
  expect(tune("C4 1 | Bb3 .5 -- 1 F#5 2", 70)).toEqual([
    [0, 1, 60, 70],
    [1, 0.5, 58, 70],
    [2.5, 2, 78, 70],
  ]);
  expect(chord("C/E")).toEqual({ name: "C/E", bass: 40, tones: [0, 4, 7, 0] });
  expect(() => chord("Cx")).toThrow("no such chord");
});

test("parallel fifths and octaves are found", () => {
  expect(parallels([48, 55], [50, 57])).toBe(1);
  expect(parallels([48, 60], [50, 62])).toBe(1);
  expect(parallels([48, 55], [48, 55])).toBe(0);
  expect(parallels([48, 55], [50, 59])).toBe(0);
});

test("a note ends before its key is struck again, also round the loop", () => {
  const notes: Note[] = [
    [0, 3, 60, 80],
    [2, 1.5, 60, 80],
  ];
  const data = [...midi([{ program: 0, notes }], 60, 3, 2)];
  const struck = data.flatMap((byte, i) => {
    const status = byte & 0xf0;
    return data[i + 1] === 60 && (status === 0x90 || status === 0x80) ? [status] : [];
  });
  expect(struck).toEqual([0x90, 0x80, 0x90, 0x80, 0x90, 0x80, 0x90, 0x80]);
});

test("a drum kit plays on its own channel, and instruments never do", () => {
  const notes: Note[] = [[0, 1, 60, 80]];
  const tracks = Array.from({ length: 12 }, () => ({ program: 0, notes }));
  const channels = (data: Uint8Array) =>
    [...data].flatMap((byte, i) => ((byte & 0xf0) === 0xc0 && data[i + 1] === 0 ? [byte & 0x0f] : []));
  expect(channels(midi(tracks, 60, 3))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]);
  expect(channels(midi([{ kit: true, program: 0, notes }], 60, 3))).toEqual([9]);
});

test("four swung quarters fill a bar, and the second half of each is the shorter one", () => {
  expect(felt(swing, tune("C4 1 D4 .5 E4 .5 F4 2", 70))).toEqual([
    [0, 0.75, 60, 70],
    [0.75, 0.5, 62, 70],
    [1.25, 0.25, 64, 70],
    [1.5, 1.5, 65, 70],
  ]);
});

const themes = Object.entries(scores).map(([story, { theme }]) => ({ story, theme }));
const tunes = themes.flatMap(({ story, theme }) =>
  Object.entries(theme.tunes).map(([name, text]) => ({ story, name, text, perBar: theme.perBar })),
);

describe.each(tunes)("the $name of $story", ({ text, perBar }) => {
  it("has full bars", () => {
    const lengths = text.split("|").map((bar) => {
      const beats = [...bar.matchAll(/\s([\d.]+)/g)].map(([, beats]) => Number(beats));
      return beats.reduce((sum, beat) => sum + beat, 0);
    });
    expect(lengths).toEqual(bars.map(() => perBar));
  });
});

const harmonies = themes.flatMap((of) => MOODS.map((mood) => ({ ...of, mood })));

describe.each(harmonies)("the harmony of $mood in $story", ({ theme, mood }) => {
  const chords = theme.chords[mood].split(" ").map(chord);
  const voicings = leadVoices(chords);

  it("has a chord for each bar, with all its tones", () => {
    expect(chords).toHaveLength(BARS);
    voicings.forEach((voicing, bar) => {
      const tones = voicing.map((pitch) => pitch % 12);
      expect(tones).toEqual(expect.arrayContaining(chords[bar]?.tones ?? []));
    });
  });

  it("leads its voices without parallels, in steps of at most 7 semitones, also round the loop", () => {
    voicings.forEach((voicing, bar) => {
      const before = voicings[(bar + BARS - 1) % BARS] ?? [];
      expect(parallels(before, voicing), `bar ${bar + 1}`).toBe(0);
      const steps = voicing.slice(1).map((pitch, i) => Math.abs(pitch - (before[i + 1] ?? 0)));
      expect(Math.max(...steps), `bar ${bar + 1}`).toBeLessThanOrEqual(7);
    });
  });

  it("carries the melody: its strong notes are in the chord, or listed as suspensions", () => {
    const outside = theme.melodies[mood].filter(([start, beats, pitch]) => {
      const { tones = [], bass = 0 } = chords[Math.floor(start / BAR)] ?? {};
      const strong = start % BAR === 0 || beats >= 2;
      return strong && ![...tones, bass % 12].includes(pitch % 12);
    });
    const listed = theme.dissonances.filter(([of]) => of === mood).map(([, bar]) => bar);
    expect(outside.map(([start]) => Math.floor(start / BAR) + 1)).toEqual(listed);
  });
});

describe.each(Object.entries(scores))("the score of %s", (story, score) => {
  const { pack } = loadPack(story);
  const scenes = Object.values(pack.scenes);

  it.each(MOODS)("sounds in every bar of %s, within its loop", (mood) => {
    const rests: Partial<Record<Stem, number[]>> = {};
    for (const stem of STEMS) {
      const notes = score.stems[mood][stem].flatMap((track) => track.notes);
      for (const [start, beats, pitch, velocity] of notes) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start).toBeLessThan(BEATS);
        expect(beats).toBeGreaterThan(0);
        expect(pitch).toBeGreaterThan(20);
        expect(pitch).toBeLessThan(108);
        expect(velocity).toBeLessThanOrEqual(127);
      }
      const silent = bars.filter(
        (bar) => !notes.some(([start, beats]) => start < (bar + 1) * BAR && start + beats > bar * BAR),
      );
      if (silent.length > 0) rests[stem] = silent.map((bar) => bar + 1);
    }
    expect(rests).toEqual(score.rests[mood] ?? {});
  });

  it("begins the theme with the notes of a puzzle that has some", () => {
    const sounding = scenes.flatMap((scene) =>
      scene.kind === "puzzle" && scene.puzzle.kind === "order" ? [scene.puzzle] : [],
    );
    for (const { solution, items } of sounding) {
      const notes = solution.map((id) => items.find((item) => item.id === id)?.note).filter(Boolean);
      const [first = ""] = Object.values(score.theme.tunes);
      expect(first.match(/[A-G]b?\d/g)?.slice(0, notes.length)).toEqual(notes);
    }
  });
});
