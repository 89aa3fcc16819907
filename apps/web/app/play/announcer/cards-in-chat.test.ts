import { expect, test } from "vitest";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { switchboard } from "../fixtures/puzzle-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { stillLive } from "../stage/still-live.ts";
import { newsOfPeople } from "./people-announcements.ts";

const live = (change: Partial<ReturnType<typeof teamView>>) =>
  stillLive({ view: teamView(switchboard, change), mine, info, directory, now: NOW }, { rehearsal: false });
const line = (seat: string, n: number) => ({ seat, textId: null, card: `a4.${n}`, at: NOW });
const sharedTexts = { "a4.1": "Window ☾ wants 3.", "a4.2": "Window ≈ wants 5.", "a4.3": "Mine." };
const name = (seat: string) => directory.people[seat]?.name;
const [me, other] = [mine.seat, Object.keys(directory.people).find((seat) => seat !== mine.seat) ?? ""];

test("two told cards of one person are two announcements, in their order, and one's own is none", () => {
  const before = live({ chat: [], sharedTexts: {} });
  const after = live({ chat: [line(other, 1), line(other, 2), line(me, 3)], sharedTexts });
  expect(newsOfPeople(before, after)).toEqual([
    { key: "card a4.1", urgency: "soon", text: `${name(other)}: Window ☾ wants 3.` },
    { key: "card a4.2", urgency: "soon", text: `${name(other)}: Window ≈ wants 5.` },
  ]);
  expect(newsOfPeople(after, after)).toEqual([]);
});

test("whom the story asks hears it at once, and nobody else does", () => {
  const request = { asker: "Tavi", card: "a4.1", picture: false, at: NOW };
  const mineNow = newsOfPeople(live({ request: null }), live({ request: { ...request, seat: me } }));
  expect(mineNow).toMatchObject([
    { key: "cardRequested", urgency: "now", text: "Tavi asks you: what does your card say?" },
  ]);
  expect(mineNow[0]?.area).toContain(switchboard.id);
  expect(newsOfPeople(live({ request: null }), live({ request: { ...request, seat: other } }))).toEqual([]);
});
