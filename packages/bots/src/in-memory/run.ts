/** Plays a session of simulated participants on the engine alone, and returns its course. */

import { commitmentText } from "@lantern/contract/commitment";
import type { ClientCommand } from "@lantern/contract/live";
import {
  actsFromLog,
  analyze,
  audienceOf,
  type Command,
  inLanguage,
  type Pack,
  type ParticipantCommand,
  privateView,
  requestsAhead,
  roundsAhead,
  type ScorecardView,
  scorecard,
  type TeamId,
  tapeOf,
  teamMembers,
  viewInputs,
  viewOf,
} from "@lantern/engine";
import { randomNumbers } from "@lantern/engine/random";
import { type PuzzleLookup, personaOf, readPackets, type Thought, think } from "../policy/index.ts";
import { PHRASES, type Phrases } from "../policy/phrases.ts";
import { MemorySession } from "./memory-session.ts";

export type { MemorySession };

export interface TeamRun {
  card: ScorecardView;
  /** Scenes entered, with the play second at which each began. */
  scenes: { id: string; at: number }[];
}

export interface Run {
  /** Play seconds from the start to the end. */
  seconds: number;
  teams: TeamRun[];
}

interface BotState {
  seat: string;
  thought: Thought | null;
  /** Wall time in ms at which the bot acts on the thought. */
  dueAt: number;
  /** The inputs of the view at the last thought. */
  inputs: unknown[];
}

const DAY_MS = 86_400_000;
/** The lobby opens long before any start. */
const OPENED_AT = 1_000_000;

/** Somebody who opens the page before the start. */
export interface Arrival {
  /** The person, whichever seat they get. */
  key: string;
  /** Department and office. */
  mix: string[];
  /** [N16] How often they shared a team with others in past sessions, by key. */
  met?: Record<string, number>;
  secondsBefore: number;
}

export interface RunInput {
  seed: string;
  people: number;
  /** Who the people are, in the order in which they come. By default nobody in particular, long before the start. */
  arrivals?: readonly Arrival[];
  /** What they say. */
  phrases?: Phrases;
  /** [G45] What they were asked lately in rounds. */
  lately?: Record<string, number>;
  /** The tape and the awards come into the state, as on the server. */
  fromLog?: boolean;
  /** How many are on the list; all of them come by default. */
  expected?: number;
  /** People know a puzzle's answer only once they hold, or have read in the chat, all six of its clues. */
  onlyShared?: boolean;
  /** [L8] The log has addresses of the story's texts. */
  addresses?: boolean;
  /** By seat: the language in which a simulated person reads; that of the pack by default. */
  languages?: Readonly<Record<string, string>>;
  /** Commands besides those of the simulated people, by the play second of each, in order: who comes late, who leaves. */
  changes?: readonly { second: number; command: Command }[];
}

/** The same seed and people give the same run. */
export function run(pack: Pack, input: RunInput): Run {
  const session = play(pack, input);
  return {
    seconds: (session.now - startedAt(session)) / 1000,
    teams: session.teams.map(({ id }) => resultOf(session, id)),
  };
}

/** Plays a session to its end and returns its log and last state. */
export function play(pack: Pack, input: RunInput): MemorySession {
  const random = randomNumbers(input.seed);
  // Habits depend on the start, so each run has a different start.
  const startsAt = Date.UTC(2026, 0, 5) + Math.floor(random() * DAY_MS);
  const session = new MemorySession(
    pack,
    {
      seed: input.seed,
      startsAt,
      expected: input.expected ?? input.people,
      ...(input.addresses && { addresses: true }),
    },
    OPENED_AT,
  );
  for (const { secondsBefore, ...arrival } of input.arrivals ?? strangers(input.people)) {
    session.until(startsAt - secondsBefore * 1000);
    session.send({ type: "connect", ...arrival, team: null, node: "node", browser: "browser" });
  }
  session.until(startsAt);
  // Autopilot waits for people who have not come.
  while (session.state.session.phase === "lobby" && session.deadline !== null)
    session.until(session.deadline);
  const bots = new Map<string, BotState>();
  const changes = (input.changes ?? []).map(({ second, command }) => ({
    command,
    dueAt: startedAt(session) + second * 1000,
  }));

  while (session.state.session.phase === "running") {
    for (const { id } of session.teams)
      for (const seat of teamMembers(session.state, id))
        if (!bots.has(seat)) bots.set(seat, { seat, thought: null, dueAt: 0, inputs: [] });
    if (input.fromLog) addFromLog(session);
    for (const bot of bots.values()) ponder(session, bot, random, input);
    const next = [...bots.values()].reduce<BotState | null>(
      (first, bot) => (bot.thought && (!first || bot.dueAt < first.dueAt) ? bot : first),
      null,
    );
    const [ahead] = roundsAhead(pack, session.state, session.now);
    if (ahead) {
      const { team, scene, people } = ahead;
      session.send({ type: "openRound", team, scene, ranked: people, lately: input.lately ?? {} });
      continue;
    }
    const { deadline } = session;
    const earliest = Math.min(next?.dueAt ?? Number.POSITIVE_INFINITY, deadline ?? Number.POSITIVE_INFINITY);
    const [change] = changes;
    const request = requestsAhead(pack, session.state, new Map()).find(({ at }) => at <= earliest);
    if (request) {
      session.until(request.at);
      session.send({ type: "requestCard", team: request.team, scene: request.scene });
    } else if (change && change.dueAt <= earliest) {
      changes.shift();
      session.until(change.dueAt);
      session.send(change.command);
    } else if (next && (deadline === null || next.dueAt < deadline)) act(session, next);
    else if (deadline !== null) session.until(deadline);
    else throw new Error(`${input.seed}: the session has no deadline and nobody acts`);
  }
  return session;
}

function strangers(people: number): Arrival[] {
  return Array.from({ length: people }, (_, index) => ({
    key: `bot-${index + 1}`,
    mix: [],
    // With the opening of the lobby.
    secondsBefore: Number.MAX_SAFE_INTEGER,
  }));
}

/** Adds to the state of each team what follows from its log, once the act that shows it is open. */
function addFromLog(session: MemorySession): void {
  const { pack, rows, state } = session;
  const acts = actsFromLog(pack);
  const act = state.session.act?.index ?? -1;
  const isOpen = (what: "tape" | "awards") => acts[what] >= 0 && act >= acts[what];
  for (const { id: team, tape, awards } of session.teams) {
    if (!tape && isOpen("tape")) session.send({ type: "tape", team, moments: tapeOf(rows, team) });
    if (!awards && isOpen("awards"))
      session.send({ type: "awards", team, awards: analyze(pack, rows, team).awards });
  }
}

/** Wall ms of the actual start. */
function startedAt({ state, now }: MemorySession): number {
  return state.session.clock?.startedAt ?? now;
}

/** Thinks again, unless the view is unchanged or an earlier thought still applies. */
function ponder(session: MemorySession, bot: BotState, random: () => number, input: RunInput): void {
  const { onlyShared = false, languages = {} } = input;
  const { state, now } = session;
  const pack = inLanguage(session.pack, languages[bot.seat] ?? session.pack.locale);
  const { thought, seat } = bot;
  const person = state.seats[seat];
  if (!person || person.hasLeft || person.presence !== "here") {
    bot.thought = null;
    return;
  }
  const audience = audienceOf(state, seat);
  const scene = state.teams[audience]?.scene;
  if (thought && thought.scene === scene?.id && thought.step === scene.step) return;
  const parts = viewInputs(state, audience);
  const same = parts.length === bot.inputs.length && parts.every((part, at) => part === bot.inputs[at]);
  if (!thought && same) return;
  bot.inputs = parts;
  const view = viewOf(pack, state, audience);
  const own = privateView(pack, state, seat);
  if (view.stage !== "play" || !own) return;
  const persona = personaOf(Number(seat.slice(1)) - 1);
  const { phrases = PHRASES } = input;
  const all = puzzleLookupOf(pack);
  const ofShared: PuzzleLookup = (scene) =>
    readPackets({ view, privateView: own }, scene).length === 6 ? all(scene) : null;
  const puzzleOf = onlyShared ? ofShared : all;
  // What a team does not find is then what it was not told.
  const fog = onlyShared ? { fog: 0 } : {};
  bot.thought = think({ view, privateView: own, persona, puzzleOf, now, random, phrases, ...fog });
  bot.dueAt = now + Math.max(1, bot.thought?.afterMs ?? 0);
}

function act(session: MemorySession, bot: BotState): void {
  const command = bot.thought?.command;
  session.until(bot.dueAt);
  bot.thought = null;
  bot.inputs = [];
  if (!command) return;
  const id = `${bot.seat}-${session.now}`;
  const text = textOf(command);
  if (text !== null) session.texts.set(id, text);
  session.send({ ...withTextId(command, id), sender: "participant", seat: bot.seat });
}

function puzzleLookupOf(pack: Pack): PuzzleLookup {
  return (id) => {
    const scene = pack.scenes[id];
    return scene?.kind === "puzzle" ? scene.puzzle : null;
  };
}

function textOf(command: ClientCommand): string | null {
  if (command.type === "commit") return commitmentText(command);
  return "text" in command ? command.text : null;
}

/** Replaces a text by an id, as the server does when it stores the text. */
function withTextId(command: ClientCommand, id: string): ParticipantCommand {
  if (command.type === "commit") {
    const { when, will, ...rest } = command;
    return { ...rest, text: refOf(id, textOf(command) ?? "") };
  }
  if (!("text" in command)) return command;
  const { text, ...rest } = command;
  return {
    ...rest,
    text: text && refOf(id, text),
  } as ParticipantCommand;
}

const refOf = (id: string, text: string) => ({
  text_id: id,
  length: text.length,
  question: text.includes("?"),
});

function resultOf(session: MemorySession, id: TeamId): TeamRun {
  const { pack, state, rows, now } = session;
  const entered = session.eventsOf(id).filter((event) => event.type === "sceneEntered");
  return {
    card: scorecard(pack, state, id, analyze(pack, rows, id), null, now),
    scenes: entered.map(({ scene, at }) => ({ id: scene, at: Math.round(at / 1000) })),
  };
}
