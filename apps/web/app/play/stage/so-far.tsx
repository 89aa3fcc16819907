import { useEffect, useState } from "react";
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { StageButton } from "../ui/buttons.tsx";
import { useLive, useStage } from "./live-context.ts";

/** Whether this page joined a story that had begun. True once, on its first view. */
export function useCameLate(): boolean {
  const key = useStage(({ view }) => `lantern.story.${view.team.id}`);
  const hasBegun = useStage(({ view }) => view.pathOrder > 1 && view.soFar !== "");
  const [late] = useState(() => hasBegun && !sessionStorage.getItem(key));
  useEffect(() => {
    sessionStorage.setItem(key, "1");
  }, [key]);
  return late;
}

/** The story so far in a few sentences, for people who join late. It stays until its reader closes it. */
export function StorySoFar({ text, onClose }: { text: string; onClose: () => void }) {
  const locale = useLive(({ info }) => info.locale);
  return (
    <Dialog
      open
      inPlace
      onClose={onClose}
      title={t.live().stage.soFar}
      description={<span lang={locale}>{text}</span>}
      actions={
        <StageButton tone="solid" onClick={onClose}>
          {t.live().stage.goOn}
        </StageButton>
      }
    />
  );
}
