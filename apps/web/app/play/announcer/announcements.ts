import { commitmentSentence } from "@lantern/contract/commitment";
import type { LineView, SceneView } from "@lantern/engine/views";
import type { LiveState } from "@lantern/live-client";
import { errorText } from "../../i18n/error-text.ts";
import { formatList } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { lastWait, proposedText } from "../puzzles/proposal.ts";
import { isTogether, pressing } from "../puzzles/together.ts";
import { splitOption } from "../scenes/decision.tsx";
import { captionText } from "../stage/caption-text.ts";
import { instructionOf } from "../stage/instruction.ts";
import { playing } from "../stage/kind.ts";
import type { Live, StageState } from "../stage/live-context.ts";
import { phaseOf } from "../stage/phase.ts";
import { timeOfDay } from "../stage/timing.ts";
import type { Announcement } from "./announcement-queue.ts";
import { newsOfPeople } from "./people-announcements.ts";

const texts = () => t.live().announce;

/** Everything that announcements are made from, at one moment. */
export interface Moment {
  live: Live;
  state: Pick<LiveState, "line" | "link" | "rejection" | "mutedAt" | "unsent">;
}

const sentence = (text: string) => (/[.!?…”"]$/.test(text) ? text : `${text}.`);
const joined = (parts: readonly (string | undefined)[]) =>
  parts.flatMap((part) => (part ? [sentence(part)] : [])).join(" ");

export function asStage(live: Live): StageState | null {
  return live.view.stage === "play" ? (live as StageState) : null;
}

/** The scene, and the phase of it: what is announced about one is stale in the next. */
export function areasOf(live: Live): readonly string[] {
  const stage = asStage(live);
  if (!stage) return ["lobby"];
  const { scene } = stage.view;
  return [scene.id, `${scene.id} ${phaseOf(scene)}`];
}

function linesOf(stage: StageState): string[] {
  const { scene } = stage.view;
  if (scene.step === "outcome") return scene.outcome.map(spoken);
  if (scene.kind === "film")
    return scene.frames.map(({ caption, sound }) =>
      spoken({ who: null, text: caption, ...(sound && { sound }) }),
    );
  return scene.lines.map(spoken);
}

function spoken({ sound, who, text }: LineView): string {
  // A stroke is where the eye begins a new row.
  return `${sound ? `[${sound}] ` : ""}${who ? `${who}: ` : ""}${text.replaceAll(" / ", " ")}`;
}

function votesOf(scene: SceneView): string {
  if (scene.kind !== "decision" || !scene.votes) return "";
  const { votes, options } = scene;
  return options
    .map(({ id, text }) => texts().votes(splitOption(text).title, votes[id]?.length ?? 0))
    .join(" ");
}

function answersOf(stage: StageState): string {
  const { view, directory } = stage;
  if (view.scene.kind !== "reflection" || !view.scene.answers) return "";
  return view.scene.answers
    .map(({ seat, textId }) => `${directory.people[seat]?.name ?? ""}: ${directory.texts[textId] ?? ""}`)
    .join(". ");
}

/** The cards that a team reads together. */
function kudosOf({ view, directory }: StageState): string {
  const { scene } = view;
  if (scene.kind !== "kudos" || !scene.read) return "";
  const name = (seat: string) => directory.people[seat]?.name ?? "";
  return joined(
    scene.read.map(({ from, to, card }) => {
      const text = scene.cards.find(({ id }) => id === card)?.text ?? "";
      return `${name(from)}, ${t.liveScenes().kudos.given(name(to))}: ${text}`;
    }),
  );
}

/** The whole story of a scene and what to do in it. The eye gets its lines one by one. */
export function sceneText(stage: StageState): string {
  const instruction = instructionOf(stage);
  const lines = linesOf(stage).map((line) => captionText(line, stage.directory.texts));
  return joined([...lines, instruction.headline, instruction.detail]);
}

/** What has changed in a scene since its last phase. */
function phaseText(stage: StageState): string {
  const { scene } = stage.view;
  if (scene.step === "outcome") return joined([sceneText(stage), kudosOf(stage)]);
  const instruction = instructionOf(stage);
  return joined([votesOf(scene), instruction.headline, answersOf(stage), instruction.detail]);
}

function newsOfScene(before: StageState | null, after: StageState): Announcement[] {
  const { scene } = after.view;
  const [area = "", phase = ""] = areasOf(after);
  const was = before?.view.scene;
  if (!was || was.id !== scene.id) return [{ key: "now", urgency: "now", area, text: sceneText(after) }];
  if (phaseOf(was) !== phaseOf(scene)) return [{ key: "now", urgency: "now", area, text: phaseText(after) }];
  return newsOfMoves(was, after).map((news) => ({ area: phase, ...news }));
}

/** What people did inside a phase. */
function newsOfMoves(was: SceneView, after: StageState): Announcement[] {
  const { scene } = after.view;
  const news: Announcement[] = [];
  const add = (key: string, text: string, urgency: Announcement["urgency"] = "soon") =>
    news.push({ key, text: sentence(text), urgency });
  if (scene.kind === "decision" && was.kind === "decision") {
    if (scene.phase === "silent" && scene.voted.length !== was.voted.length)
      add("votes", t.liveScenes().decision.votedCount(scene.voted.length, playing(after).length));
    if (votesOf(scene) !== votesOf(was)) add("votes", votesOf(scene));
    const changed = scene.changed.filter((seat) => !was.changed.includes(seat));
    const others = changed.filter((seat) => seat !== after.me);
    const names = others.map((seat) => after.directory.people[seat]?.name ?? "");
    const { changedOwn, changedMind } = t.liveScenes().decision;
    const sentences = [
      ...(changed.length > others.length ? [changedOwn] : []),
      ...(others.length > 0 ? [changedMind(formatList(names))] : []),
    ];
    if (changed.length > 0) add("changed", sentences.join(" "));
    if (scene.closesAt && !was.closesAt) add("closing", instructionOf(after).headline, "now");
  }
  if (scene.kind === "puzzle" && was.kind === "puzzle") {
    const [hint] = scene.hints.revealed.slice(was.hints.revealed.length);
    if (hint) add("hint", texts().hint(hint));
    if (scene.wrongChecks > was.wrongChecks) add("check", instructionOf(after).detail ?? "", "now");
    const nameOf = (seat: string) => after.directory.people[seat]?.name ?? "";
    const { proposal } = scene;
    const { join, wait, choose, waited } = t.liveScenes().puzzle.proposed;
    if (proposal && !was.proposal && proposal.seat !== after.me) {
      const name = nameOf(proposal.seat);
      add("proposal", `${proposedText(scene, name)} ${choose(join[proposal.what](name), wait)}`, "now");
    }
    const stopped = lastWait(scene);
    if (stopped && was.proposal && stopped.seat !== after.me)
      add("proposal", waited(nameOf(stopped.seat)), "now");
    const isHolding = (puzzle: typeof scene.puzzle) =>
      puzzle.kind === "switchboard" && puzzle.solvesAt !== null;
    if (isHolding(scene.puzzle) && !isHolding(was.puzzle)) add("hold", t.liveScenes().puzzle.holding, "now");
    const seats = pressing(scene.puzzle, after.now());
    if (isTogether(scene.puzzle) && seats.length > pressing(was.puzzle, after.now()).length)
      add("together", t.liveScenes().together.pressing(seats.length, playing(after).length), "now");
  }
  if (scene.kind === "commitment" && was.kind === "commitment" && scene.textId) {
    const by = scene.by === null ? "" : (after.directory.people[scene.by]?.name ?? "");
    const text = after.directory.texts[scene.textId] ?? "";
    const line = commitmentSentence(text, after.session.language);
    // Suggesting the same line once more changes nothing.
    if (was.textId === null || text !== after.directory.texts[was.textId])
      add("commitment", `${line} ${t.liveScenes().commitment.by(by)}`);
  }
  if (scene.kind === "camp" && was.kind === "camp" && scene.teamsArrived !== was.teamsArrived)
    add("teams", t.liveScenes().camp.teams(scene.teamsArrived, scene.teams), "spare");
  return news;
}

function newsOfCards(before: Live, after: Live): Announcement[] {
  const had = new Set(before.mine?.cards.map(({ id }) => id));
  const dealt = (after.mine?.cards ?? []).filter(({ id }) => !had.has(id));
  return dealt.map(({ id, title, text, passedFrom }) => {
    const from = passedFrom && after.directory.people[passedFrom]?.name;
    const label = from ? t.live().hand.passed(from) : t.live().hand.onlyYou;
    return { key: `card ${id}`, urgency: "soon", text: joined([label, texts().card(title, text)]) };
  });
}

function newsOfClock(before: Live, after: Live): Announcement[] {
  const [was, clock] = [before.view.clock, after.view.clock];
  const add = (key: string, text: string): Announcement => ({ key, urgency: "now", text });
  if (clock.phase === "paused" && was.phase === "running")
    return [add("clock", `${t.live().stage.paused}. ${t.live().stage.pausedDetail}`)];
  if (clock.phase === "running" && was.phase === "paused") return [add("clock", texts().resumed)];
  if (was.endsAt !== null && clock.endsAt !== null && was.endsAt !== clock.endsAt)
    return [add("end", t.live().stage.endMoved(timeOfDay(clock.endsAt)))];
  return [];
}

function newsOfConnection(before: Moment["state"], after: Moment["state"]): Announcement[] {
  const news: Announcement[] = [];
  const add = (key: string, text: string) => news.push({ key, urgency: "now", text });
  if (after.link === "lost" && before.link !== "lost") add("connection", t.live().connection.lost);
  if (after.link === "open" && before.link === "lost") add("connection", t.live().connection.back);
  if (after.unsent && !before.unsent) add("unsent", t.live().connection.unsent);
  if (after.mutedAt > before.mutedAt) add("muted", t.live().stage.muted);
  if (after.rejection && after.rejection !== before.rejection)
    add("rejection", errorText(after.rejection.code, after.rejection.message));
  return news;
}

/** [G37] What the holder of a turn has written. */
function newsOfLine(before: Moment["state"], { live, state: { line } }: Moment): Announcement[] {
  if (!line || line === before.line || line.seat === live.me) return [];
  const name = live.directory.people[line.seat]?.name ?? "";
  return [{ key: "line", urgency: "now", text: `${name}: ${line.text}` }];
}

/** What to announce when one moment has followed another. */
export function newsOf(before: Moment, after: Moment): Announcement[] {
  const connection = [...newsOfConnection(before.state, after.state), ...newsOfLine(before.state, after)];
  if (before.live === after.live) return connection;
  const stage = asStage(after.live);
  return [
    ...connection,
    ...(stage ? newsOfScene(asStage(before.live), stage) : []),
    ...newsOfCards(before.live, after.live),
    ...newsOfPeople(before.live, after.live),
    ...newsOfClock(before.live, after.live),
  ];
}
