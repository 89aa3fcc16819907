import { COMMITMENT_MAX } from "@lantern/contract/live-protocol";
import { Lock, PenLine } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Input } from "../../ui/input.tsx";
import { captainOf, nameOf, type SceneOf, sceneKind } from "../stage/kind.ts";
import { useWholeStage } from "../stage/live-context.ts";
import { StageButton } from "../ui/buttons.tsx";

const texts = () => t.liveScenes().commitment;
type Commitment = SceneOf<"commitment">;

function useCommitmentText(scene: Commitment): string {
  const { texts } = useWholeStage().directory;
  return scene.textId ? (texts[scene.textId] ?? t.live().dock.removed) : "";
}

/** The team's commitment in large type, and a field to change it. */
function Writing({ scene }: { scene: Commitment }) {
  const stage = useWholeStage();
  const line = useCommitmentText(scene);
  const [text, setText] = useState("");
  const offer = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    const answer = await stage.send({ type: "commit", text: text.trim() });
    if (answer.ok) setText("");
  };
  return (
    <div className="grid gap-3.5">
      <blockquote className="rounded-r-md border-l-4 border-ember bg-well px-5.5 py-4.5">
        <p
          className={`font-display leading-tight text-balance wrap-anywhere ${line ? "text-xl lg:text-2xl" : "text-lg text-ink-soft"}`}
        >
          {line || texts().nothing}
        </p>
        {scene.by && (
          <cite className="mt-2 block text-ink-soft not-italic">{texts().by(nameOf(stage, scene.by))}</cite>
        )}
      </blockquote>
      {!scene.locked && stage.me && !stage.mine?.observer && (
        <form className="flex gap-2.5 max-lg:flex-col" onSubmit={offer}>
          <Input
            value={text}
            maxLength={COMMITMENT_MAX}
            aria-label={texts().label}
            placeholder={texts().label}
            onChange={(event) => setText(event.target.value)}
          />
          <StageButton tone="line" icon={PenLine} type="submit" disabled={!text.trim()}>
            {texts().save}
          </StageButton>
        </form>
      )}
    </div>
  );
}

/** One thing that the team will do at work. */
export const commitment = sceneKind<"commitment">({
  now(scene, stage) {
    if (scene.locked) return { headline: texts().locked, detail: texts().lockedDetail, action: null };
    const captain = captainOf(stage);
    const line = scene.textId;
    const mineToLock = captain !== null && captain === stage.me;
    return {
      headline: scene.question,
      detail: mineToLock ? texts().detail : `${texts().detail} ${texts().waits(nameOf(stage, captain))}`,
      action: mineToLock
        ? {
            label: texts().lock,
            icon: Lock,
            tone: "solid",
            disabled: line === null,
            run: () => void (line && stage.send({ type: "lock_commitment", textId: line })),
          }
        : null,
    };
  },
  Controls: Writing,
});
