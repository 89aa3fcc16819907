import { loadPack } from "@lantern/content";
import type { Event } from "@lantern/engine";
import { describe, expect, test } from "vitest";
import { play } from "./run.ts";

const adventures = ["the-quiet-station", "the-light-at-saltmere", "the-honest-heist"];
const HOURS = 20;

type TeamEvent = Extract<Event, { team: string }>;

function hours(slug: string): TeamEvent[][] {
  const { pack } = loadPack(slug);
  return Array.from({ length: HOURS }, (_, n) => {
    const session = play(pack, { seed: `quiet-${n}`, people: 4, onlyShared: true });
    return session.teams.flatMap(({ id }) => session.eventsOf(id));
  });
}

describe.each(adventures)("four people without microphones play %s", (slug) => {
  const played = hours(slug);

  test("each knows only what was told in the chat, and they solve at least 80 % of the boards", () => {
    const boards = played.flat().filter((event) => event.type === "puzzleEnded");
    const solved = boards.filter((event) => event.solved);
    console.log(slug, `${solved.length} of ${boards.length} boards solved`);
    expect(solved.length / boards.length).toBeGreaterThanOrEqual(0.8);
  });

  test("[J1] [J2] [J3] they are asked at most three times a scene, never twice for a card, and after 40 s of silence", () => {
    const counts: number[] = [];
    for (const events of played) {
      let quietSince = 0;
      let requests: Extract<TeamEvent, { type: "cardRequested" }>[] = [];
      const shared = new Set<string>();
      for (const event of events) {
        if (event.type === "sceneEntered") {
          counts.push(requests.length);
          requests = [];
        }
        if (event.type === "shared") shared.add(event.card);
        if (event.type === "cardRequested") {
          expect(event.at - quietSince).toBeGreaterThanOrEqual(40_000);
          expect(shared).not.toContain(event.card);
          expect(requests.map(({ card }) => card)).not.toContain(event.card);
          requests.push(event);
        }
        if (
          ["sceneEntered", "chatted", "shared", "cardRequested", "talkOpened"].includes(event.type) &&
          "at" in event
        )
          quietSince = event.at as number;
      }
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
  });
});
