/**
 * `npm run film`: renders the films that are new or changed. A shot that is drawn stays in node_modules/.cache/films
 * under the hash of its sources, so an interrupted run goes on with the next shot.
 * `npm run film -- --preview <folder> the-honest-heist/o1-5` only draws six frames of a shot to look at.
 * `npm run film -- --shots the-honest-heist/o1-5` only draws these shots, so that a long film can be drawn in parts.
 * `npm run film -- --films the-honest-heist/o1_film` only renders these films, and cuts their trailers.
 * `npm run film -- --trailers` only cuts the trailers of films that are rendered.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DRAWN, encodeFilm, level } from "./film/tool/encode.ts";
import { FADE, type FilmScript } from "./film/tool/film.ts";
import { filmHash, filmScripts, folderOf, shotHash, shotsOf, soundtrackOf } from "./film/tool/script.ts";
import { rateOf, shotScripts } from "./film/tool/shots.ts";
import { openFilmStudio, type TakeFrames } from "./film/tool/studio.ts";
import { cutTrailer, trailerSource } from "./film/tool/trailer.ts";
import { publishShots } from "./render-shots.ts";
import { record, sourcesOf } from "./tool/rendered.ts";

const [task, ...wanted] = process.argv.slice(2);
const CACHE = join(import.meta.dirname, "../node_modules/.cache/films");
/** Openings that are drawn as often as their figures need; the others as often as the shots of a cut. */
const QUICK = new Set(["the-quiet-station", "the-honest-heist"]);
/** Frames that are asked for at once. */
const BATCH = 6;

if (task === "--preview") await showPreview(wanted.shift());
else if (task === "--shots") {
  for (const film of filmScripts()) await drawShots(film, wanted);
  await publishShots(CACHE, drawCutShot, wanted);
} else if (task === "--trailers") filmScripts().forEach(publishTrailer);
else {
  for (const film of filmScripts()) {
    if (task === "--films" && !wanted.includes(nameOf(film))) continue;
    await publish(film);
    publishTrailer(film);
  }
  if (task !== "--films") await publishShots(CACHE, drawCutShot);
}

function nameOf({ story, id }: FilmScript): string {
  return `${story}/${id}`;
}

async function showPreview(folder = "preview"): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const studio = await openFilmStudio();
  for (const { name, seconds } of [...filmScripts().flatMap(shotsOf), ...shotScripts()]) {
    if (!wanted.includes(name)) continue;
    const take = await studio.open(name, seconds);
    const frames = await take(Array.from({ length: BATCH }, (_, i) => ((i + 0.5) * seconds) / BATCH));
    frames.forEach((frame, i) => {
      writeFileSync(join(folder, `${name.replace("/", "-")}-${i}.jpg`), frame);
    });
  }
  await studio.close();
}

async function publish(film: FilmScript): Promise<void> {
  const source = await filmHash(film);
  const name = nameOf(film);
  if (sourcesOf("films")[name] === source) return;
  const shots = await drawShots(film);
  const work = mkdtempSync(join(tmpdir(), "film-"));
  const wav = level(await soundtrackOf(film), work);
  rmSync(folderOf(film), { recursive: true, force: true });
  mkdirSync(folderOf(film), { recursive: true });
  encodeFilm(film, shots, wav, source.slice(0, 8), folderOf(film));
  rmSync(work, { recursive: true });
  record("films", name, source);
  console.log(`${film.story} ${film.id}: ${film.starts.at(-1)} s`);
}

/** Cuts the trailer of a rendered film again if the film or the way it is cut has changed. */
function publishTrailer(film: FilmScript): void {
  const rendered = sourcesOf("films")[nameOf(film)];
  if (!rendered) return;
  const source = trailerSource(rendered);
  if (sourcesOf("trailers")[film.story] === source) return;
  cutTrailer(film, rendered);
  record("trailers", film.story, source);
  console.log(`${film.story}: trailer`);
}

/** Draws the shots of a film that are not drawn yet: all, or only those with these names. Returns their files. */
async function drawShots(film: FilmScript, only?: readonly string[]): Promise<string[]> {
  const shots = await Promise.all(
    shotsOf(film).map(async ({ name, seconds }) => ({
      name,
      seconds,
      file: join(CACHE, `${name}-${await shotHash(name, seconds)}.mkv`),
    })),
  );
  const missing = shots.filter(({ name, file }) => !existsSync(file) && (!only || only.includes(name)));
  if (missing.length > 0) {
    const studio = await openFilmStudio();
    for (const { name, seconds, file } of missing) {
      const started = Date.now();
      mkdirSync(dirname(file), { recursive: true });
      // The last picture goes out by itself; the others stay while the next one comes in.
      const length = seconds + (name === shots.at(-1)?.name ? 0 : FADE);
      const rate = QUICK.has(film.story) ? DRAWN : rateOf(name);
      await drawShot(await studio.open(name, seconds), length, file, rate);
      console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
    }
    await studio.close();
  }
  return shots.map(({ file }) => file);
}

/** One shot of a film that is cut for a team: it ends where the next one begins. */
async function drawCutShot(name: string, seconds: number, rate: number, file: string): Promise<void> {
  const studio = await openFilmStudio();
  await drawShot(await studio.open(name, seconds), seconds, file, rate);
  await studio.close();
}

async function drawShot(take: TakeFrames, seconds: number, file: string, rate: number): Promise<void> {
  const part = `${file}.part`;
  const input = ["-f", "image2pipe", "-c:v", "mjpeg", "-framerate", String(rate), "-i", "-"];
  const ffmpeg = spawn("ffmpeg", ["-v", "error", "-y", ...input, "-c:v", "copy", "-f", "matroska", part], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const done = once(ffmpeg, "exit");
  // Two more than fit: blending needs a frame to go to, and ffmpeg leaves out what follows the last but one.
  const count = Math.ceil(seconds * rate) + 2;
  for (let first = 0; first < count; first += BATCH) {
    const times = Array.from({ length: Math.min(BATCH, count - first) }, (_, i) => (first + i) / rate);
    for (const frame of await take(times)) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  renameSync(part, file);
}
