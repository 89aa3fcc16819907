import type { HostTeamView } from "@lantern/engine/views";
import {
  Award,
  FileText,
  Film,
  Flame,
  Handshake,
  HeartHandshake,
  type LucideIcon,
  Moon,
  PenLine,
  Puzzle,
  Scale,
  Split,
} from "lucide-react";
import { clockText, leftOf, shareLeft } from "../../play/stage/timing.ts";
import { useNow } from "../../ui/use-now.ts";
import { useHostControls } from "./host-controls.ts";
import { texts as hostTexts } from "./texts.ts";

const texts = hostTexts.teams;

/** Scenes in which each person can be ready on their own. */
const personScenes: ReadonlySet<string> = new Set([
  ...["briefing", "decision", "allocation", "reflection", "kudos", "commitment", "scorecard"],
]);

const icons: Record<NonNullable<HostTeamView["scene"]>["kind"], LucideIcon> = {
  film: Film,
  briefing: FileText,
  decision: Split,
  puzzle: Puzzle,
  allocation: Scale,
  reflection: PenLine,
  reveal: Moon,
  kudos: HeartHandshake,
  commitment: Handshake,
  camp: Flame,
  scorecard: Award,
};

/** A team's current scene: icon of its kind, title, and how many are ready. */
export function SceneCell({ team }: { team: HostTeamView }) {
  const { scene } = team;
  if (!scene) return <span className="text-ink-soft">{texts.noScene}</span>;
  const Icon = icons[scene.kind];
  const playing = team.people.filter(({ presence, observer }) => presence === "here" && !observer);
  const done = playing.filter((person) => person.done).length;
  const how = team.waiting
    ? texts.waiting
    : scene.step === "outcome"
      ? texts.outcome
      : scene.turn
        ? texts.turn(scene.turn.at, scene.turn.of)
        : done > 0 && personScenes.has(scene.kind)
          ? texts.ready(done, playing.length)
          : texts.nth(team.entered);
  return (
    <span className="flex items-start gap-2.5">
      <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <b className="block leading-snug">
          <span className="sr-only">{hostTexts.kinds[scene.kind]}: </span>
          {scene.title}
        </b>
        <small className="block text-sm text-ink-soft">{how}</small>
        {scene.step === "active" && <Talk scene={scene} />}
      </span>
    </span>
  );
}

/** The scene asks three times at most: whoever is still quiet then may need a visit. */
const MOST_REQUESTS = 3;

/** How many cards the team has told, and for how long it has been quiet. */
function Talk({ scene }: { scene: NonNullable<HostTeamView["scene"]> }) {
  const now = useNow(1000, useHostControls().now);
  const { shared, requests = 0, quietSince } = scene;
  if (!shared) return null;
  return (
    <small className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-soft tabular-nums">
      <span>{texts.shared(shared.count, shared.of)}</span>
      <span>{texts.quiet(clockText(now - quietSince))}</span>
      {requests >= MOST_REQUESTS && (
        <span className="inline-flex items-center gap-1.5 text-ember">
          <span aria-hidden="true" className="size-2 rounded-full bg-ember" />
          {texts.requests}
        </span>
      )}
    </small>
  );
}

/** Time left in the scene, as digits and a shrinking bar. */
export function LeftCell({ scene }: { scene: HostTeamView["scene"] }) {
  const now = useNow(500, useHostControls().now);
  if (!scene) return null;
  return (
    <span className="inline-block w-18 text-end">
      <time className="font-semibold tabular-nums">{clockText(leftOf(scene.timer, now))}</time>
      <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-[2px] bg-line">
        <span className="block h-full bg-ember" style={{ width: `${shareLeft(scene.timer, now) * 100}%` }} />
      </span>
    </span>
  );
}
