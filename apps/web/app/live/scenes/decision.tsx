import type { Seat } from "@lantern/engine/commands";
import { Check, Lock } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { type Action, captainOf, type Now, nameOf, type SceneOf, sceneKind } from "../stage/kind.ts";
import { type Room, useRoom } from "../stage/room.ts";
import { useNumberKeys } from "../ui/keys.ts";
import { Chip } from "../ui/portrait.tsx";
import { OptionLamp } from "./option-lamp.tsx";

const words = t.liveScenes.decision;
type Decision = SceneOf<"decision">;

/** "Light it. Seven boats are asking." → a title and the rest, where the text has two sentences. */
export function splitOption(text: string): { title: string; rest: string } {
  const end = text.search(/[.!?] \S/);
  return end < 0 ? { title: text, rest: "" } : { title: text.slice(0, end + 1), rest: text.slice(end + 2) };
}

function lockAction(scene: Decision, room: Room): Action | null {
  const { me, mine } = room;
  if (!me || mine?.observer || scene.phase !== "talk") return null;
  const locked = mine?.locked ?? false;
  return {
    label: locked ? words.locked : words.lockMine,
    icon: Lock,
    tone: "line",
    pressed: locked,
    disabled: locked || !mine?.vote,
    run: () => void room.send({ type: "lock" }),
  };
}

/** The question, or what to do about it when the story has just asked it in the same words. */
function headlineOf(scene: Decision): string {
  const asked = scene.lines.at(-1)?.text.includes(scene.question);
  if (!asked) return scene.question;
  return scene.phase === "silent" ? words.voteNow : words.talkNow;
}

function detailOf(scene: Decision, room: Room): string {
  const captain = captainOf(room);
  if (scene.phase === "silent") {
    const all = room.view.people.filter((one) => one.presence === "here" && !one.observer).length;
    return `${words.silentDetail} ${words.votedCount(scene.voted.length, all)}.`;
  }
  const name = nameOf(room, captain);
  if (scene.rule === "captain") return captain === room.me ? words.captainYou : words.captain(name);
  return words[scene.rule](captain === room.me ? null : name);
}

function decided(scene: Decision, room: Room): Now {
  const option = scene.options.find((one) => one.id === scene.chosen);
  const how =
    scene.by === "captain"
      ? words.by.captain(nameOf(room, captainOf(room)))
      : words.by[scene.by ?? "default"];
  return {
    headline: option ? splitOption(option.text).title : t.liveScenes.outcome.now,
    detail: String(how),
    action: null,
  };
}

function Voters({ seats }: { seats: readonly Seat[] }) {
  const { view } = useRoom();
  const away = (seat: Seat) => view.people.find((one) => one.seat === seat)?.presence !== "here";
  return seats.map((seat) => <Chip key={seat} seat={seat} away={away(seat)} />);
}

function Options({ scene }: { scene: Decision }) {
  const room = useRoom();
  const mine = room.mine?.vote ?? null;
  const open =
    scene.step === "active" && scene.phase !== "locked" && !room.mine?.locked && !room.mine?.observer;
  const vote = (option: string) => void room.send({ type: "vote", option });
  useNumberKeys(scene.options.length, (at) => open && scene.options[at] && vote(scene.options[at].id));
  return (
    <fieldset className="l-options" aria-label={words.group} data-count={scene.options.length}>
      {scene.options.map((option, at) => {
        const { title, rest } = splitOption(option.text);
        const votes = scene.votes?.[option.id];
        const chosen = scene.chosen === option.id;
        const dim = scene.chosen !== null && !chosen;
        return (
          <button
            type="button"
            key={option.id}
            className={`l-option${chosen ? " is-chosen" : ""}${dim ? " is-dim" : ""}`}
            aria-pressed={mine === option.id}
            aria-keyshortcuts={String(at + 1)}
            disabled={!open}
            onClick={() => vote(option.id)}
          >
            <OptionLamp number={at + 1} lit={mine === option.id || chosen} />
            <span className="l-option-text" lang={room.info.locale}>
              <b>{title}</b>
              {rest && <em>{rest}</em>}
            </span>
            <span className="l-votes">
              {votes && (
                <>
                  <strong>{votes.length}</strong>
                  <span className="l-word">{words.votes(votes.length)}</span>
                  <Voters seats={votes} />
                </>
              )}
              {(mine === option.id || chosen) && (
                <span className="l-mine">
                  <Check aria-hidden="true" />
                  {chosen ? words.chosen : words.yourVote}
                </span>
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** Silent vote, then talk with open tallies, then lock. */
export const decision = sceneKind<"decision">({
  now(scene, room) {
    if (scene.step === "outcome" || scene.phase === "locked") return decided(scene, room);
    const silent = scene.phase === "silent";
    return {
      headline: headlineOf(scene),
      detail: detailOf(scene, room),
      steps: [
        { label: words.silent, state: silent ? "on" : "past" },
        { label: words.talk, state: silent ? "ahead" : "on" },
        { label: words.lock, state: "ahead" },
      ],
      action: lockAction(scene, room),
    };
  },
  Controls: Options,
});
