import type { Seat } from "@lantern/engine/commands";
import { Check, Crown, Dices, Hourglass, Lock, type LucideIcon, RefreshCw, Users, Vote } from "lucide-react";
import { t } from "../../i18n/index.ts";
import {
  type Action,
  captainOf,
  type Instruction,
  nameOf,
  playing,
  type SceneOf,
  sceneKind,
} from "../stage/kind.ts";
import { type StageState, useLive, useStage } from "../stage/live-context.ts";
import { clockText } from "../stage/timing.ts";
import { choice } from "../ui/buttons.tsx";
import { inTurn, turn } from "../ui/in-turn.ts";
import { useNumberKeys } from "../ui/keys.ts";
import { Chip } from "../ui/portrait.tsx";
import { OptionNumber } from "./option-number.tsx";

const texts = () => t.liveScenes().decision;
type Decision = SceneOf<"decision">;

/** Where a full stop ends no sentence: in something that is said, and after a title. */
const noEnd = /„[^“]*“|«[^»]*»|“[^”]*”|\b(?:Mr|Mrs|Ms|Dr|Sr|Sra|Hr|Fr)\./g;

/** "Light it. Seven boats are asking." → a title and the rest, if the text has two sentences. */
export function splitOption(text: string): { title: string; rest: string } {
  const end = text.replace(noEnd, (part) => "_".repeat(part.length)).search(/[.!?] \S/);
  return end < 0 ? { title: text, rest: "" } : { title: text.slice(0, end + 1), rest: text.slice(end + 2) };
}

function lockAction(scene: Decision, stage: StageState): Action | null {
  const { me, mine } = stage;
  if (!me || mine?.observer || scene.phase !== "talk") return null;
  const locked = mine?.locked ?? false;
  return {
    label: locked ? texts().locked : texts().lockMine,
    icon: Lock,
    tone: "line",
    pressed: locked,
    disabled: locked || !mine?.vote,
    run: () => void stage.send({ type: "lock" }),
  };
}

/** Votes by option, the most first: "4 to 1". */
function countsOf({ votes }: Decision): string {
  const counts = Object.values(votes ?? {}).map((seats) => seats.length);
  return texts().counts(counts.filter((count) => count > 0).sort((a, b) => b - a));
}

/** How the votes are going to be counted. */
function ruleOf(scene: Decision, stage: StageState): string {
  const captain = captainOf(stage);
  const name = nameOf(stage, captain);
  if (scene.rule === "captain") return captain === stage.me ? texts().captainYou : texts().captain(name);
  return texts()[scene.rule](captain === stage.me ? null : name);
}

function lockHeadline(scene: Decision, now: number): string {
  const counts = countsOf(scene);
  return scene.closesAt ? texts().closing(counts, clockText(scene.closesAt - now)) : texts().lockNow(counts);
}

type Phase = "silent" | "talk" | "lock";

/** [V10] What each phase says, so that none says what belongs to another. */
const phases: Record<
  Phase,
  (scene: Decision, stage: StageState) => Pick<Instruction, "headline" | "detail">
> = {
  silent: ({ question }) => ({ headline: question, detail: texts().silentDetail }),
  talk: (scene, stage) => ({ headline: scene.talk ?? scene.question, detail: ruleOf(scene, stage) }),
  lock: (scene, stage) => ({ headline: lockHeadline(scene, stage.now()), detail: ruleOf(scene, stage) }),
};

/** The lock begins when half have locked: one quick person does not end the talk. */
function phaseOf({ phase, locked, closesAt }: Decision, stage: StageState): Phase {
  if (phase === "silent") return "silent";
  if (closesAt) return "lock";
  const isLocking = locked.length > 0 && locked.length * 2 >= playing(stage).length;
  return isLocking ? "lock" : "talk";
}

function decided(scene: Decision, stage: StageState): Instruction {
  const option = scene.options.find((one) => one.id === scene.chosen);
  const how =
    scene.by === "captain"
      ? texts().by.captain(nameOf(stage, captainOf(stage)))
      : texts().by[scene.by ?? "default"];
  return {
    headline: option ? splitOption(option.text).title : t.liveScenes().outcome.headline,
    detail: String(how),
    action: null,
  };
}

/** How the decision was made, as an icon. Its sentence is in the instruction. */
const howIcons: Record<NonNullable<Decision["by"]>, LucideIcon> = {
  all: Users,
  majority: Vote,
  captain: Crown,
  draw: Dices,
  default: Hourglass,
};

/** Between two votes that turn over, ms. */
const TURN_MS = 250;

/** Who voted for an option. When the votes open they turn over one by one; a changed vote has an icon. */
function Voters({ scene, seats }: { scene: Decision; seats: readonly Seat[] }) {
  const people = useStage(({ view }) => view.people);
  const me = useLive((live) => live.me);
  const away = (seat: Seat) => people.find((one) => one.seat === seat)?.presence !== "here";
  return seats.map((seat) => {
    const changed = scene.changed.includes(seat);
    const at = changed ? 0 : Math.max(0, scene.voted.indexOf(seat));
    return (
      <span key={seat} className={`l-vote relative ${inTurn}`} style={turn(at, TURN_MS)}>
        <Chip seat={seat} away={away(seat)} />
        {changed && (
          <span className="absolute -top-3 start-4 z-1 grid size-4.5 phone:-top-1 place-items-center rounded-full bg-ember text-on-ember [&>svg]:size-3">
            <RefreshCw aria-hidden="true" />
            <span className="sr-only">{seat === me ? texts().changedOwn : texts().changed}</span>
          </span>
        )}
      </span>
    );
  });
}

function Options({ scene }: { scene: Decision }) {
  const mine = useLive((live) => live.mine);
  const send = useLive((live) => live.send);
  const locale = useLive(({ info }) => info.locale);
  const own = mine?.vote ?? null;
  const HowIcon = howIcons[scene.by ?? "default"];
  const open = scene.step === "active" && scene.phase !== "locked" && !mine?.locked && !mine?.observer;
  const vote = (option: string) => void send({ type: "vote", option });
  useNumberKeys(scene.options.length, (at) => open && scene.options[at] && vote(scene.options[at].id));
  return (
    <fieldset
      className={`grid gap-2 phone:gap-1.5 sideways:gap-1 xl:gap-3 ${scene.options.length > 3 ? "xl:grid-cols-2" : "xl:grid-cols-[repeat(auto-fit,minmax(224px,1fr))]"}`}
      aria-label={texts().group}
    >
      {scene.options.map((option, at) => {
        const { title, rest } = splitOption(option.text);
        const votes = scene.votes?.[option.id];
        const chosen = scene.chosen === option.id;
        const dim = scene.chosen !== null && !chosen;
        return (
          <button
            type="button"
            key={option.id}
            className={`${choice} grid grid-cols-[34px_1fr_auto] items-center gap-x-3 gap-y-2.5 phone:gap-y-0.5 sideways:py-0! px-3 py-2 text-start max-xl:min-h-17 phone:min-h-14 sideways:min-h-11 phone:grid-cols-[28px_1fr_auto] phone:gap-x-2 phone:px-2 phone:py-1 ${scene.options.length > 3 ? "" : "xl:min-h-34"} xl:grid-cols-[52px_1fr] low:grid-cols-[44px_1fr] xl:grid-rows-[1fr_auto] xl:items-start xl:p-3.5 ${dim ? "opacity-55" : ""}`}
            data-chosen={chosen || undefined}
            aria-pressed={own === option.id}
            aria-keyshortcuts={String(at + 1)}
            disabled={!open}
            onClick={() => vote(option.id)}
          >
            <OptionNumber number={at + 1} selected={own === option.id || chosen} />
            <span className="[&>*]:block" lang={locale}>
              <b className="font-display text-md leading-tight font-medium sideways:text-base xl:text-lg low:text-md">
                {title}
              </b>
              {rest && (
                <em className="text-sm leading-tight not-italic text-ink-soft xl:mt-1 xl:text-base xl:leading-snug">
                  {rest}
                </em>
              )}
            </span>
            <span
              className={`l-votes flex flex-wrap items-center gap-2 text-sm max-xl:pe-1.5 ${(votes?.length ?? 0) > 2 ? "phone:col-[2/-1] phone:gap-1" : ""} xl:col-span-full xl:min-h-11 xl:border-t xl:border-line xl:pt-2.5`}
            >
              {votes && (
                <>
                  <strong className="min-w-3.5 text-lg tabular-nums">{votes.length}</strong>
                  <span className="max-xl:hidden">{texts().votes(votes.length)}</span>
                  <Voters scene={scene} seats={votes} />
                </>
              )}
              {(own === option.id || chosen) && (
                <span className="ms-auto inline-flex items-center gap-1.5 ps-3 font-semibold text-ember">
                  {chosen ? <HowIcon aria-hidden="true" /> : <Check aria-hidden="true" />}
                  <span className="max-xl:sr-only">{chosen ? texts().chosen : texts().yourVote}</span>
                </span>
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** A silent vote, then a discussion with visible votes, then the lock. */
export const decision = sceneKind<"decision">({
  instruction(scene, stage) {
    if (scene.step === "outcome" || scene.phase === "locked") return decided(scene, stage);
    const phase = phaseOf(scene, stage);
    const order: Phase[] = ["silent", "talk", "lock"];
    const at = order.indexOf(phase);
    return {
      ...phases[phase](scene, stage),
      steps: order.map((step, index) => ({
        label: texts()[step],
        state: index < at ? "past" : index === at ? "on" : "ahead",
      })),
      action: lockAction(scene, stage),
    };
  },
  Controls: Options,
});
