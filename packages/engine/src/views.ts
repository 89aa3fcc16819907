/**
 * The data that leaves the server: one public view of a team for all its viewers, one private view for each seat.
 * Views contain no names and no texts of people, only seats and text ids; the authority also sends a directory (`names`,
 * `texts`). All times are epoch milliseconds of the server's clock.
 *
 * More than 400 lines: who asks what a page can know reads one list of types.
 */
import type { Seat, TeamId } from "./commands.ts";
import type { PuzzleView, SkinView } from "./puzzle-views.ts";
import type { OwnTurn, RoundView, WallView } from "./round-views.ts";

export type { PuzzleView, SkinView } from "./puzzle-views.ts";
export type { OwnTurn, RoundView, WallView } from "./round-views.ts";

export interface LineView {
  /** Name of the speaker, null for the narrator. */
  who: string | null;
  text: string;
  /** What is to be heard with the line, such as "three taps". Captions show it too. */
  sound?: string;
  /** [L8] In a translation: the speaker and the sound as the author named them, by which sounds are found. */
  voice?: string;
  cue?: string;
  /** [T10] In a story with translations: the letters by which its time is measured, the same for every reader. */
  letters?: number;
  /** [L7] The picture from this line on, in place of the scene's. */
  art?: ArtView;
}
export interface ArtView {
  id: string;
  alt: string;
}

/** An award as it is given: `text` addresses the person who gets it. */
export interface AwardView {
  id: string;
  title: string;
  text: string;
  badge: string;
}

/**
 * A timer. While the session is paused, `endsAt` is null and `leftMs` is the remaining time. While it runs, `leftMs` is
 * the whole duration, so that a view does not change with time.
 */
export interface TimerView {
  startedAt: number;
  endsAt: number | null;
  leftMs: number;
  totalMs: number;
}

export type Presence = "here" | "dropped" | "away";

export interface PersonView {
  seat: Seat;
  presence: Presence;
  /** While `dropped`: the time at which the seat is released and its clues pass to teammates. */
  graceEndsAt: number | null;
  observer: boolean;
  captain: boolean;
  /** The person's roles in the story, such as the title of a role card or the letters of dials. May be empty. */
  role: string;
  /** Whether the person has completed the scene (ready, voted, confirmed, answered). */
  done: boolean;
  needsHelp: boolean;
}

export interface ClockView {
  phase: "lobby" | "running" | "paused" | "ended" | "abandoned";
  startsAt: number;
  /** Actual start; null in the lobby. */
  startedAt: number | null;
  /** `experienceEndTime`. */
  endsAt: number | null;
  speed: number;
}

export interface LobbyView {
  stage: "lobby";
  clock: ClockView;
  /** People in the lobby now. */
  people: { seat: Seat; presence: Presence; observer: boolean }[];
  icebreakers: string[];
  /** [S10] Absent where the pack has none. */
  warmUp?: { question: string; options: { id: string; text: string; count: number }[] } | undefined;
  chat: TeamView["chat"];
  /** Everybody who was invited and has not declined. */
  expected: number;
  /** Set while autopilot waits for more people after the planned start. */
  waitingUntil: number | null;
}

export interface ActView {
  index: number;
  title: string;
  /** Every act's planned share of the session, for the progress bar. */
  acts: { title: string; mode: "plenary" | "teams"; seconds: number }[];
}

export interface TeamView {
  stage: "play";
  clock: ClockView;
  team: { id: TeamId; name: string };
  act: ActView;
  /** Scenes entered so far (`experiencePathOrder`). */
  pathOrder: number;
  people: PersonView[];
  /** Visible resources of the story. */
  resources: { id: string; label: string; value: number; max: number; about?: string }[];
  scene: SceneView;
  chat: (
    | { seat: Seat | "host"; textId: string; card?: never; at: number }
    /** [C4] A card that its holder told in the chat. */
    | { seat: Seat; textId: null; card: string; at: number }
  )[];
  /** [C10] By card id: the words of cards that were told in the chat, while their sets are out. Absent from older servers. */
  sharedTexts?: Record<string, string>;
  /** How many cards of the scene were told, in the chat or aloud. */
  cards?: { shared: number; of: number } | null;
  /** [J4] Whom the story asked last in this scene, and the name of who asks. */
  request?: { asker: string; seat: Seat; card: string; picture: boolean; at: number } | null;
  /** Summary for late joiners: of the running act, or of the previous one. */
  soFar: string;
}

export interface OverView {
  stage: "over";
  clock: ClockView;
  /** The scorecard may be fetched (`getScorecard`). */
  scorecard: boolean;
}

/** A team as a host sees it: its progress and people, without cards, votes or texts. */
export interface HostTeamView {
  id: TeamId;
  name: string;
  /** Null before its first scene. */
  scene: {
    id: string;
    title: string;
    kind: SceneView["kind"];
    step: "active" | "outcome";
    timer: TimerView;
    /** [N19] Wall time of the last move, attempt or message of a member in this scene; its start before that. */
    quietSince: number;
    /** How many cards of the scene were told; null where it has none. Absent from older servers, as is the next one. */
    shared?: { count: number; of: number } | null;
    /** [J3] How often the story asked for a card. */
    requests?: number;
    /** [G39] In a round: turns that are over or run, of all. */
    turn?: { at: number; of: number };
    /** The road of the chosen option, or whether the puzzle was solved; null before it, and for other scenes. */
    result: { chosen: string } | { solved: boolean } | null;
  } | null;
  /** Scenes entered so far. */
  entered: number;
  /** The team has finished its act and waits for the others. */
  waiting: boolean;
  /** Story and puzzle points so far. */
  points: number;
  people: PersonView[];
}

export interface HostView {
  stage: "host";
  clock: ClockView;
  hosting: "autopilot" | "host";
  /** Everybody who was invited and has not declined. */
  expected: number;
  act: ActView | null;
  teams: HostTeamView[];
  /** People who are in no team: the lobby before the start. */
  lobby: { seat: Seat; presence: Presence }[];
  /** People whom a host has removed. */
  removed: Seat[];
}

export type SharedView = LobbyView | TeamView | OverView;

interface SceneCommon {
  id: string;
  title: string;
  art: ArtView | null;
  lines: LineView[];
  timer: TimerView;
  /** `active`: the scene is played. `outcome`: its outcome is visible, and everybody may be ready. */
  step: "active" | "outcome";
  outcome: LineView[];
  /** [V11] The card sets on the table: those that this scene is about. Absent where it is about none. */
  table?: string[];
}

export type SceneView = SceneCommon &
  (
    | {
        kind: "film";
        frames: {
          atMs: number;
          ms: number;
          art: ArtView;
          caption: string;
          sound: string;
          cue?: string;
          /** [F4] What an upright phone shows of the picture; the middle where it is absent. */
          phone?: "left" | "right";
        }[];
        hls: string | null;
        /** [F3] The film is this team's cut: it brings its music, and the sounds of its shots are played by the page. */
        cut?: true;
      }
    | {
        kind: "briefing";
        ready: Seat[];
        /** [G49] The whole wall, where the story shows it again. */
        wall?: WallView | null;
      }
    | {
        kind: "decision";
        rule: "majority" | "consensus" | "captain";
        question: string;
        /** [V10] What to talk about. */
        talk?: string;
        phase: "silent" | "talk" | "locked";
        /** The time at which the silent vote ends automatically. */
        silentEndsAt: number | null;
        options: { id: string; text: string }[];
        voted: Seat[];
        /** Null during the silent vote, when votes are hidden. */
        votes: Record<string, Seat[]> | null;
        /** Whose vote differs from their silent vote. */
        changed: Seat[];
        locked: Seat[];
        /** [V6] All have locked and disagree: the time at which the vote closes unless somebody changes. */
        closesAt: number | null;
        chosen: string | null;
        /** How the decision was made; null before it. */
        by: "all" | "majority" | "captain" | "draw" | "default" | null;
      }
    | {
        kind: "puzzle";
        question: string;
        puzzle: PuzzleView;
        skin?: SkinView;
        /** [P18] Who holds each part of a painting; all of them once it is over. */
        strip?: { holders: Seat[]; parts: string[] | null };
        status: "open" | "solved" | "failed";
        /** A wrong check pauses all moves until then. */
        pausedUntil: number | null;
        wrongChecks: number;
        /** [P21] Places of the board that are empty: it cannot be checked yet. */
        empty: number;
        /** [P13] [P22] How many groups or places were right at the last try, where a wrong one reveals it. */
        tried: { right: number; of: number } | null;
        /** [P19] What somebody would do, and when it is done unless somebody stops it; null while paused. */
        proposal: { what: "hint" | "check"; seat: Seat; endsAt: number | null } | null;
        /** [P19] Who has stopped the next hint or a check of this board, in order. */
        waits: { what: "hint" | "check"; seat: Seat }[];
        hints: { revealed: string[]; left: number; nextCost: number };
        /** The last move: its seat and control, to highlight it. */
        touched: { seat: Seat; control: string; at: number } | null;
      }
    | {
        kind: "allocation";
        question: string;
        needs: {
          id: string;
          label: string;
          note: string;
          icon: string;
          /** Null where only cards say it. */
          wants: number | null;
          placed: number;
          /** Tokens that the story added after the people placed theirs; negative if it took some. */
          moved: number;
        }[];
        /** placed[need][seat] = tokens. */
        placed: Record<string, Record<Seat, number>>;
        remaining: Record<Seat, number>;
        confirmed: Seat[];
      }
    | {
        kind: "reflection";
        prompt: string;
        maxLength: number;
        answered: Seat[];
        /** Null until everybody has answered or the time is over; then all answers. */
        answers: { seat: Seat; textId: string }[] | null;
        ready: Seat[];
        /** Only where the story shows the tape; empty when nothing stood out. */
        tape?: MomentView[];
      }
    | { kind: "reveal"; charts: ChartView[] }
    | {
        kind: "kudos";
        question: string;
        cards: { id: string; symbol: string; text: string }[];
        given: Record<Seat, number>;
        ready: Seat[];
        /** [K2] All cards once the scene is over, without the lines written on them; null before. */
        read: { from: Seat; to: Seat; card: string }[] | null;
      }
    | {
        kind: "commitment";
        question: string;
        /** [D2] */
        examples: { when: string; will: string }[];
        textId: string | null;
        by: Seat | null;
        locked: boolean;
      }
    | {
        kind: "camp";
        /** Empty, as is the next one. Pages of the version before read them. */
        round: { seat: Seat; question: string }[];
        more: string[];
        /** [G1] The round that runs; null before, between and after rounds. Absent from older servers, as are the next two. */
        ring?: RoundView | null;
        /** Rounds that were played here. */
        played?: number;
        /** [G49] What answers have left so far; null in packs without rounds. */
        wall?: WallView | null;
        teamsArrived: number;
        teams: number;
        ready: Seat[];
      }
    | {
        kind: "scorecard";
        ready: Seat[];
        /** The team's; absent until the awards are given. */
        award?: AwardView;
      }
  );

/** A moment of the tape. Times are ms of play. */
export type MomentView = { scene: string; title: string; art: ArtView | null } & (
  | {
      kind: "turned" | "oneVoice";
      options: { text: string; silent: number; final: number; chosen: boolean }[];
    }
  | { kind: "unread"; clue: string; waitedMs: number; leftMs: number }
  | { kind: "tries"; wrong: number }
  | { kind: "close"; usedMs: number; ofMs: number }
  | { kind: "help"; hints: number }
  /** The title of the busy scene, and actions per minute. */
  | { kind: "contrast"; busy: string; quietRate: number; busyRate: number }
);

export type ChartView =
  | {
      of: "decision";
      title: string;
      rows: {
        team: TeamId;
        name: string;
        choice: string;
        yours: boolean;
        silent: Record<string, number>;
        final: Record<string, number>;
      }[];
      options: { id: string; text: string }[];
    }
  | {
      of: "allocation";
      title: string;
      needs: { id: string; label: string }[];
      rows: { team: TeamId; name: string; yours: boolean; placed: Record<string, number> }[];
    }
  | {
      of: "endings";
      title: string;
      rows: {
        team: TeamId;
        name: string;
        yours: boolean;
        ending: string;
        nickname: string;
        award: string | null;
        art: ArtView | null;
      }[];
    }
  | {
      of: "standings";
      title: string;
      rows: { team: TeamId; name: string; yours: boolean; points: number }[];
    };

/** One private card. `needed` ones are clues; role and voice cards are not. */
export interface CardView {
  id: string;
  title: string;
  text: string;
  /** [C9] A drawing that shows what the text says, `skin/<name>.svg` among the story's pictures. */
  picture?: string;
  /** [P23] A sound that only its holder hears, and the tile of the board that it is. */
  call?: { tile: string; sounds: string };
  /** Puzzle scene this clue belongs to, null for role and voice cards. */
  puzzle: string | null;
  shared: boolean;
  /** [L8] The text in the session's language, to read aloud in a team whose people read in different ones. */
  aloud?: { language: string; text: string };
  /** The card belongs to a teammate who is away. */
  passedFrom: Seat | null;
}

export interface PrivateView {
  seat: Seat;
  observer: boolean;
  cards: CardView[];
  /** Reconnecting teammates, some of whose cards pass to this seat if they stay away. */
  understudyOf: Seat[];
  vote: string | null;
  locked: boolean;
  /** Tokens that this seat has not placed. */
  tokens: number;
  /** Switchboard: this seat's dials, and goals that only this seat sees. */
  controls: string[];
  goals: { gauge: string; value: number }[];
  kudos: { to: Seat; card: string; textId: string | null }[];
  kudosLeft: number;
  /** Received cards, visible at the end. */
  received: { from: Seat; card: string; textId: string | null }[];
  reflectionTextId: string | null;
  /** [G8] [G20] What only this person sees of the turn that runs. */
  round?: OwnTurn;
  /**
   * Each member's award, for the whole team, but not for hosts. Absent until they are given, empty where the company
   * measures no single people.
   */
  awards?: { seat: Seat; award: AwardView }[];
}
