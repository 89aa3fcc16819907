import { COMMITMENT_MAX } from "@lantern/contract/live";
import { Lock, PenLine } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { captainOf, nameOf, type SceneOf, sceneKind } from "../stage/kind.ts";
import { useRoom } from "../stage/room.ts";
import { StageButton } from "../ui/buttons.tsx";

const words = t.liveScenes.commitment;
type Commitment = SceneOf<"commitment">;

function useLine(scene: Commitment): string {
  const { texts } = useRoom().directory;
  return scene.textId ? (texts[scene.textId] ?? t.live.dock.removed) : "";
}

/** The team's line as it stands, large, and a field to say it better. */
function Writing({ scene }: { scene: Commitment }) {
  const room = useRoom();
  const line = useLine(scene);
  const [text, setText] = useState("");
  const offer = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    const answer = await room.send({ type: "commit", text: text.trim() });
    if (answer.ok) setText("");
  };
  return (
    <div className="l-commitment">
      <blockquote className={line ? "" : "is-empty"} aria-live="polite">
        <p>{line || words.nothing}</p>
        {scene.by && <cite>{words.by(nameOf(room, scene.by))}</cite>}
      </blockquote>
      {!scene.locked && room.me && !room.mine?.observer && (
        <form className="l-give" onSubmit={offer}>
          <input
            className="l-field"
            value={text}
            maxLength={COMMITMENT_MAX}
            aria-label={words.label}
            placeholder={words.label}
            onChange={(event) => setText(event.target.value)}
          />
          <StageButton tone="line" icon={PenLine} type="submit" disabled={!text.trim()}>
            {words.save}
          </StageButton>
        </form>
      )}
    </div>
  );
}

/** One shared line that the team will do at work. */
export const commitment = sceneKind<"commitment">({
  now(scene, room) {
    if (scene.locked) return { headline: words.locked, detail: words.lockedDetail, action: null };
    const captain = captainOf(room);
    const line = scene.textId;
    const mineToLock = captain !== null && captain === room.me;
    return {
      headline: scene.question,
      detail: mineToLock ? words.detail : `${words.detail} ${words.waits(nameOf(room, captain))}`,
      action: mineToLock
        ? {
            label: words.lock,
            icon: Lock,
            tone: "solid",
            disabled: line === null,
            run: () => void (line && room.send({ type: "lock_commitment", textId: line })),
          }
        : null,
    };
  },
  Controls: Writing,
});
