import { MessageCircle, RefreshCw } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useLive } from "../stage/live-context.ts";

const texts = () => t.live().lobby;

/** A question to talk about while people arrive. Everybody begins with the same one. */
export function Icebreaker({ cards }: { cards: readonly string[] }) {
  const [at, setAt] = useState(0);
  const locale = useLive(({ info }) => info.locale);
  const card = cards[at % Math.max(1, cards.length)];
  if (!card) return null;
  return (
    <section className="paper-card lg:mt-auto lg:rotate-[0.8deg]" aria-label={texts().whileYouWait}>
      <p className="paper-label">
        <MessageCircle aria-hidden="true" />
        {texts().whileYouWait}
      </p>
      <p
        className="relative my-3 min-h-[3.7em] font-display text-md leading-tight lg:text-xl font-medium text-pretty"
        lang={locale}
      >
        {card}
      </p>
      <Reply text={card} />
      <button
        type="button"
        className="relative inline-flex min-h-11 items-center gap-2 font-semibold text-(--paper-soft)"
        onClick={() => setAt(at + 1)}
      >
        <RefreshCw aria-hidden="true" />
        {texts().another}
      </button>
    </section>
  );
}
