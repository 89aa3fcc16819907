import type { LobbyView } from "@lantern/engine/views";
import { formatMomentHere } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { useServerNow } from "../stage/live-context.ts";
import { clockText } from "../stage/timing.ts";

const texts = () => t.live().lobby;
const DAY = 86_400_000;

const line = "block max-w-[15em] font-display text-xl font-medium";

/** Time to the start in large figures; after it, that the session waits for more people. */
export function Countdown({ view, firstName }: { view: LobbyView; firstName: string }) {
  const now = useServerNow(500);
  const late = view.waitingUntil !== null;
  const target = view.waitingUntil ?? view.clock.startsAt;
  const left = Math.max(0, target - now);
  const seconds = Math.ceil(left / 1000);
  const nothing = firstName ? texts().hello(firstName) : texts().nothing;
  if (left > DAY) {
    return (
      <>
        <p>{texts().startsAt(formatMomentHere(target))}</p>
        <strong className={line}>{nothing}</strong>
      </>
    );
  }
  return (
    <>
      <p>{texts().beginsIn}</p>
      <div
        className="l-count"
        role="timer"
        aria-label={texts().countdown(Math.floor(seconds / 60), seconds % 60)}
        data-long={left >= 3_600_000 || undefined}
      >
        {clockText(left)}
      </div>
      <strong className={line}>
        {left === 0 ? texts().startingNow : late ? texts().waitingMore : nothing}
      </strong>
    </>
  );
}
