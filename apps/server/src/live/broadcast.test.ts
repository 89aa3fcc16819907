import type { ServerFrame } from "@lantern/contract/live";
import type { LobbyView, PrivateView } from "@lantern/engine/views";
import { SnapshotReplica } from "@lantern/live-client";
import { expect, test, vi } from "vitest";
import { eventually } from "../../test/live/live-node.ts";
import { Audience, type Viewer } from "./audience.ts";
import { Broadcast } from "./broadcast.ts";
import { DrawQueue } from "./draw-queue.ts";
import { systemTimers } from "./ports.ts";
import { TextCache } from "./texts/cache.ts";
import { MemoryTexts } from "./texts/memory.ts";

/** An audience that sees a list of icebreakers, and in each seat one reflection of its own. */
class Scene {
  readonly texts = new MemoryTexts();
  icebreakers: string[] = ["one"];
  own: Record<string, string> = {};
  /** How often the shared view was drawn. */
  drawn = 0;
  readonly failures: unknown[] = [];
  readonly audience = new Audience(
    {
      people: () => ({}),
      sharedView: () => {
        this.drawn += 1;
        return { stage: "lobby", icebreakers: this.icebreakers } as unknown as LobbyView;
      },
      mine: (seat) => ({ seat, reflectionTextId: this.own[seat] ?? null }) as unknown as PrivateView,
      parts: () => [this.icebreakers],
      everyMs: 0,
    },
    {
      texts: new TextCache(this.texts, () => 0),
      timers: systemTimers,
      draws: new DrawQueue({ clock: { now: Date.now }, timers: systemTimers }),
      failed: (error) => this.failures.push(error),
    },
  );

  viewer(seat: string) {
    const replica = new SnapshotReplica();
    const frames: ServerFrame[] = [];
    const line = { backlog: 0 };
    const viewer: Viewer = {
      person: seat,
      epoch: 1,
      seat,
      language: "en",
      bye: () => {},
      send(text) {
        const frame = JSON.parse(text) as ServerFrame;
        frames.push(frame);
        replica.apply(frame);
      },
      backlog: () => line.backlog,
    };
    this.audience.join(viewer);
    return { viewer, replica, frames, line };
  }

  setTexts(...bodies: string[]): void {
    this.icebreakers = [...this.icebreakers, ...bodies];
    this.audience.changed();
  }
}

const lines = (replica: SnapshotReplica): string[] =>
  replica.snapshot?.view.stage === "lobby" ? replica.snapshot.view.icebreakers : [];

test("a viewer begins with a snapshot and continues with changes; a later viewer sees the same", async () => {
  const scene = new Scene();
  const early = scene.viewer("s1");
  await eventually(() => expect(lines(early.replica)).toEqual(["one"]));
  scene.setTexts("two");
  await eventually(() => expect(lines(early.replica)).toEqual(["one", "two"]));
  const late = scene.viewer("s2");
  await eventually(() => expect(lines(late.replica)).toEqual(["one", "two"]));
  scene.setTexts("three");
  for (const { replica } of [early, late])
    await eventually(() => expect(lines(replica)).toEqual(["one", "two", "three"]));
  expect(early.frames.map(({ t }) => t)).toEqual(["snap", "diff", "diff"]);
  expect(late.frames.map(({ t }) => t)).toEqual(["snap", "diff"]);
  expect(scene.failures).toEqual([]);
});

test("a viewer who joins while nothing has changed gets the latest view, and the others get nothing", async () => {
  const scene = new Scene();
  const early = scene.viewer("s1");
  await eventually(() => expect(lines(early.replica)).toEqual(["one"]));
  scene.own.s2 = "t1";
  await scene.texts.put({ id: "t1", sessionId: "s", body: "a thought", expiresAt: 1 });
  const late = scene.viewer("s2");
  await eventually(() => expect(lines(late.replica)).toEqual(["one"]));
  expect(late.replica.snapshot?.directory.texts).toEqual({ t1: "a thought" });
  expect(scene.drawn).toBe(1);
  expect(early.frames).toHaveLength(1);
  expect(scene.failures).toEqual([]);
});

test("many changes at once are sent once", async () => {
  const scene = new Scene();
  const { frames } = scene.viewer("s1");
  await eventually(() => expect(frames).toHaveLength(1));
  for (const line of ["a", "b", "c", "d"]) scene.setTexts(line);
  await eventually(() => expect(frames).toHaveLength(2));
});

test("a slow connection gets nothing while its buffer is full, and then a new snapshot instead of a queue", async () => {
  const scene = new Scene();
  const slow = scene.viewer("s1");
  const quick = scene.viewer("s2");
  await eventually(() => expect(slow.frames).toHaveLength(1));
  slow.line.backlog = 1_000_000;
  for (const line of ["a", "b", "c"]) {
    scene.setTexts(line);
    await eventually(() => expect(lines(quick.replica)).toContain(line));
  }
  expect(slow.frames).toHaveLength(1);
  slow.line.backlog = 0;
  scene.audience.retry(slow.viewer);
  await eventually(() => expect(slow.frames).toHaveLength(2));
  expect(slow.frames[1]?.t).toBe("snap");
  expect(lines(slow.replica)).toEqual(lines(quick.replica));
});

test("a text that only one seat may see is sent to that seat alone", async () => {
  const scene = new Scene();
  const [ada, bo] = [scene.viewer("s1"), scene.viewer("s2")];
  await eventually(() => expect(bo.frames).toHaveLength(1));
  await scene.texts.put({ id: "t1", sessionId: "s", body: "a secret thought", expiresAt: 1 });
  scene.own.s1 = "t1";
  scene.setTexts("something else");
  await eventually(() => expect(lines(bo.replica)).toContain("something else"));
  expect(ada.replica.snapshot?.directory.texts).toEqual({ t1: "a secret thought" });
  expect(JSON.stringify(bo.frames)).not.toContain("secret");
});

test("a text that was erased is shown as missing", async () => {
  const scene = new Scene();
  scene.own.s1 = "erased";
  const { replica } = scene.viewer("s1");
  await eventually(() => expect(replica.snapshot?.directory.texts).toEqual({ erased: null }));
});

test("what could not be sent while the storage was away is sent when it is back, without another change", async () => {
  const scene = new Scene();
  const { replica } = scene.viewer("s1");
  await eventually(() => expect(lines(replica)).toEqual(["one"]));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    const away = vi.spyOn(scene.texts, "get").mockRejectedValueOnce(new Error("away"));
    scene.own.s1 = "written";
    scene.setTexts("two");
    await vi.waitUntil(() => scene.failures.length === 1);
    expect(lines(replica)).toEqual(["one"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(away).toHaveBeenCalledTimes(2);
    expect(lines(replica)).toEqual(["one", "two"]);
  } finally {
    vi.useRealTimers();
  }
});

test("people of a team who read in the same language share one view, which is drawn once; others have their own", async () => {
  const drawn: string[] = [];
  const frames: Record<string, ServerFrame[]> = { ada: [], bo: [], cleo: [] };
  const failures: unknown[] = [];
  const broadcast = new Broadcast({
    texts: new TextCache(new MemoryTexts(), () => 0),
    timers: systemTimers,
    draws: new DrawQueue({ clock: { now: Date.now }, timers: systemTimers }),
    audienceOf: () => "t1",
    seating: () => null,
    viewsOf: (_, language) => ({
      people: () => ({}),
      sharedView: () => {
        drawn.push(language);
        return { stage: "lobby", icebreakers: [`in ${language}`] } as unknown as LobbyView;
      },
      mine: () => null,
      parts: () => [],
      everyMs: 0,
    }),
    failed: (error) => failures.push(error),
  });
  const languages = { ada: "es", bo: "de", cleo: "es" };
  for (const [seat, language] of Object.entries(languages))
    broadcast.admit({
      person: seat,
      epoch: 1,
      seat,
      language,
      send: (text) => frames[seat]?.push(JSON.parse(text) as ServerFrame),
      backlog: () => 0,
      bye: () => {},
    });
  await eventually(() => expect(Object.values(frames).map(({ length }) => length)).toEqual([1, 1, 1]));
  expect(drawn.sort()).toEqual(["de", "es"]);
  for (const [seat, language] of Object.entries(languages))
    expect(JSON.stringify(frames[seat])).toContain(`in ${language}`);
  broadcast.audienceChanged("t1");
  await eventually(() => expect(drawn).toHaveLength(4));
  expect(failures).toEqual([]);
});
