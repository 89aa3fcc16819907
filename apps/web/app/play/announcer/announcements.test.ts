import type { SceneView, TeamView } from "@lantern/engine/views";
import { expect, test } from "vitest";
import { t } from "../../i18n/index.ts";
import * as debrief from "../fixtures/debrief-scenes.ts";
import { directory, five, info, mine, NOW } from "../fixtures/people.ts";
import * as puzzles from "../fixtures/puzzle-scenes.ts";
import * as story from "../fixtures/story-scenes.ts";
import { lobby, teamView } from "../fixtures/views.ts";
import type { Live } from "../stage/live-context.ts";
import { areasOf, type Moment, newsOf } from "./announcements.ts";

const people = five.map((person) => ({ ...person, presence: "here" as const }));
const calm = { line: null, link: "open", rejection: null, mutedAt: 0, unsent: false } as const;

function momentOf(
  view: Live["view"],
  change: Partial<Live> = {},
  state: Partial<Moment["state"]> = {},
): Moment {
  const session = { language: "en" };
  const live = { session, info, me: "s5", view, mine, directory, now: () => NOW, ...change } as Live;
  return { live, state: { ...calm, ...state } };
}
const at = (scene: SceneView, change: Partial<TeamView> = {}) =>
  momentOf(teamView(scene, { people, ...change }));
const textsOf = (before: Moment, after: Moment) => newsOf(before, after).map(({ text }) => text);

test("a new scene is announced with its story and what to do", () => {
  const [text = ""] = textsOf(momentOf(lobby), at(story.briefing));
  expect(text).toContain(story.briefing.lines[0]?.text.slice(0, 20));
  expect(text).toContain(t.liveScenes().briefing.readCard);
});

test("the rows of a line are announced as one sentence", () => {
  const lines = [{ who: null, text: "Old Hat is slow. / Good Enough is heavy." }];
  const [text = ""] = textsOf(momentOf(lobby), at({ ...story.briefing, lines }));
  expect(text).toContain("Old Hat is slow. Good Enough is heavy.");
});

test("a sound of the story is announced with its line, and with its picture in a film", () => {
  const lines = [{ sound: "three taps", who: null, text: "Tap. Tap. Tap." }];
  const [text = ""] = textsOf(momentOf(lobby), at({ ...story.briefing, lines }));
  expect(text).toContain("[three taps] Tap. Tap. Tap.");
  const frames = story.film.frames.map((frame) => ({ ...frame, sound: "tap, tap, tap" }));
  const [film = ""] = textsOf(momentOf(lobby), at({ ...story.film, frames }));
  expect(film).toContain(`[tap, tap, tap] ${frames[0]?.caption.replace(" / ", " ")}`);
});

test("the votes are announced when they become visible, the decision with its reason and outcome", () => {
  const [talk = ""] = textsOf(at(story.decisionSilent), at(story.decisionTalk));
  expect(talk).toMatch(/\d votes?\./);
  const [outcome = ""] = textsOf(at(story.decisionTalk), at(story.decisionOutcome));
  expect(outcome).toContain(story.decisionOutcome.outcome[0]?.text);
});

test("who changes their vote is announced", () => {
  const before = { ...story.decisionTalk, changed: ["s1"] };
  const after = { ...story.decisionTalk, changed: ["s1", "s3"] };
  expect(textsOf(at(before), at(after))).toEqual([t.liveScenes().decision.changedMind("Tomás")]);
  const own = { ...story.decisionTalk, changed: ["s1", "s5"] };
  expect(textsOf(at(before), at(own))).toEqual([t.liveScenes().decision.changedOwn]);
  const both = { ...story.decisionTalk, changed: ["s1", "s3", "s4"] };
  const [text = ""] = textsOf(at(before), at(both));
  expect(text).toMatch(/^Tomás and \p{L}+ changed their vote\.$/u);
});

test("that a vote closes is announced once, with the votes", () => {
  const closing = { ...story.decisionTalk, closesAt: NOW + 20_000 };
  expect(textsOf(at(story.decisionTalk), at(closing))).toEqual([
    t.liveScenes().decision.closing("2 to 2 to 1", "0:20"),
  ]);
  expect(textsOf(at(closing), at(closing))).toEqual([]);
});

test("votes given in silence are counted", () => {
  const one = { ...story.decisionSilent, voted: ["s1"] } as SceneView;
  const two = { ...story.decisionSilent, voted: ["s1", "s2"] } as SceneView;
  expect(textsOf(at(one), at(two))).toEqual([`${t.liveScenes().decision.votedCount(2, 5)}.`]);
});

test("hints, wrong checks and the result of a puzzle are announced", () => {
  const puzzle = puzzles.code as Extract<SceneView, { kind: "puzzle" }>;
  const hinted = { ...puzzle, hints: { ...puzzle.hints, revealed: [...puzzle.hints.revealed, "Look up."] } };
  expect(textsOf(at(puzzle), at(hinted))).toEqual([t.live().announce.hint("Look up.")]);
  const wrong = { ...puzzle, wrongChecks: puzzle.wrongChecks + 1, pausedUntil: NOW + 5000 };
  expect(textsOf(at(puzzle), at(wrong))).toEqual([t.liveScenes().puzzle.notYetDetail(5)]);
  const [solved = ""] = textsOf(at(puzzle), at({ ...puzzle, status: "solved" }));
  expect(solved).toContain(t.liveScenes().puzzle.solved);
});

test("people who press at the same time are counted, and a wrong try says how many groups are right", () => {
  const scene = puzzles.together;
  if (scene.puzzle.kind !== "switchboard") throw new Error("no board with groups");
  const two = scene.puzzle.submitted ?? [];
  const three = [...two, { seat: "s3", until: NOW + 3000 }];
  const pressedBy = (submitted: typeof two) =>
    at({ ...scene, puzzle: { ...scene.puzzle, submitted } } as SceneView);
  expect(textsOf(pressedBy(two), pressedBy(three))).toEqual([`${t.liveScenes().together.pressing(3, 5)}.`]);
  const wrong = { ...scene, wrongChecks: 2, pausedUntil: NOW + 8000 };
  expect(textsOf(at(scene), at(wrong))).toEqual([t.liveScenes().together.notYetDetail(4, 6, 8)]);
  // A lock that everybody checks is like a board of groups.
  const lockedBy = (submitted: typeof two) =>
    at({ ...puzzles.code, puzzle: { ...puzzles.code.puzzle, submitted } } as SceneView);
  expect(textsOf(lockedBy(two), lockedBy(three))).toEqual([`${t.liveScenes().together.pressing(3, 5)}.`]);
});

test("a new card is read to the person who got it", () => {
  const card = {
    id: "x.1",
    title: "",
    text: "The figure is even.",
    puzzle: "x",
    shared: false,
    passedFrom: "s4",
  };
  const before = at(story.briefing);
  const after = { ...before, live: { ...before.live, mine: { ...mine, cards: [...mine.cards, card] } } };
  expect(textsOf(before, after)).toEqual([`${t.live().hand.passed("Mei")}. The figure is even.`]);
});

test.each([
  ["here", "dropped", t.live().people.isReconnecting("Mei")],
  ["dropped", "away", t.live().announce.away("Mei")],
  ["dropped", "here", t.live().announce.back("Mei")],
] as const)("a teammate who was %s and is %s is announced", (was, is, text) => {
  const with4 = (presence: "here" | "dropped" | "away") => ({
    people: people.map((person) => (person.seat === "s4" ? { ...person, presence } : person)),
  });
  expect(textsOf(at(story.briefing, with4(was)), at(story.briefing, with4(is)))).toEqual([text]);
});

test("messages of others are announced, those of a host without waiting for room", () => {
  const before = at(story.briefing, { chat: [] });
  const chat = [
    { seat: "s1", textId: "t1", at: NOW },
    { seat: "s5", textId: "t2", at: NOW },
    { seat: "host" as const, textId: "a1", at: NOW },
  ];
  const news = newsOf(before, at(story.briefing, { chat }));
  expect(news.map(({ text, urgency }) => [text, urgency])).toEqual([
    [`Amara: ${directory.texts.t1}`, "spare"],
    [`${t.live().dock.host}: ${directory.texts.a1}`, "soon"],
  ]);
});

test("[K2] the cards that a team reads together are announced with who gave them to whom", () => {
  const [text = ""] = textsOf(at(debrief.kudos), at(debrief.kudosRead));
  expect(text).toContain("Jonas, To Tomás: You kept us calm.");
  expect(text).toContain(t.liveScenes().kudos.reading);
});

test("messages in the lobby are announced, and none of them again when the story begins", () => {
  const chat = [{ seat: "s1", textId: "t1", at: NOW }];
  const sent = momentOf({ ...lobby, chat });
  expect(textsOf(momentOf(lobby), sent)).toEqual([`Amara: ${directory.texts.t1}`]);
  expect(textsOf(sent, at(story.briefing)).join()).not.toContain(directory.texts.t2);
});

test("a pause, its end, and a lost connection are announced", () => {
  const running = at(story.briefing);
  const { clock } = running.live.view;
  const paused = at(story.briefing, { clock: { ...clock, phase: "paused" } });
  expect(textsOf(running, paused)[0]).toContain(t.live().stage.pausedDetail);
  expect(textsOf(paused, running)).toEqual([t.live().announce.resumed]);
  const lost = { ...running, state: { ...calm, link: "lost" as const } };
  expect(textsOf(running, lost)).toEqual([t.live().connection.lost]);
  expect(textsOf(lost, running)).toEqual([t.live().connection.back]);
});

test("the answers of a reflection are read when all of them appear", () => {
  const open = { ...debrief.reflectionRead, answers: null } as SceneView;
  const [text = ""] = textsOf(at(open), at(debrief.reflectionRead));
  expect(text).toContain(directory.texts.a1);
});

test("nothing is announced when nothing that matters has changed", () => {
  const { resources } = at(story.briefing).live.view as TeamView;
  expect(textsOf(at(story.briefing), at(story.briefing, { resources: [...resources] }))).toEqual([]);
});

test("a phase of a scene is a area of its own", () => {
  expect(areasOf(at(story.decisionSilent).live)).not.toEqual(areasOf(at(story.decisionTalk).live));
  expect(areasOf(at(story.decisionSilent).live)[0]).toBe(areasOf(at(story.decisionTalk).live)[0]);
});

test("a commitment is announced when its text changes, not when the same is suggested again", () => {
  const texts = { ...directory.texts, c2: directory.texts.c1 ?? "", c3: "Ask first." };
  const suggested = (textId: string) =>
    momentOf(teamView({ ...debrief.commitment, textId }, { people }), { directory: { ...directory, texts } });
  expect(textsOf(suggested("c1"), suggested("c2"))).toEqual([]);
  expect(textsOf(suggested("c2"), suggested("c3"))[0]).toContain("Ask first.");
});

test("what somebody would do is announced to the others, and who would rather wait", () => {
  const { others, join, wait, choose, waited } = t.liveScenes().puzzle.proposed;
  const proposal = { what: "check", seat: "s3", endsAt: NOW + 20_000 } as const;
  const proposed = { ...puzzles.order, proposal };
  const text = `${others.check("Tomás")} ${choose(join.check("Tomás"), wait)}`;
  expect(newsOf(at(puzzles.order), at(proposed))).toEqual([
    { key: "proposal", urgency: "now", area: "c4h open", text },
  ]);
  const own = { ...puzzles.order, proposal: { ...proposal, seat: "s5" } };
  expect(textsOf(at(puzzles.order), at(own))).toEqual([]);
  const stopped = { ...puzzles.order, waits: [{ what: "check", seat: "s3" }] } as SceneView;
  expect(textsOf(at(own), at(stopped))).toEqual([waited("Tomás")]);
});
