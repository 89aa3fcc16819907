import type { SceneView } from "@lantern/engine/views";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { debrief } from "../../i18n/en/debrief.ts";
import { stillSource } from "../client/live-source.ts";
import { reflectionRead, reflectionTape } from "../fixtures/debrief-scenes.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { teamView, timer } from "../fixtures/views.ts";
import { ArtContext } from "../stage/art.ts";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { loadDebrief } from "./load-debrief.ts";
import { reflection } from "./reflection.tsx";
import { Tape, TapePicture } from "./tape.tsx";

beforeAll(loadDebrief);

function drawn(scene: SceneView, part: React.ReactNode): string {
  const live = { info, me: "s5", view: teamView(scene), mine, directory, now: () => NOW } as unknown as Live;
  return renderToStaticMarkup(
    <ArtContext value={{ artBase: "/art", palette: {} }}>
      <LiveProvider source={stillSource(live)}>{part}</LiveProvider>
    </ArtContext>,
  );
}
const texts = debrief.tape;
/** The tape some seconds after the scene began. */
const after = (seconds: number) => ({ ...reflectionTape, timer: timer(135 - seconds, 135) });
const begins = (page: string) => [...page.matchAll(/--moment:(-?\d+)ms/g)].map(([, ms]) => Number(ms));

test("the moments appear one after another, each for 15 seconds, and at the same time on every page", () => {
  expect(begins(drawn(after(0), <Tape scene={after(0)} />))).toEqual([0, 15_000, 30_000]);
  expect(begins(drawn(after(20), <Tape scene={after(20)} />))).toEqual([-20_000, -5000, 10_000]);
});

test("the picture is that of the moment, and the scene's own after the last one", () => {
  const pictures = [0, 16, 31, 46].map((seconds) => {
    const scene = after(seconds);
    return /\/art\/([a-z0-9]+)\.avif/.exec(drawn(scene, <TapePicture scene={scene} />))?.[1];
  });
  expect(pictures).toEqual(["a4", "b3g", "c4h", undefined]);
});

test("every moment says what happened as text, and asks a question that fits it", () => {
  const page = drawn(reflectionTape, <Tape scene={reflectionTape} />);
  for (const text of [
    texts.oneVoice.headline,
    texts.oneVoice.question,
    "Knock. 4 votes, Call first. 1 vote",
    texts.unread.headline("1:32"),
    texts.unread.solved("0:41"),
    texts.unread.question,
    texts.tries.headline(3),
    texts.tries.question,
  ])
    expect(page).toContain(text);
});

test("actions per minute are rounded", () => {
  const [moment] = reflectionTape.tape ?? [];
  if (!moment) throw new Error("the fixture has no moment");
  const { scene: of, title, art } = moment;
  const contrast = { scene: of, title, art, kind: "contrast", busy: "Soft light" } as const;
  const scene = { ...reflectionTape, tape: [{ ...contrast, quietRate: 2.727, busyRate: 74.161 }] };
  expect(drawn(scene, <Tape scene={scene} />)).toContain(texts.contrast.rates("2.7", "74"));
});

test("the stage shows it until the answers are open, and nothing where nothing stood out", () => {
  const { Board, linesInDetail } = reflection;
  const scenes = [
    reflectionTape,
    { ...reflectionTape, tape: [] },
    { ...reflectionRead, tape: reflectionTape.tape ?? [] },
  ];
  expect(scenes.map((scene) => linesInDetail?.(scene))).toEqual([true, false, false]);
  for (const scene of scenes.slice(1)) expect(drawn(scene, Board && <Board scene={scene} />)).toBe("");
});
