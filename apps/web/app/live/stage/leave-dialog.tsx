import { Eye, LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../../i18n/index.ts";
import { StageButton } from "../ui/buttons.tsx";
import { useRoom } from "./room.ts";

const words = t.live.dock;

/** Leaving asks once, and offers to watch instead. Nobody is asked why. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { send, mine } = useRoom();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  const observing = mine?.observer ?? false;
  const watch = () => {
    void send({ type: "observe", on: !observing });
    onStay();
  };
  return (
    <dialog ref={box} className="l-dialog dusk" onClose={onStay} aria-labelledby="leave-title">
      <h2 id="leave-title">{words.leaveTitle}</h2>
      <p>{words.leaveText}</p>
      <div className="l-choices">
        <StageButton tone="line" onClick={onStay}>
          {words.cancel}
        </StageButton>
        {mine && (
          <StageButton tone="line" icon={Eye} onClick={watch}>
            {observing ? words.play : words.watch}
          </StageButton>
        )}
        <StageButton tone="solid" icon={LogOut} onClick={onLeave}>
          {words.leave}
        </StageButton>
      </div>
    </dialog>
  );
}
