import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { texts } from "./texts.ts";

/** In place of the script of a dialog that did not arrive, for example on a broken connection. */
export const notLoaded = () => ({ default: NotLoaded });

/** The same in place of a part of the page. */
export const partNotLoaded = () => ({ default: PartNotLoaded });

function PartNotLoaded() {
  return (
    <p role="alert" className="mt-8">
      {texts.notLoaded.title}. {texts.notLoaded.text}
    </p>
  );
}

function NotLoaded({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.notLoaded.title}
      description={texts.notLoaded.text}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button tone="primary" onClick={() => location.reload()}>
            {texts.notLoaded.submit}
          </Button>
        </>
      }
    />
  );
}
