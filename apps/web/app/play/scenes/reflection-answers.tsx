import { Check } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { Reply } from "../announcer/speech.tsx";
import type { SceneOf } from "../stage/kind.ts";
import { useLive, useNames } from "../stage/live-context.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Chip } from "../ui/portrait.tsx";

const texts = () => t.liveScenes().reflection;
type Reflection = SceneOf<"reflection">;

/** The person's own answer. Others see it when everybody has answered or the time is up. */
export function Answer({ scene }: { scene: Reflection }) {
  const send = useLive((live) => live.send);
  const me = useLive((live) => live.me);
  const mine = useLive((live) => live.mine);
  const stored = useLive(({ directory }) => directory.texts[mine?.reflectionTextId ?? ""] ?? "");
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
    <form className="grid gap-2" onSubmit={submit}>
      <Field label={texts().label}>
        <Textarea
          rows={3}
          value={text}
          maxLength={scene.maxLength}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex items-center justify-between gap-3 text-ink-soft">
        <span>{sent && !changed ? texts().sent : texts().left(scene.maxLength - text.length)}</span>
        <Reply text={sent && !changed ? texts().sent : ""} />
        <StageButton tone={sent ? "line" : "solid"} icon={Check} type="submit" disabled={busy || !changed}>
          {sent ? texts().change : texts().send}
        </StageButton>
      </div>
    </form>
  );
}

/** The answers of all, once they are open. */
export function Answers({ scene }: { scene: Reflection }) {
  const nameOf = useNames();
  const textsById = useLive(({ directory }) => directory.texts);
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(230px,1fr))] gap-3">
      {(scene.answers ?? []).map(({ seat, textId }) => (
        <li
          key={seat}
          className="l-rise grid content-between gap-3 rounded-md border border-line bg-well p-4"
        >
          <q dir="auto" className="font-display text-lg leading-snug wrap-anywhere [quotes:none]">
            {textsById[textId] ?? texts().removed}
          </q>
          <span className="flex items-center gap-2 font-semibold">
            <Chip seat={seat} />
            <span aria-hidden="true">{nameOf(seat)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
