import { MessageCircle, RefreshCw } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/announcer.tsx";
import { useLive } from "../stage/live-context.ts";

const texts = t.live.lobby;

/** A question to talk about while people arrive. Everybody begins with the same one. */
export function Icebreaker({ cards }: { cards: readonly string[] }) {
  const [at, setAt] = useState(0);
  const locale = useLive(({ info }) => info.locale);
  const card = cards[at % Math.max(1, cards.length)];
  if (!card) return null;
  return (
    <section className="l-card l-ice" aria-label={texts.whileYouWait}>
      <p className="l-only">
        <MessageCircle aria-hidden="true" />
        {texts.whileYouWait}
      </p>
      <p className="l-clue" lang={locale}>
        {card}
      </p>
      <Reply text={card} />
      <button type="button" className="l-again" onClick={() => setAt(at + 1)}>
        <RefreshCw aria-hidden="true" />
        {texts.another}
      </button>
    </section>
  );
}
