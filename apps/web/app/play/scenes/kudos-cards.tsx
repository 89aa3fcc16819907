import { KUDOS_TEXT_MAX } from "@lantern/contract/live-protocol";
import { Gift } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Input } from "../../ui/input.tsx";
import type { SceneOf } from "../stage/kind.ts";
import { useLive, useNames, useStage } from "../stage/live-context.ts";
import { choice, StageButton } from "../ui/buttons.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { inTurn, turn } from "../ui/in-turn.ts";
import { Chip, Portrait } from "../ui/portrait.tsx";

const texts = () => t.debrief().kudos;
type Kudos = SceneOf<"kudos">;

function Given({ scene }: { scene: Kudos }) {
  const given = useLive(({ mine }) => mine?.kudos) ?? [];
  const nameOf = useNames();
  if (given.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4.5 gap-y-2" aria-label={texts().yours}>
      {given.map(({ to, card, textId }) => (
        <li key={`${to}-${card}-${textId}`} className="flex items-center gap-2">
          <Chip seat={to} />
          <span>
            {t.liveScenes().kudos.given(nameOf(to))}: {scene.cards.find(({ id }) => id === card)?.text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Up to three cards to teammates, each with an optional message. */
export function Giving({ scene }: { scene: Kudos }) {
  const people = useStage(({ view }) => view.people);
  const me = useLive((live) => live.me);
  const mine = useLive((live) => live.mine);
  const send = useLive((live) => live.send);
  const locale = useLive(({ info }) => info.locale);
  const nameOf = useNames();
  const [to, setTo] = useState<string | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const [line, setLine] = useState("");
  const [giving, setGiving] = useState(false);
  const left = mine?.kudosLeft ?? 0;
  if (!me || mine?.observer) return null;
  const others = people.filter((one) => one.seat !== me && !one.observer);
  const give = async () => {
    if (!to || !card) return;
    setGiving(true);
    const answer = await send({ type: "kudos", to, card, text: line.trim() || null });
    setGiving(false);
    if (!answer.ok) return;
    setTo(null);
    setCard(null);
    setLine("");
  };
  return (
    <div className="grid grid-cols-1 gap-3 phone:gap-2 sideways:gap-1">
      {left > 0 && (
        <>
          <fieldset className="min-w-0">
            <legend className="mb-2 font-semibold phone:sr-only">{texts().to}</legend>
            <div className="flex flex-wrap gap-2 *:max-w-60 phone:flex-nowrap phone:gap-1.5 xl:gap-3">
              {others.map((one) => (
                <button
                  type="button"
                  key={one.seat}
                  className={`${choice} flex min-h-15 items-center gap-2.5 py-1 pe-4 ps-1.5 font-semibold phone:min-w-0 phone:flex-1 phone:flex-col phone:gap-0.5 phone:px-0.5 phone:text-sm sideways:min-h-11 sideways:flex-row sideways:gap-1.5 sideways:justify-center sideways:py-0`}
                  aria-pressed={to === one.seat}
                  onClick={() => setTo(one.seat)}
                >
                  <span className="l-chip size-12 phone:size-9 sideways:size-7.5!">
                    <Portrait seat={one.seat} />
                  </span>
                  <span className="min-w-0 truncate phone:max-w-full">{nameOf(one.seat)}</span>
                </button>
              ))}
            </div>
          </fieldset>
          <fieldset className="min-w-0">
            <legend className="mb-2 font-semibold phone:sr-only">{texts().card}</legend>
            <div className="grid grid-cols-2 gap-2 phone:gap-1.5 sideways:grid-cols-3 sideways:gap-1 xl:grid-cols-4">
              {scene.cards.map(({ id, symbol, text }) => (
                <button
                  type="button"
                  key={id}
                  className={`${choice} flex min-h-15 items-center gap-2 px-2.5 py-1.5 text-start phone:min-h-11 phone:py-0.5 phone:text-sm sideways:gap-1.5 sideways:px-1.5 sideways:py-0 sideways:font-text sideways:leading-none font-display leading-tight font-medium [&>svg]:text-ember`}
                  aria-pressed={card === id}
                  onClick={() => setCard(id)}
                >
                  <Glyph of={symbol} />
                  <span lang={locale}>{text}</span>
                </button>
              ))}
            </div>
          </fieldset>
          <div className="flex gap-2.5 max-xl:flex-col phone:gap-1.5 sideways:flex-row">
            <Input
              value={line}
              maxLength={KUDOS_TEXT_MAX}
              aria-label={texts().line}
              placeholder={texts().line}
              onChange={(event) => setLine(event.target.value)}
            />
            <StageButton
              tone={to && card ? "solid" : "line"}
              icon={Gift}
              wrap
              disabled={!to || !card || giving}
              onClick={give}
            >
              <span className="line-clamp-2 wrap-anywhere">
                {to && card ? texts().give(nameOf(to)) : texts().choose}
              </span>
            </StageButton>
          </div>
        </>
      )}
      <Given scene={scene} />
    </div>
  );
}

/** Between two cards, ms, if all of them fit into the time. */
const CARD_MS = 1500;
/** Share of the time in which all have appeared. */
const SHARE = 0.6;

/** All cards of the team, one by one: who gave which to whom. */
export function Reading({ scene, read }: { scene: Kudos; read: NonNullable<Kudos["read"]> }) {
  const me = useLive((live) => live.me);
  const now = useLive((live) => live.now);
  const locale = useLive(({ info }) => info.locale);
  const nameOf = useNames();
  // The outcome began when this was first drawn, but for people who come late.
  const [leftMs] = useState(() => Math.max(0, (scene.timer.endsAt ?? 0) - now()));
  const every = Math.min(CARD_MS, (leftMs * SHARE) / read.length);
  return (
    <ol className="grid gap-2 phone:gap-1.5 sm:grid-cols-2 xl:grid-cols-3" aria-label={texts().all}>
      {read.map(({ from, to, card }, at) => {
        const own = scene.cards.find(({ id }) => id === card);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card can be given twice, and the list never changes
            key={at}
            className={`l-rise ${inTurn} flex items-center gap-3 rounded-md border bg-well px-3 py-2 ${to === me ? "border-ember" : "border-line"}`}
            style={turn(at, every)}
          >
            <span className="text-ember">
              <Glyph of={own?.symbol ?? ""} />
            </span>
            <span className="grid min-w-0 gap-0.5">
              <b className="font-display leading-tight font-medium" lang={locale}>
                {own?.text}
              </b>
              <span className="flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
                <Chip seat={from} />
                <span aria-hidden="true" className="line-clamp-1 wrap-anywhere">
                  {nameOf(from)}
                </span>
                {texts().toName}
                <Chip seat={to} />
                <span aria-hidden="true" className="line-clamp-1 wrap-anywhere">
                  {nameOf(to)}
                </span>
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
