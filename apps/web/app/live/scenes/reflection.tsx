import { Check } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { nameOf, readyAction, type SceneOf, sceneKind, stillOut } from "../stage/kind.ts";
import { useRoom } from "../stage/room.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Chip } from "../ui/portrait.tsx";

const words = t.liveScenes.reflection;
type Reflection = SceneOf<"reflection">;

/** One's own answer; nobody reads it before all have written, or the time is out. */
function Answer({ scene }: { scene: Reflection }) {
  const { send, mine, directory, me } = useRoom();
  const stored = mine?.reflectionTextId ? (directory.texts[mine.reflectionTextId] ?? "") : "";
  const [text, setText] = useState(stored);
  const [busy, setBusy] = useState(false);
  if (!me || mine?.observer) return null;
  const sent = mine?.reflectionTextId !== null;
  const changed = text.trim() !== stored && text.trim() !== "";
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!changed) return;
    setBusy(true);
    await send({ type: "reflect", text: text.trim() });
    setBusy(false);
  };
  return (
    <form className="l-answer-form" onSubmit={submit}>
      <label htmlFor="reflection">{words.label}</label>
      <textarea
        id="reflection"
        className="l-field"
        rows={3}
        value={text}
        maxLength={scene.maxLength}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <span role="status">{sent && !changed ? words.sent : words.left(scene.maxLength - text.length)}</span>
        <StageButton tone={sent ? "line" : "solid"} icon={Check} type="submit" disabled={busy || !changed}>
          {sent ? words.change : words.send}
        </StageButton>
      </div>
    </form>
  );
}

function Answers({ scene }: { scene: Reflection }) {
  const room = useRoom();
  return (
    <ul className="l-answers">
      {(scene.answers ?? []).map(({ seat, textId }) => (
        <li key={seat}>
          <q>{room.directory.texts[textId] ?? words.removed}</q>
          <span>
            <Chip seat={seat} />
            <span aria-hidden="true">{nameOf(room, seat)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One question, each for themselves; then everybody's answers at once. */
export const reflection = sceneKind<"reflection">({
  now(scene, room) {
    const all = room.view.people.filter((one) => one.presence === "here" && !one.observer).length;
    const open = scene.answers !== null;
    return {
      headline: scene.prompt,
      detail: open
        ? words.readDetail
        : `${words.detail} ${words.answered(all - stillOut(room, scene.answered).length, all)}.`,
      action: open ? readyAction(room, scene.ready) : null,
    };
  },
  Controls: ({ scene }) => (scene.answers ? <Answers scene={scene} /> : <Answer scene={scene} />),
});
