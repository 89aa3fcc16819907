import type { TeamView } from "@lantern/engine/views";
import { useEffect, useRef, useState } from "react";
import { t } from "../../i18n/index.ts";
import { StageButton } from "../ui/buttons.tsx";
import { useLive } from "./live-context.ts";

/** How long the story so far stays by itself. */
const VISIBLE_MS = 15_000;

/** Whether this page came into a story that had begun: true once, on the first view it sees. */
export function useCameLate(view: TeamView): boolean {
  const [late] = useState(
    () => view.pathOrder > 1 && view.soFar !== "" && !sessionStorage.getItem(visitedKey(view)),
  );
  useEffect(() => {
    sessionStorage.setItem(visitedKey(view), "1");
  }, [view]);
  return late;
}

const visitedKey = (view: TeamView) => `lantern.story.${view.team.id}`;

/** The story so far in a few sentences, for those who come late or lost the thread. */
export function StorySoFar({ text, onClose }: { text: string; onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  const { locale } = useLive().info;
  const close = useRef(onClose);
  close.current = onClose;
  // Once: the stage is drawn anew with every move of the team, and the time must not begin again.
  useEffect(() => {
    box.current?.showModal();
    const timer = setTimeout(() => close.current(), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <dialog ref={box} className="l-dialog dusk" onClose={onClose} aria-labelledby="so-far">
      <h2 id="so-far">{t.live.stage.soFar}</h2>
      <p lang={locale}>{text}</p>
      <StageButton tone="solid" onClick={onClose}>
        {t.live.stage.goOn}
      </StageButton>
    </dialog>
  );
}
