import type { PersonView, SceneView } from "@lantern/engine/views";
import { Check, type LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import { t } from "../../i18n/index.ts";
import type { StageState } from "./live-context.ts";

export type KindName = SceneView["kind"];
export type SceneOf<K extends KindName> = Extract<SceneView, { kind: K }>;

export interface Action {
  label: string;
  icon?: LucideIcon;
  tone: "solid" | "line";
  run(): void;
  disabled?: boolean;
  pressed?: boolean;
  /** Runs at once when the button is pressed down, and again each time after so many ms while it is held. */
  repeatsMs?: number;
}

/** What to do now, how it will be settled, and the one button. */
export interface Instruction {
  headline: string;
  /** The headline is a line of the story. */
  fromStory?: boolean;
  detail?: string;
  steps?: { label: string; state: "past" | "on" | "ahead" }[];
  action: Action | null;
  /** Beside it: what stops something that a teammate would do. */
  second?: Action | null;
}

/** How one kind of scene is drawn. A new kind is one file and one line in the registry. */
export interface SceneKind<K extends KindName> {
  instruction(scene: SceneOf<K>, stage: StageState): Instruction;
  /** Below the instruction. */
  Controls?: ComponentType<{ scene: SceneOf<K> }>;
  /** Above the caption, on the picture. */
  Board?: ComponentType<{ scene: SceneOf<K> }>;
  /** Over the picture, below everything else. */
  Backdrop?: ComponentType<{ scene: SceneOf<K> }>;
  /** Right of the controls, above the person's own cards. */
  Aside?: ComponentType<{ scene: SceneOf<K> }>;
  /** Takes the whole stage (films). */
  Whole?: ComponentType<{ scene: SceneOf<K> }>;
  /** Loads what the instruction says, where that is not there from the start. */
  load?(): Promise<unknown>;
  /** Leaves the story's lines out, because they were read and what people do needs the space. */
  hidesLines?(scene: SceneOf<K>): boolean;
  /** Puts the story's lines into the detail of the instruction, because the board needs the space. */
  linesInDetail?(scene: SceneOf<K>): boolean;
}

/** Declares a kind and keeps its types. */
export function sceneKind<K extends KindName>(kind: SceneKind<K>): SceneKind<K> {
  return kind;
}

const texts = () => t.live().stage;

/** People who take part and are connected. */
export function playing({ view }: StageState): PersonView[] {
  return view.people.filter(({ presence, observer }) => presence === "here" && !observer);
}

/** Seats that the scene still waits for. */
export function stillOut(stage: StageState, done: readonly string[]): string[] {
  return playing(stage).flatMap(({ seat }) => (done.includes(seat) ? [] : seat));
}

export function nameOf(stage: StageState, seat: string | null | undefined): string {
  return seat ? (stage.directory.people[seat]?.name ?? "") : "";
}

/** The ready button that most scenes end with. After a click it names the people that the scene waits for. */
export function readyAction(
  stage: StageState,
  ready: readonly string[],
  label: string = texts().ready,
): Action | null {
  const { me, mine } = stage;
  if (!me || mine?.observer) return null;
  if (!ready.includes(me)) {
    return { label, icon: Check, tone: "solid", run: () => void stage.send({ type: "ready" }) };
  }
  const waiting = stillOut(stage, ready).map((seat) => nameOf(stage, seat));
  return {
    label: texts().waitingFor(waiting),
    icon: Check,
    tone: "line",
    pressed: true,
    disabled: true,
    run: () => {},
  };
}

/** Seats that have done what the scene requires. */
export function doneSeats(stage: StageState): string[] {
  return stage.view.people.filter((one) => one.done).map((one) => one.seat);
}

export function captainOf(stage: StageState): string | null {
  return stage.view.people.find((one) => one.captain)?.seat ?? null;
}
