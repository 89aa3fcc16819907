import { Eye, LogOut } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { StageButton } from "../ui/buttons.tsx";
import { useLive } from "./live-context.ts";

const texts = () => t.live().dock;

/** Confirms that somebody wants to leave, and offers to watch instead. */
export function LeaveDialog({ onCancel, onLeave }: { onCancel: () => void; onLeave: () => void }) {
  const send = useLive((live) => live.send);
  const mine = useLive((live) => live.mine);
  const observing = mine?.observer ?? false;
  const watch = () => {
    void send({ type: "observe", on: !observing });
    onCancel();
  };
  return (
    <Dialog
      open
      inPlace
      onClose={onCancel}
      title={texts().leaveTitle}
      description={texts().leaveText}
      actions={
        <>
          <StageButton tone="line" onClick={onCancel}>
            {texts().cancel}
          </StageButton>
          {mine && (
            <StageButton tone="line" icon={Eye} onClick={watch}>
              {observing ? texts().play : texts().watch}
            </StageButton>
          )}
          <StageButton tone="solid" icon={LogOut} onClick={onLeave}>
            {texts().leave}
          </StageButton>
        </>
      }
    />
  );
}
