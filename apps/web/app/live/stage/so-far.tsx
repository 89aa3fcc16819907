import type { TeamView } from "@lantern/engine/views";
import { useEffect, useRef, useState } from "react";
import { t } from "../../i18n/index.ts";
import { StageButton } from "../ui/buttons.tsx";
import { useLive } from "./live-context.ts";

/** How long the summary of the story so far stays by itself. */
const VISIBLE_MS = 15_000;

/** Whether this page joined a story that had begun. True once, on its first view. */
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

/** The story so far in a few sentences, for people who join late. */
export function StorySoFar({ text, onClose }: { text: string; onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  const { locale } = useLive().info;
  const close = useRef(onClose);
  close.current = onClose;
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
