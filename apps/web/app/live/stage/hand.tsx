import type { CardView } from "@lantern/engine/views";
import { Check, Eye, Layers } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { useRoom } from "./room.ts";

const words = t.live.hand;

/** Cards in the order of use: those of the puzzle that is played, then unread ones, then the rest. */
export function inHand(cards: readonly CardView[], scene: string): CardView[] {
  const rank = (card: CardView) =>
    (card.puzzle === scene ? 0 : card.puzzle === null ? 2 : 1) + (card.shared ? 0.5 : 0);
  const due = cards.filter((card) => card.puzzle === null || card.puzzle === scene || !card.shared);
  const clues = due.filter((card) => card.puzzle === scene);
  return [...(clues.length > 0 ? clues : due)].sort((a, b) => rank(a) - rank(b));
}

function Card({ card, more, onNext }: { card: CardView; more: number; onNext: () => void }) {
  const { send, directory } = useRoom();
  const from = card.passedFrom ? directory.people[card.passedFrom]?.name : undefined;
  return (
    <article className="l-card">
      <p className="l-only">
        <Eye aria-hidden="true" />
        {from ? words.passed(from) : words.onlyYou}
        {more > 0 && (
          <button type="button" onClick={onNext} title={words.next}>
            <Layers aria-hidden="true" />
            {words.another(more)}
          </button>
        )}
      </p>
      {card.title && <h2>{card.title}</h2>}
      <p className="l-clue">{card.text}</p>
      {card.shared ? (
        <p className="l-said">
          <Check aria-hidden="true" />
          {words.wasSaid}
        </p>
      ) : (
        <button type="button" className="l-btn" onClick={() => send({ type: "share", card: card.id })}>
          <Check aria-hidden="true" />
          {words.said}
        </button>
      )}
    </article>
  );
}

/** Own cards on cream paper. Cream on a live page always means: only you see this. */
export function OwnHand() {
  const { mine, view } = useRoom();
  const [turned, setTurned] = useState(0);
  const cards = inHand(mine?.cards ?? [], view.scene.id);
  const card = cards[turned % Math.max(1, cards.length)];
  if (!card) return null;
  return (
    <section className="l-hand" aria-label={words.label} data-more={cards.length > 1 || undefined}>
      <Card key={card.id} card={card} more={cards.length - 1} onNext={() => setTurned(turned + 1)} />
    </section>
  );
}
