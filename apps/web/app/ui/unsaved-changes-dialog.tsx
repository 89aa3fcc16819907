import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { texts as uiTexts } from "./texts.ts";

const texts = uiTexts.leave;

/**
 * Asks before unsaved changes are lost, by a link or by closing the tab.
 *
 * @param unsaved called when the page is left, so that a form that has just been saved is not asked about
 */
export function UnsavedChangesDialog({ unsaved }: { unsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved() && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);
  const cancel = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={cancel}
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button onClick={cancel}>{texts.cancel}</Button>
          <Button tone="danger" onClick={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
        </>
      }
    />
  );
}
