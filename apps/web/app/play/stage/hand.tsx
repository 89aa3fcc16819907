import type { CardView, SceneView } from "@lantern/engine/views";
import { Check, Eye, Layers } from "lucide-react";
import { Suspense, useState } from "react";
import { t } from "../../i18n/index.ts";
import { useLive, useStage } from "./live-context.ts";
import { Drawn } from "./load-later.ts";

const texts = () => t.live().hand;

/** The set that a card was dealt with: `roles` for `roles.3`. */
const setOf = (card: CardView) => card.id.slice(0, card.id.lastIndexOf("."));

/**
 * The cards of this scene. In a puzzle, its clues. Elsewhere, cards that weren't shared yet, the newest set first;
 * during a briefing or decision also the shared cards of the newest set.
 */
export function inHand(cards: readonly CardView[], scene: Pick<SceneView, "id" | "kind">): CardView[] {
  const clues = cards.filter((card) => card.puzzle === scene.id);
  if (clues.length > 0) return clues.sort((a, b) => Number(a.shared) - Number(b.shared));
  if (scene.kind === "puzzle") return [];
  const newest = cards.at(-1);
  const listening = scene.kind === "briefing" || scene.kind === "decision";
  const retained = (card: CardView) => listening && newest !== undefined && setOf(card) === setOf(newest);
  return cards
    .filter((card) => !card.shared || retained(card))
    .reverse()
    .sort((a, b) => Number(a.shared) - Number(b.shared));
}

function Card({ card, more, onNext }: { card: CardView; more: number; onNext: () => void }) {
  const send = useLive((live) => live.send);
  const locale = useLive(({ info }) => info.locale);
  const rehearsal = useLive(({ session }) => session.rehearsal);
  const from = useLive(({ directory }) =>
    card.passedFrom ? directory.people[card.passedFrom]?.name : undefined,
  );
  const plain = more > 0 ? "max-lg:col-span-full" : "max-lg:col-start-2 max-lg:row-start-1";
  const area = card.picture ? "max-lg:col-start-2" : plain;
  // On a phone on its side: the text left, the button beside it.
  const beside = card.picture
    ? ""
    : "sideways:col-[2]! sideways:row-span-2! sideways:max-w-22 sideways:self-start";
  const left = card.picture ? "" : "sideways:col-[1]!";
  return (
    <article
      className={`paper-card -rotate-[1.2deg] max-lg:grid max-lg:rotate-0 max-lg:items-center ${card.picture ? "max-lg:grid-cols-2" : "max-lg:grid-cols-[1fr_auto]"} max-lg:gap-x-3 max-lg:gap-y-1 phone:gap-x-1 phone:gap-y-0 phone:px-3 phone:py-1.5 sideways:py-0.5!`}
    >
      <p
        className={`paper-label ${more > 0 || card.picture ? "max-lg:col-span-full phone:-mt-1.5 sideways:-mb-1.5" : from ? "sideways:col-span-full" : "sideways:sr-only!"}`}
      >
        <Eye aria-hidden="true" />
        <span className={from ? "" : "sideways:sr-only"}>
          {from ? texts().passed(from) : texts().onlyYou}
        </span>
        {more > 0 && (
          <button
            type="button"
            className="-my-3 -mr-1.5 ml-auto inline-flex min-h-11 items-center gap-1.5 px-2 font-semibold underline underline-offset-3"
            onClick={onNext}
            title={texts().next}
          >
            <Layers aria-hidden="true" />
            {texts().another(more)}
          </button>
        )}
      </p>
      {card.title && (
        <h2
          lang={locale}
          className={`mt-2 font-text text-base font-semibold tracking-normal text-(--paper-soft) max-lg:col-span-full max-lg:mt-0 ${left}`}
        >
          {card.title}
        </h2>
      )}
      {card.picture ? (
        <Suspense>
          <Drawn text={card.text} picture={card.picture} />
        </Suspense>
      ) : (
        <p
          className={`mt-2 mb-3.5 font-display text-lg leading-snug font-medium text-pretty wrap-anywhere max-lg:col-span-full max-lg:my-0 max-lg:text-md sideways:text-base ${left}`}
          lang={locale}
        >
          {card.text}
        </p>
      )}
      {card.shared ? (
        <p className={`flex min-h-8 items-center gap-2 font-semibold text-(--paper-done) ${area} ${beside}`}>
          <Check aria-hidden="true" />
          {texts().alreadyShared}
        </p>
      ) : (
        <button
          type="button"
          className={`flex min-h-11 w-full items-center justify-center gap-2 rounded-md bg-(--paper-button) px-4 font-semibold text-(--paper) hover:opacity-90 max-lg:w-auto sideways:[&>svg]:hidden max-lg:px-3.5 max-lg:text-sm phone:px-2 phone:leading-tight ${area} ${beside}`}
          onClick={() => send({ type: "share", card: card.id })}
        >
          <Check aria-hidden="true" />
          {rehearsal ? texts().readOut : texts().shared}
        </button>
      )}
    </article>
  );
}

/** The person's own cards on cream paper. Cream on a live page always means: only you see this. */
export function OwnHand() {
  const mine = useLive((live) => live.mine);
  const scene = useStage(({ view }) => view.scene);
  const [turned, setTurned] = useState(0);
  const cards = inHand(mine?.cards ?? [], scene);
  const card = cards[turned % Math.max(1, cards.length)];
  if (!card) return null;
  return (
    <section
      className="l-hand relative shrink-0 max-lg:-order-2 max-lg:w-full max-lg:data-more:mt-2.5"
      aria-label={texts().label}
      data-more={cards.length > 1 || undefined}
    >
      <Card key={card.id} card={card} more={cards.length - 1} onNext={() => setTurned(turned + 1)} />
    </section>
  );
}
