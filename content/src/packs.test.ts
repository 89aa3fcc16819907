/** Every pack of the repository passes the checks of `npm run story:check`. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { alikeRounds, checkPack } from "@lantern/engine/check";
import type { Pack } from "@lantern/engine/pack";
import { describe, expect, test } from "vitest";
import { TestSession } from "../../packages/engine/test/session.ts";
import { loadPack, packSlugs } from "./index.ts";

const experiences = new URL("../experiences/", import.meta.url);

const packOf = (slug: string): Pack => loadPack(slug).pack;

/** Every path of a pack is walked once for all tests that ask about it: that takes up to twelve seconds. */
const checks = new Map<string, ReturnType<typeof checkPack>>();
function checked(slug: string): ReturnType<typeof checkPack> {
  const result = checks.get(slug) ?? checkPack(packOf(slug));
  checks.set(slug, result);
  return result;
}

/** A drawing is an SVG file, a painting says that it is an AVIF file. */
const skinFile = (slug: string, name: string) =>
  new URL(`${storyOf(slug)}/art/skin/${name.endsWith(".avif") ? name : `${name}.svg`}`, experiences);

const storyOf = (slug: string) => packOf(slug).scene_of ?? slug;
const wholeStories = packSlugs().filter((slug) => storyOf(slug) === slug);

test.each(wholeStories)(
  "%s: a chart of points says what it counts: the scorecard adds what the log measures",
  (slug) => {
    const charts = Object.values(packOf(slug).scenes).flatMap((scene) =>
      scene.kind === "reveal" ? scene.charts.filter(({ of }) => of === "standings") : [],
    );
    expect(charts.length).toBeGreaterThan(0);
    for (const { title } of charts) expect(title).toMatch(/story and puzzles, of 600/);
  },
);

test("[D14] companies are offered three adventures, each with a guide, a rendered opening and a trailer", () => {
  const offered = wholeStories.filter((slug) => !packOf(slug).local_only);
  expect(offered).toEqual(["the-honest-heist", "the-light-at-saltmere", "the-quiet-station"]);
  for (const slug of offered) {
    const pack = packOf(slug);
    const opening = Object.values(pack.scenes).find(
      ({ kind, act }) => kind === "film" && act === pack.acts[0]?.id,
    );
    expect(pack.guide, slug).toBeDefined();
    expect(opening, slug).toMatchObject({ kind: "film", hls: expect.stringMatching(/^film\/o1/) });
    expect(readdirSync(new URL(`${slug}/film/trailer/`, experiences)).join(), slug).toMatch(/\.mp4\b/);
  }
});

test("[G42] [G49] the adventures have twelve rounds each, four in each camp, and no question is like another", () => {
  const stories = wholeStories.map(packOf).filter(({ rounds }) => rounds);
  expect(stories.map(({ rounds }) => rounds?.surface)).toEqual(["plan", "wall", "glass"]);
  for (const { rounds, scenes } of stories) {
    const sets = Object.values(scenes).flatMap((scene) => (scene.kind === "camp" ? (scene.cards ?? []) : []));
    expect(sets).toEqual(["first", "second", "third"]);
    expect(Object.values(rounds?.sets ?? {}).map((cards) => cards.length)).toEqual([4, 4, 4]);
  }
  expect(alikeRounds(stories)).toEqual([]);
  expect(alikeRounds([...stories, ...stories.slice(0, 1)])).toHaveLength(12);
});

test.each(wholeStories)("%s: notes for hosts name scenes as they are called, and never an ending", (slug) => {
  const { guide, scenes, endings } = packOf(slug);
  const notes = guide?.host.join(" ") ?? "";
  const titles = Object.values(scenes).map(({ title }) => title);
  for (const [, name] of notes.matchAll(/“([^”]+)”/g)) expect(titles).toContain(name?.replace(/,$/, ""));
  for (const { title } of endings) expect(notes).not.toContain(title);
});

/** Every text in a part of a pack. */
function textsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

test.each(packSlugs())(
  "%s: quotation marks come in pairs and never side by side, and no text ends in what looks like one",
  (slug) => {
    // Translations have other quotation marks, which story:check knows.
    const { texts: _, ...original } = packOf(slug);
    for (const text of textsIn(original)) {
      expect(text.match(/[“”]/g)?.join("") ?? "", text).toMatch(/^(“”)*$/);
      expect(text).not.toMatch(/[“”‘’"']{2}|’$/);
    }
  },
);

test.each(packSlugs())("%s: its second scene needs nothing that a page loads only then", (slug) => {
  const { acts, scenes } = packOf(slug);
  const [opening, then] = acts;
  const seconds = (opening?.first ?? []).flatMap(({ to }) => {
    const scene = scenes[to];
    const options = scene?.kind === "decision" ? scene.options : [];
    const next = [scene, ...options].flatMap((one) => one?.next ?? []);
    return (next.length > 0 ? next : (then?.first ?? [])).map((rule) => scenes[rule.to]?.kind);
  });
  expect(seconds.length).toBeGreaterThan(0);
  for (const kind of seconds) expect(["briefing", "decision", "film"]).toContain(kind);
});

test("every picture of a scene for the demo is one of its story", () => {
  const scenes = packSlugs().filter((slug) => storyOf(slug) !== slug);
  expect(scenes).toEqual(["six-windows"]);
  for (const slug of scenes) {
    const ids = [...JSON.stringify(packOf(slug)).matchAll(/"art":\{"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids)
      expect(existsSync(new URL(`${storyOf(slug)}/art/${id}.avif`, experiences)), id).toBe(true);
  }
});

describe.each(packSlugs())("%s", (slug) => {
  test("has no problems", { timeout: 60_000 }, () => {
    expect(checked(slug).problems).toEqual([]);
  });

  test("a decision's texts do not say to vote in silence: they stay on screen while people talk", () => {
    for (const scene of Object.values(packOf(slug).scenes)) {
      if (scene.kind !== "decision") continue;
      expect(scene.question).not.toMatch(/silen/i);
      for (const { text } of scene.lines) expect(text).not.toMatch(/vote in silence/i);
    }
  });

  test("every drawing that a board or a clue names is among the pictures of the story", () => {
    for (const scene of Object.values(packOf(slug).scenes)) {
      if (scene.kind !== "puzzle") continue;
      const { item, backdrop, strip, plate } = scene.puzzle.skin ?? {};
      const pictures = scene.puzzle.packets.map(({ picture }) => picture);
      const drawings = Array.from(
        JSON.stringify(scene.puzzle).matchAll(/"drawing":"([^"]+)"/g),
        ([, one]) => one,
      );
      const { puzzle } = scene;
      const figures =
        puzzle.kind === "code"
          ? puzzle.wheels
              .find(({ id }) => id === puzzle.skin?.clock?.figure)
              ?.symbols.map((one) => `figure-${one}`)
          : [];
      for (const drawing of [item, backdrop, strip?.dark, ...pictures, ...drawings, ...(figures ?? [])])
        if (drawing) expect(existsSync(skinFile(slug, drawing)), drawing).toBe(true);
      if (plate)
        expect(existsSync(new URL(`${storyOf(slug)}/art/${plate}.avif`, experiences)), plate).toBe(true);
    }
  });

  test("[C9] the file of a card's picture cannot be guessed: a hash of it is in its name", () => {
    for (const scene of Object.values(packOf(slug).scenes)) {
      if (scene.kind !== "puzzle") continue;
      for (const { picture } of scene.puzzle.packets) {
        if (picture === undefined) continue;
        const hash = createHash("sha256")
          .update(readFileSync(skinFile(slug, picture)))
          .digest("hex");
        expect(picture.replace(/\.\w+$/, "")).toMatch(new RegExp(`-${hash.slice(0, 8)}$`));
      }
    }
  });

  test("what has an area of a plate is a thing of its board, and lies on it", () => {
    for (const scene of Object.values(packOf(slug).scenes)) {
      if (scene.kind !== "puzzle") continue;
      const ids = new Set([...JSON.stringify(scene.puzzle).matchAll(/"id":"(\w+)"/g)].map(([, id]) => id));
      for (const [id, [x, y, w, h]] of Object.entries(scene.puzzle.skin?.areas ?? {})) {
        expect(ids).toContain(id);
        expect(Math.min(x - 30, y, 1150 - x - w, 900 - y - h), id).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("[L7] every picture that a line brings is drawn", () => {
    for (const id of Object.keys(packOf(slug).pictures ?? {}))
      expect(existsSync(new URL(`${storyOf(slug)}/art/${id}.avif`, experiences)), id).toBe(true);
  });

  test("has the same hash whenever it is read", () => {
    expect(loadPack(slug).hash).toBe(loadPack(slug).hash);
    expect(loadPack(slug).hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

test("an unknown pack is named", () => {
  expect(() => loadPack("../secrets")).toThrow('there is no story pack "../secrets"');
});

test("[L7] in The Quiet Station a solved puzzle and a missed one end in different pictures", () => {
  const { scenes } = packOf("the-quiet-station");
  for (const id of ["b6p", "c2", "c4o"]) {
    const scene = scenes[id];
    if (scene?.kind !== "puzzle") throw new Error(`${id} is no puzzle`);
    const [solved, failed] = [scene.solved, scene.failed].map(
      ({ lines }) => lines.find((line) => line.picture)?.picture,
    );
    expect([solved, failed], id).not.toContain(undefined);
    expect(solved, id).not.toBe(failed);
  }
});

test("[story] The Quiet Station has all the paths of its design", { timeout: 60_000 }, () => {
  const { walk, times } = checked("the-quiet-station");
  expect(walk.endings.size).toBe(6);
  // What a team does decides all of it: nothing is given at the start.
  expect(walk.story).toEqual({ least: 0, most: 300 });
  expect(times.map(({ target }) => target)).toEqual([203, 535, 1015, 161, 690, 118, 420, 160]);
  // [F2] The interlude is one film; of the endings, each team sees its own.
  const films = [...walk.cuts].flatMap(([scene, cuts]) => (scene === "i1" ? [] : [...cuts.keys()]));
  expect(walk.cuts.get("i1")?.size).toBe(1);
  expect(films.length).toBeGreaterThanOrEqual(800);
});

test.each(packSlugs().filter((slug) => slug !== "dark-house"))(
  "%s explains every resource that teams see",
  (slug) => {
    const { resources } = packOf(slug);
    const visible = Object.values(resources).filter(({ label }) => label !== null);
    expect(visible.length).toBeGreaterThan(0);
    for (const { label, about } of visible) expect(about, label ?? "").toMatch(/\w{3}/);
  },
);

test("what people give each other is a card in every text of The Quiet Station", () => {
  const { scenes, awards } = packOf("the-quiet-station");
  const questions = Object.values(scenes).flatMap((scene) =>
    scene.kind === "kudos" ? [scene.question, ...scene.lines.map(({ text }) => text)] : [],
  );
  const thanked = awards.personal.filter(({ measure }) => measure === "kudos_given").map(({ text }) => text);
  expect(thanked.length).toBeGreaterThan(0);
  for (const text of [...questions, ...thanked]) expect(text).toMatch(/cards/);
  for (const text of [...questions, ...thanked]) expect(text).not.toMatch(/lamp/i);
});

test("the promise of The Quiet Station has three minutes", () => {
  const promise = Object.values(packOf("the-quiet-station").scenes).find(({ kind }) => kind === "commitment");
  expect(promise?.time.target).toBeGreaterThanOrEqual(180);
});

test("[story] The Honest Heist has all the paths of its design", { timeout: 60_000 }, () => {
  const { walk, times } = checked("the-honest-heist");
  expect(walk.scenes.size).toBe(43);
  expect(walk.endings.size).toBe(6);
  expect(walk.story).toEqual({ least: 145, most: 300 });
  // The debrief has a commitment besides the scenes of the design.
  expect(times.map(({ target }) => target)).toEqual([195, 525, 835, 150, 620, 101, 309, 160]);
  expect(times.map(({ withOptional }) => withOptional)).toEqual([195, 600, 945, 150, 690, 101, 393, 160]);
});

test("[story] The Light at Saltmere has all the paths of its design", { timeout: 60_000 }, () => {
  const { walk, times } = checked("the-light-at-saltmere");
  // The debrief has a commitment besides the forty-three scenes of the design.
  expect(walk.scenes.size).toBe(45);
  expect(walk.endings.size).toBe(5);
  expect(walk.story).toEqual({ least: 165, most: 300 });
  expect(times.map(({ target }) => target)).toEqual([195, 590, 865, 170, 610, 111, 379, 180]);
  expect(times.map(({ withOptional }) => withOptional)).toEqual([195, 635, 975, 170, 700, 111, 379, 180]);
});

/** Packs of sixty minutes. Shorter ones are for trying things out. */
const fullLength = packSlugs().filter(
  (slug) => packOf(slug).acts.reduce((sum, act) => sum + act.seconds, 0) === 3600,
);

describe.each(fullLength)("a session of %s", (slug) => {
  test.each(["autopilot", "host"] as const)(
    "[K31] with %s takes sixty minutes by the clock, though nobody does anything",
    (hosting) => {
      const session = new TestSession(packOf(slug), { expected: 3, hosting });
      session.enter("a", "b", "c");
      session.until(session.session.startsAt);
      if (hosting === "host") session.send({ type: "start", by: "host" });
      const startedAt = session.now;
      expect(session.session.clock?.endsAt).toBe(startedAt + 3_600_000);
      session.until(startedAt + 59 * 60_000);
      expect(session.session.phase).toBe("running");
      session.until(startedAt + 61 * 60_000);
      expect(session.session.phase).toBe("ended");
      expect(session.view()).toMatchObject({ stage: "over" });
    },
  );
});

test("[14.2] six windows of The Quiet Station are dark until the line that lights them", () => {
  const { scenes } = packOf("the-quiet-station");
  for (const id of ["a3w", "a3k", "a3c"]) {
    const pictures = scenes[id]?.lines.filter(({ text }) => /six windows light up/i.test(text)) ?? [];
    expect(pictures.map(({ picture }) => picture)).toEqual([expect.stringMatching(/-lit$/)]);
  }
});
