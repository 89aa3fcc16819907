import { MessageCircle } from "lucide-react";
import { t } from "../../i18n/index.ts";
import type { SceneOf } from "../stage/kind.ts";
import { useLive, useNames, useServerNow } from "../stage/live-context.ts";
import { Chip } from "../ui/portrait.tsx";
import { turnsOf } from "./camp-round.ts";

const texts = () => t.liveScenes().camp;

/** How long a question for the whole team stays, ms. */
const QUESTION_MS = 90_000;

/** The question of whoever is next, then one after another for everybody. */
export function CampQuestion({ scene }: { scene: SceneOf<"camp"> }) {
  const me = useLive((live) => live.me);
  const nameOf = useNames();
  const { turn, later } = turnsOf(scene);
  const passed = Math.max(0, useServerNow(1000) - scene.timer.startedAt);
  const question = turn?.question ?? scene.more[Math.floor(passed / QUESTION_MS) % scene.more.length];
  if (!question) return null;
  const mine = turn?.seat === me;
  return (
    <article className="rounded-md border border-ember-line bg-well p-4 max-xl:-order-2 phone:p-3">
      <p className="flex items-center gap-2 text-sm font-semibold text-ember">
        {turn ? <Chip seat={turn.seat} /> : <MessageCircle aria-hidden="true" />}
        {turn ? (mine ? texts().you : texts().questionFor(nameOf(turn.seat))) : texts().card}
      </p>
      <p className="mt-2 mb-1.5 font-display text-md leading-tight xl:text-xl font-medium text-pretty">
        {question}
      </p>
      {later.length > 0 && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          {texts().next}
          {later.map(({ seat }) => (
            <Chip key={seat} seat={seat} />
          ))}
        </p>
      )}
    </article>
  );
}
