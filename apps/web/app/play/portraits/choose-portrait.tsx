import { UserRoundPen } from "lucide-react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { t } from "../../i18n/index.ts";
import { withTexts } from "../../i18n/with-texts.ts";
import { Tool } from "../ui/buttons.tsx";

/** Loads with the first click. Without its script the portrait stays as it is. */
const Picker = lazy<ComponentType<{ seat: string; onClose: () => void }>>(() =>
  withTexts(["portraits"], () => import("./portrait-picker.tsx")).then(
    ({ PortraitPicker }) => ({ default: PortraitPicker }),
    () => ({ default: () => null }),
  ),
);

/** A button on the own portrait that opens the choice of portraits. */
export function ChoosePortrait({
  seat,
  className,
  labelVisible,
}: {
  seat: string;
  className?: string;
  labelVisible?: boolean;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className={className}>
        <Tool
          icon={UserRoundPen}
          label={t.live().call.choosePortrait}
          labelVisible={labelVisible}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </span>
      {open && (
        <Suspense>
          <Picker seat={seat} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
