import type { RoundView } from "@lantern/engine/views";
import { formatList } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import type { Action, Instruction, SceneOf } from "../stage/kind.ts";
import { nameOf } from "../stage/kind.ts";
import type { StageState } from "../stage/live-context.ts";

const texts = () => t.rounds();

export type RunningTurn = NonNullable<RoundView["turn"]>;

/** [G13] Play ms of a step after which the person before may choose what fits. */
const FITS_AFTER_MS = 9000;

/** [G13] Whether this person may choose the thing of somebody else's answer now. */
export function mayFit(turn: RunningTurn, stage: Pick<StageState, "me" | "view">, now: number): boolean {
  if (stage.me === null || stage.me !== turn.asker || turn.thing !== null) return false;
  if (turn.step === "paint") return true;
  const passedMs = (now - turn.startedAt) * stage.view.clock.speed;
  return turn.step === "say" && (turn.voice || turn.line) && passedMs >= FITS_AFTER_MS;
}

/** Who asks whom, above the question. */
function askedBy({ who, silent }: RoundView, turn: RunningTurn, stage: StageState): string {
  const asker = turn.byStory ? who : nameOf(stage, turn.asker);
  if (turn.holder === stage.me)
    return silent && turn.byStory ? texts().inSilenceYou(asker) : texts().questionForYou(asker);
  const name = nameOf(stage, turn.holder);
  return silent && turn.byStory ? texts().inSilence(asker, name) : texts().question(asker, name);
}

function labelOf({ things }: RoundView, thing: string): string {
  return things.find((one) => one.thing === thing)?.label ?? texts().otherThing;
}

/** [G20] How often each thing was guessed. */
function guessesOf(ring: RoundView, { guesses }: RunningTurn): string {
  const list = Object.entries(guesses ?? {}).map(([thing, times]) => `${labelOf(ring, thing)} (${times})`);
  return list.length > 0 ? texts().guesses(formatList(list)) : "";
}

/** What this person does in the turn that runs. */
export function roundInstruction(
  ring: RoundView,
  turn: RunningTurn,
  stage: StageState,
): Pick<Instruction, "headline" | "detail"> {
  const name = nameOf(stage, turn.holder);
  const job = stage.mine?.round?.job ?? null;
  if (turn.step === "paint") {
    const detail = guessesOf(ring, turn);
    if (turn.thing === "star") return { headline: texts().star, detail };
    if (turn.thing !== null) return { headline: texts().drawn(labelOf(ring, turn.thing)), detail };
    return { headline: mayFit(turn, stage, stage.now()) ? texts().fits(name) : texts().drawing, detail };
  }
  if (job === "holds")
    return {
      headline: `${askedBy(ring, turn, stage)} ${ring.question}`,
      detail: turn.step === "say" ? texts().answer : texts().soon,
    };
  if (turn.step === "say") {
    const headline = mayFit(turn, stage, stage.now()) ? texts().fits(name) : texts().answers(name);
    return { headline, detail: ring.question };
  }
  if (mayAsk(turn, stage)) return { headline: `${texts().passOn(name)} ${ring.question}` };
  const detail = job === "brush" ? texts().brush(name) : job === "guesses" ? texts().guess(name) : undefined;
  const headline = `${askedBy(ring, turn, stage)} ${ring.question}`;
  return { headline, ...(detail !== undefined && { detail }) };
}

/** [G11] Whether this person asks now. */
function mayAsk(turn: RunningTurn, { me }: StageState): boolean {
  return turn.step === "ask" && !turn.byStory && !turn.asked && me !== null && turn.asker === me;
}

export function turnAction(scene: SceneOf<"camp">, stage: StageState): Action | null {
  const turn = scene.ring?.turn;
  if (!turn || !mayAsk(turn, stage)) return null;
  return {
    label: texts().passedOn,
    tone: "solid",
    run: () => void stage.send({ type: "round", turn: turn.number, do: "asked" }),
  };
}
