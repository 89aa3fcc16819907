import type { ByeCode } from "@lantern/contract/live";
import { Link } from "react-router";
import { t } from "../../i18n/index.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Sheet } from "../ui/sheet.tsx";

const words = t.live.bye;
type Final = Exclude<ByeCode, "draining" | "slow">;

const texts: Record<Final, { heading: string; text: string; again: string | null }> = {
  elsewhere: { heading: words.elsewhereTitle, text: words.elsewhere, again: words.playHere },
  removed: { heading: words.removedTitle, text: words.removed, again: null },
  cancelled: { heading: words.cancelledTitle, text: words.cancelled, again: null },
  not_open: { heading: words.not_openTitle, text: words.not_open, again: words.again },
  full: { heading: words.fullTitle, text: words.full, again: words.again },
  unauthenticated: { heading: words.unauthenticatedTitle, text: words.unauthenticated, again: null },
};

/** Why the line was closed for good, and the one thing that can be done now. */
export function Goodbye({
  code,
  sessionId,
  onAgain,
}: {
  code: ByeCode;
  sessionId: string;
  onAgain: () => void;
}) {
  const { heading, text, again } = texts[code as Final] ?? texts.unauthenticated;
  return (
    <Sheet heading={heading}>
      <p>{text}</p>
      {again ? (
        <StageButton tone="solid" onClick={onAgain}>
          {again}
        </StageButton>
      ) : (
        <div className="l-links">
          <Link to={`/experience/${sessionId}`}>{words.toJoin}</Link>
        </div>
      )}
    </Sheet>
  );
}
