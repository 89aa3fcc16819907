/**
 * Joints of films that are cut for a team: random cuts of a story's rendered films play in Chromium, each joint from a
 * second before it to a second after. Counts frames that are black, that repeat the one before, or that stand still for
 * long. `JOINTS=1000 npm run bench:joints` is the large run, `STORY=the-honest-heist` chooses the story. Fails only on
 * black frames and gaps in what was loaded: a busy machine drops frames everywhere, which the figures show beside those
 * at joints.
 */
import { createRequire } from "node:module";
import { loadPack, readShots } from "@lantern/content";
import { cutLines } from "@lantern/engine";
import { expect } from "@playwright/test";
import { test } from "../fixtures/test.ts";

// hls.js is added to a page of the product, whose policy allows no scripts of others.
test.use({ bypassCSP: true });

const STORY = process.env.STORY ?? "the-quiet-station";
const JOINTS = Number(process.env.JOINTS ?? 24);
/** Frames presented later than this after the one before stand still, ms. */
const STILL_MS = 100;

/** Random numbers that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

interface Cut {
  address: string;
  joints: number[];
}

/** Random cuts until they have so many joints. */
function randomCuts(joints: number): Cut[] {
  const { pack } = loadPack(STORY);
  const rendered = readShots(STORY)?.shots ?? {};
  const next = seeded(7);
  const films = Object.entries(pack.scenes).flatMap(([id, scene]) =>
    scene.kind === "film" && scene.cut && scene.hls !== null
      ? [{ id, shots: cutLines(scene.cut).map(({ shot }) => shot) }]
      : [],
  );
  const cuts: Cut[] = [];
  for (let count = 0; count < joints; ) {
    const film = films[Math.floor(next() * films.length)];
    if (!film) throw new Error("no film is rendered");
    const shots = film.shots.filter(() => next() < 0.7);
    if (shots.length < 2) continue;
    let at = 0;
    const starts = shots.map((id) => {
      at += rendered[id]?.seconds ?? 0;
      return at;
    });
    cuts.push({
      address: `/content/${STORY}/film/cut/${film.id}/${shots.join(".")}/master.m3u8`,
      joints: starts.slice(0, -1),
    });
    count += shots.length - 1;
  }
  return cuts;
}

interface Watched {
  /** [time in the film, ms of the page's clock, brightest value, fingerprint] of each frame. */
  frames: [number, number, number, number][];
  gaps: number;
  errors: string[];
}

/** Runs in the page: plays around each joint and records every frame that is shown. */
async function watch({ address, joints }: Cut): Promise<Watched> {
  const video = document.createElement("video");
  document.body.replaceChildren(video);
  video.muted = true;
  const errors: string[] = [];
  const { Hls } = window as unknown as { Hls: typeof import("hls.js").default };
  const hls = new Hls({ enableWorker: false, maxBufferLength: 60 });
  hls.on(Hls.Events.ERROR, (_, { details }) => void errors.push(details));
  hls.loadSource(address);
  hls.attachMedia(video);
  const small = Object.assign(document.createElement("canvas"), { width: 64, height: 36 });
  const pen = small.getContext("2d", { willReadFrequently: true });
  const frames: Watched["frames"] = [];
  let watching = false;
  const record = (now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
    if (watching) {
      pen?.drawImage(video, 0, 0, 64, 36);
      const pixels = pen?.getImageData(0, 0, 64, 36).data ?? [];
      let [most, print] = [0, 0];
      for (let i = 0; i < pixels.length; i += 4) {
        const value = (pixels[i] ?? 0) + (pixels[i + 1] ?? 0) + (pixels[i + 2] ?? 0);
        most = Math.max(most, value);
        print = (Math.imul(print, 31) + value) | 0;
      }
      frames.push([mediaTime, now, most, print]);
    }
    video.requestVideoFrameCallback(record);
  };
  video.requestVideoFrameCallback(record);
  const once = (type: string) => new Promise((done) => video.addEventListener(type, done, { once: true }));
  const reached = (seconds: number) =>
    new Promise<void>((done) => {
      const check = () =>
        video.currentTime >= seconds || video.ended ? done() : requestAnimationFrame(check);
      check();
    });
  await once("canplay");
  for (const joint of joints) {
    watching = false;
    const sought = once("seeked");
    video.currentTime = joint - 1;
    await sought;
    await video.play();
    await reached(joint - 0.8);
    watching = true;
    await reached(joint + 0.8);
    watching = false;
    video.pause();
    frames.push([Number.NaN, 0, 0, 0]);
  }
  let gaps = 0;
  for (let i = 1; i < video.buffered.length; i++) if (video.buffered.start(i) < (joints.at(-1) ?? 0)) gaps++;
  hls.destroy();
  return { frames, gaps, errors };
}

test(`${JOINTS} joints of cut films`, async ({ page }) => {
  test.setTimeout(60_000 + JOINTS * 20_000);
  await page.goto("/");
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve("hls.js/dist/hls.min.js") });
  const sum = { cuts: 0, joints: 0, frames: 0, black: 0, repeated: 0, gaps: 0, errors: 0 };
  const still = { at_joints: 0, elsewhere: 0 };
  for (const cut of randomCuts(JOINTS)) {
    const { frames, gaps, errors } = await page.evaluate(watch, cut);
    sum.cuts += 1;
    sum.joints += cut.joints.length;
    sum.gaps += gaps;
    sum.errors += errors.length;
    frames.forEach(([time, at, most, print], i) => {
      if (Number.isNaN(time)) return;
      sum.frames += 1;
      if (most < 12) sum.black += 1;
      const [before, was, , same] = frames[i - 1] ?? [Number.NaN, 0, 0, 0];
      if (Number.isNaN(before)) return;
      const atJoint = cut.joints.some((joint) => Math.abs(joint - time) < 1.5 / 24);
      if (atJoint && same === print) sum.repeated += 1;
      if (at - was > STILL_MS) still[atJoint ? "at_joints" : "elsewhere"] += 1;
    });
  }
  console.log(JSON.stringify({ ...sum, still_over_100_ms: still }));
  expect(sum).toMatchObject({ black: 0, gaps: 0, repeated: 0 });
});
