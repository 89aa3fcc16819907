import {
  analyze,
  type Command,
  createSession,
  evolve,
  initialState,
  type Pack,
  type State,
  tapeOf,
} from "@lantern/engine";
import { Decisions } from "../../../live/decisions.ts";
import type { Row, Run } from "../../../live/storage/log.ts";
import { newText } from "../../../live/texts/new-text.ts";
import type { NewText } from "../../../live/texts/texts.ts";
import type { StoredPlay } from "./stored.ts";

interface ReplayInput {
  run: Run;
  pack: Pack;
  /** The planned start, wall ms. */
  startsAt: number;
  language: string;
  /** Consumer ids, in the order of the demo's list. */
  people: readonly string[];
}

/** A lobby opens when its session is confirmed. */
const openedBeforeMs = 6 * 86_400_000;
/** Whatever has not ended by then waits for somebody. */
const longestMs = 3 * 3_600_000;

/** A stored play in today's rules: every row of the log is decided again, at the times of another day. */
export class Replay {
  readonly rows: Row[] = [];
  readonly texts: NewText[] = [];
  state: State = initialState();
  readonly #stored: StoredPlay;
  readonly #input: ReplayInput;
  /** Of a text: its id in the stored play, and the one that it has here. */
  readonly #textIds = new Map<string, string>();

  /** @throws when the rules reject a command or the session does not end, because its story has changed */
  constructor(stored: StoredPlay, input: ReplayInput) {
    this.#stored = stored;
    this.#input = input;
    const { startsAt } = input;
    this.#open();
    for (const [index, [ms, command]] of stored.commands.entries()) {
      this.#passDeadlines(startsAt + ms);
      this.#send(`demo.${index}`, command, startsAt + ms);
    }
    this.#passDeadlines(startsAt + longestMs);
    if (this.state.session.phase !== "ended") throw new Error(`${stored.experience} does not end`);
  }

  /** Wall ms of the last row: of the end. */
  get endedAt(): number {
    return this.rows.at(-1)?.at ?? 0;
  }

  #open(): void {
    const { run, startsAt, language } = this.#input;
    const { packHash, seed, expected } = this.#stored;
    const events = createSession({
      sessionId: run.sessionId,
      packHash,
      seed,
      speed: 1,
      startsAt,
      hosting: "autopilot",
      teams: [],
      expected,
      addresses: true,
      language,
    });
    const at = startsAt - openedBeforeMs;
    this.rows.push({ seq: 1, team: null, commandId: "open", actor: "company", at, events });
    this.state = events.reduce(evolve, this.state);
  }

  /** One step stores a limited number of them. */
  #passDeadlines(until: number): void {
    for (let passed = false; !passed; ) passed = this.#decide((step) => step.passDeadlines(until));
  }

  #send(id: string, stored: Command, at: number): void {
    const command = this.#ofToday(id, stored);
    const actor = "seat" in command ? command.seat : "company";
    const isAccepted = this.#decide((step) => {
      step.decide({ request: { id, actor, command }, done() {} }, at);
      return step.outcomes.every(([, outcome]) => outcome.ok);
    });
    if (!isAccepted) throw new Error(`${this.#stored.experience}: the rules reject ${id}, ${command.type}`);
  }

  #decide(decision: (step: Decisions) => boolean): boolean {
    const { pack, run } = this.#input;
    const deps = { pack, sessionId: run.sessionId, logger: silent };
    const step = new Decisions(deps, this.state, this.rows.length, this.endedAt);
    const result = decision(step);
    this.rows.push(...step.rows);
    this.state = step.state;
    return result;
  }

  /** The command with the people and texts of this session, and with what follows from its log so far. */
  #ofToday(id: string, command: Command): Command {
    const { pack } = this.#input;
    switch (command.type) {
      case "connect":
        return { ...command, key: this.#person(command.key), met: this.#people(command.met ?? {}) };
      case "tape":
        return { ...command, moments: tapeOf(this.rows, command.team) };
      case "awards":
        return { ...command, awards: analyze(pack, this.rows, command.team).awards };
      default:
        return command.sender === "participant" ? this.#withTexts(id, command) : command;
    }
  }

  #withTexts(id: string, command: Extract<Command, { sender: "participant" }>): Command {
    const { run } = this.#input;
    if ("text" in command && command.text) {
      const body = this.#stored.texts[command.text.text_id] ?? "";
      const author = this.state.seats[command.seat]?.key ?? "";
      const now = this.endedAt;
      const { text, ref } = newText(body, { run, by: command.seat, author, commandId: id, now });
      this.texts.push(text);
      this.#textIds.set(command.text.text_id, text.id);
      return { ...command, text: ref };
    }
    if (!("textId" in command)) return command;
    return { ...command, textId: this.#textIds.get(command.textId) ?? command.textId };
  }

  #person = (key: string): string => this.#input.people[Number(key)] ?? key;

  #people = (met: Record<string, number>) =>
    Object.fromEntries(Object.entries(met).map(([key, times]) => [this.#person(key), times]));
}

const silent = { info() {}, warn() {}, error() {} };
