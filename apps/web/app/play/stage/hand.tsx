import type { CardView, SceneView } from "@lantern/engine/views";
import { Check, Eye, Layers, MessageCircle } from "lucide-react";
import { Suspense, useState } from "react";
import { formatLanguage } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { cn } from "../../ui/cn.ts";
import { useCall, useOwnMicrophone } from "../call/call-context.ts";
import { useLive, useStage } from "./live-context.ts";
import { Call, Drawn } from "./load-later.ts";

const texts = () => t.live().hand;

/** The set that a card was dealt with: `roles` for `roles.3`. */
const setOf = (card: CardView) => card.id.slice(0, card.id.lastIndexOf("."));

/**
 * On the table the cards that the scene is about, told or not. Other untold ones wait behind a button, but not in a
 * puzzle, whose board needs the space.
 */
export function inHand(
  cards: readonly CardView[],
  scene: Pick<SceneView, "kind" | "table">,
): { table: CardView[]; others: CardView[] } {
  const isHere = (card: CardView) => scene.table?.includes(setOf(card)) ?? false;
  return {
    table: cards.filter(isHere).sort((a, b) => Number(a.shared) - Number(b.shared)),
    others: scene.kind === "puzzle" ? [] : cards.filter((card) => !isHere(card) && !card.shared),
  };
}

/** Where the parts of a card are on a small screen. Without a picture or a name they need no row for the label. */
function layoutOf(card: CardView, more: number, passed: boolean) {
  const picture = card.picture !== undefined;
  // Whether it has been shared, and otherwise the button for that, is in the first row of a short phone.
  const first = !picture && !passed;
  // On its side the button is beside the text.
  const shared = first && card.shared;
  const row = more > 0 || picture;
  return {
    paper: cn(
      picture ? "max-xl:grid-cols-2" : "max-xl:grid-cols-[1fr_auto]",
      first && "short:grid-cols-[auto_1fr]",
      shared && "sideways:grid-cols-[auto_1fr]",
    ),
    label: cn(
      row && "max-xl:col-span-full phone:-mt-1.5 sideways:mt-0.5 sideways:-mb-1.5",
      row && first && "short:col-[2] short:row-start-1 short:mt-0 short:[&>svg]:hidden",
      row && shared && "sideways:col-[2] sideways:row-start-1 sideways:mb-0 sideways:[&>svg]:hidden",
      !row && (passed ? "sideways:col-span-full" : "short:sr-only! sideways:sr-only!"),
    ),
    private: cn(!passed && "sideways:sr-only", first && "short:sr-only"),
    title: cn(shared && "sideways:sr-only"),
    text: cn(!picture && !shared && "sideways:col-[1]!"),
    shared: cn(
      picture && "max-xl:col-start-2",
      !picture && (more > 0 ? "max-xl:col-span-full" : "max-xl:col-start-2 max-xl:row-start-1"),
      first && "short:col-[1] short:row-start-1",
      shared && "sideways:col-[1] sideways:row-start-1",
      !picture && !shared && "sideways:col-[2]! sideways:row-span-2! sideways:max-w-22 sideways:self-start",
    ),
  };
}

const button =
  "flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 rounded-md px-3 font-semibold leading-tight text-balance hover:opacity-90 max-xl:px-2 max-xl:text-sm max-xl:[&>svg]:hidden";
/** The one that fits the microphone. */
const first = `${button} xl:basis-full bg-(--paper-button) text-(--paper)`;
const other = `${button} order-1 border-[1.5px] border-(--paper-button)`;

/** Tells a card, once: in the chat, or aloud. A simulated teammate hears no voice. */
function Share({ card: { id, picture }, className }: { card: CardView; className: string }) {
  const send = useLive((live) => live.send);
  const rehearsal = useLive(({ session }) => session.rehearsal);
  // An older server has no told cards.
  const chat = useStage(({ view }) => view.sharedTexts !== undefined);
  const call = useCall();
  const speaks = useOwnMicrophone(call);
  const aloud = !rehearsal || !chat;
  return (
    <p className={cn("flex flex-wrap gap-1.5 max-xl:flex-nowrap", className)}>
      {chat && (
        <button
          type="button"
          className={speaks && aloud ? other : first}
          onClick={() => send({ type: "share", card: id, how: "chat" })}
        >
          <MessageCircle aria-hidden="true" />
          {picture ? texts().shareText : texts().share}
        </button>
      )}
      {aloud && (
        <button
          type="button"
          className={speaks || !chat ? first : other}
          onClick={() => send({ type: "share", card: id, how: "aloud" })}
        >
          <Check aria-hidden="true" />
          {picture ? texts().described : texts().sharedAloud}
        </button>
      )}
    </p>
  );
}

interface CardProps {
  card: CardView;
  more: number;
  onNext: () => void;
  /** Who of the story asks for it. */
  asker: string | null;
}

function Card({ card, more, onNext, asker }: CardProps) {
  const locale = useLive(({ info }) => info.locale);
  const scene = useStage(({ view }) => view.scene.title);
  const from = useLive(({ directory }) =>
    card.passedFrom ? directory.people[card.passedFrom]?.name : undefined,
  );
  const at = layoutOf(card, more, from !== undefined);
  return (
    <article
      data-requested={asker !== null || undefined}
      className={`paper-card data-requested:ring-3 data-requested:ring-ember -rotate-[1.2deg] max-xl:grid max-xl:rotate-0 max-xl:items-center max-xl:gap-x-3 max-xl:gap-y-1 phone:gap-x-1 phone:gap-y-0 phone:px-3 phone:py-1.5 sideways:py-0.5! ${at.paper}`}
    >
      <p className={`paper-label ${at.label}`}>
        <Eye aria-hidden="true" />
        <span className={asker ? "" : cn(at.private, !from && "whitespace-nowrap")}>
          {asker ? texts().requestedBy(asker) : from ? texts().passed(from) : texts().onlyYou}
        </span>
        {more > 0 && (
          <button
            type="button"
            className="-my-3 -me-1.5 ms-auto inline-flex min-h-11 items-center gap-1.5 px-2 whitespace-nowrap font-semibold underline underline-offset-3"
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
          className={`mt-2 font-text text-base font-semibold tracking-normal text-(--paper-soft) max-xl:col-span-full max-xl:mt-0 ${card.title === scene ? "phone:sr-only" : ""} ${at.title} ${at.text}`}
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
          className={`mt-2 mb-3.5 font-display text-lg leading-snug font-medium text-pretty wrap-anywhere max-xl:col-span-full max-xl:my-0 max-xl:text-md sideways:text-base ${at.text}`}
          lang={locale}
        >
          {card.text}
        </p>
      )}
      {card.call && (
        <Suspense>
          <Call sounds={card.call.sounds} />
        </Suspense>
      )}
      {card.aloud && !card.shared && (
        <details className="mb-2 max-xl:col-span-full max-xl:mb-0">
          <summary className="min-h-8 cursor-pointer font-semibold">
            {texts().readAloud(formatLanguage(card.aloud.language))}
          </summary>
          <p lang={card.aloud.language} className="wrap-anywhere">
            {card.aloud.text}
          </p>
        </details>
      )}
      {card.shared ? (
        <p className={`flex min-h-8 items-center gap-2 font-semibold text-(--paper-done) ${at.shared}`}>
          <Check aria-hidden="true" />
          {texts().alreadyShared}
        </p>
      ) : (
        <Share card={card} className={at.shared} />
      )}
    </article>
  );
}

/** The person's own cards on cream paper. Cream on a live page always means: only you see this. */
export function OwnHand() {
  const request = useStage(({ view, me }) => (view.request?.seat === me ? view.request : null));
  const isOver = useStage(({ view }) => view.scene.kind === "puzzle" && view.scene.step === "outcome");
  if (isOver) return null;
  // Whoever turned to another card sees the one that they are asked for.
  return <Hand key={request?.card} request={request ?? null} />;
}

function Hand({ request }: { request: { asker: string; card: string } | null }) {
  const mine = useLive((live) => live.mine);
  const scene = useStage(({ view }) => view.scene);
  const [turned, setTurned] = useState(0);
  const [opened, setOpened] = useState("");
  const { table, others } = inHand(mine?.cards ?? [], scene);
  const isOpen = opened === scene.id && others.length > 0;
  const isRequested = (one: CardView) => one.id === request?.card && !one.shared;
  const cards = (isOpen ? others : table).sort((a, b) => Number(isRequested(b)) - Number(isRequested(a)));
  const card = cards[turned % Math.max(1, cards.length)];
  if (!card && others.length === 0) return null;
  return (
    <section
      className={`shrink-0 max-xl:-order-2 max-xl:w-full ${scene.kind === "decision" ? "phone:order-1" : ""}`}
      aria-label={texts().label}
    >
      {card && (
        <div className="l-hand relative max-xl:data-more:mt-2.5" data-more={cards.length > 1 || undefined}>
          <Card
            key={card.id}
            card={card}
            more={cards.length - 1}
            onNext={() => setTurned(turned + 1)}
            asker={request && isRequested(card) ? request.asker : null}
          />
        </div>
      )}
      {others.length > 0 && (
        <button
          type="button"
          className="relative mt-2.5 flex min-h-11 w-full items-center justify-center gap-2 rounded-md border border-line px-3 text-sm font-semibold"
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? "" : scene.id)}
        >
          <Layers aria-hidden="true" />
          {isOpen ? texts().putAway : texts().others(others.length)}
        </button>
      )}
    </section>
  );
}
