import { Eye, LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../../i18n/index.ts";
import { StageButton } from "../ui/buttons.tsx";
import { useLive } from "./live-context.ts";

const texts = t.live.dock;

/** Confirms that somebody wants to leave, and offers to watch instead. */
export function LeaveDialog({ onCancel, onLeave }: { onCancel: () => void; onLeave: () => void }) {
  const send = useLive((live) => live.send);
  const mine = useLive((live) => live.mine);
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  const observing = mine?.observer ?? false;
  const watch = () => {
    void send({ type: "observe", on: !observing });
    onCancel();
  };
  return (
    <dialog ref={box} className="l-dialog dusk" onClose={onCancel} aria-labelledby="leave-title">
      <h2 id="leave-title">{texts.leaveTitle}</h2>
      <p>{texts.leaveText}</p>
      <div className="l-choices">
        <StageButton tone="line" onClick={onCancel}>
          {texts.cancel}
        </StageButton>
        {mine && (
          <StageButton tone="line" icon={Eye} onClick={watch}>
            {observing ? texts.play : texts.watch}
          </StageButton>
        )}
        <StageButton tone="solid" icon={LogOut} onClick={onLeave}>
          {texts.leave}
        </StageButton>
      </div>
    </dialog>
  );
}
