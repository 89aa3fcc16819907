import type { PrivateView } from "@lantern/engine/views";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { stillSource } from "../client/live-source.ts";
import { awards, scorecardScene } from "../fixtures/debrief-scenes.ts";
import { directory, info, mine } from "../fixtures/people.ts";
import { teamView, timer } from "../fixtures/views.ts";
import type { SceneOf } from "../stage/kind.ts";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { Awards } from "./awards.tsx";
import { awardsGiven } from "./awards-time.ts";
import { loadDebrief } from "./load-debrief.ts";

beforeAll(loadDebrief);

const winners: PrivateView = { ...mine, awards: awards ?? [] };

/** The page, this many seconds after the scene began. */
function drawn(scene: SceneOf<"scorecard">, seconds: number, mine: PrivateView | null = winners): string {
  const now = () => scene.timer.startedAt + seconds * 1000;
  const live = { info, me: "s5", view: teamView(scene), mine, directory, now } as unknown as Live;
  return renderToStaticMarkup(
    <LiveProvider source={stillSource(live)}>
      <Awards scene={scene} />
    </LiveProvider>,
  );
}
const delays = (page: string) => [...page.matchAll(/--turn:(-?\d+)ms/g)].map(([, ms]) => Number(ms));

test("everybody's award has its turn, by name and with its reason, and the team's is the last", () => {
  const page = drawn(scorecardScene, 0);
  expect(delays(page)).toEqual([0, 6000, 12_000, 18_000, 24_000, 30_000]);
  for (const text of ["Amara", "Noor", "The Second Look", "You read every clue aloud at once."])
    expect(page).toContain(text);
  expect(page.indexOf("The Soft Beam")).toBeGreaterThan(page.indexOf("The Open Door"));
});

test("only the team's award is lit, and each has one color of its border", () => {
  const cards = [...drawn(scorecardScene, 0).matchAll(/<li class="([^"]*)"/g)].map(([, names = ""]) =>
    names.split(" "),
  );
  const borders = cards.map((names) => names.filter((name) => /^border-\w+$/.test(name)));
  expect(borders).toEqual([...Array(5).fill(["border-line"]), ["border-ember"]]);
  expect(cards.map((names) => names.some((name) => name.includes("--lit")))).toEqual([
    ...Array(5).fill(false),
    true,
  ]);
});

test("who comes late sees those given so far, and the next ones in step with the others", () => {
  expect(delays(drawn(scorecardScene, 13))).toEqual([-13_000, -7000, -1000, 5000, 11_000, 17_000]);
});

test("a short scene gives them all in time", () => {
  const short = { ...scorecardScene, timer: timer(6, 6) };
  expect(awardsGiven(short, winners, 0)).toBe(1);
  expect(awardsGiven(short, winners, 4199)).toBe(6);
  expect(awardsGiven(short, winners, 60_000)).toBe(6);
  expect(Math.max(...delays(drawn(short, 0)))).toBe(3500);
});

test("hosts, and a company that measures no single people, have the team's only; before that there is nothing", () => {
  expect(delays(drawn(scorecardScene, 0, null))).toEqual([0]);
  expect(delays(drawn(scorecardScene, 0, { ...mine, awards: [] }))).toEqual([0]);
  const { award: _none, ...waiting } = scorecardScene;
  expect(drawn(waiting, 0)).toBe("");
  expect(awardsGiven(waiting, winners, 60_000)).toBe(0);
});
