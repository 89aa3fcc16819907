import { KUDOS_TEXT_MAX } from "@lantern/contract/live";
import { Gift } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { nameOf, readyAction, type SceneOf, sceneKind } from "../stage/kind.ts";
import { useRoom } from "../stage/room.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { Chip, Portrait } from "../ui/portrait.tsx";

const words = t.liveScenes.kudos;
type Kudos = SceneOf<"kudos">;

function Given({ scene }: { scene: Kudos }) {
  const room = useRoom();
  const given = room.mine?.kudos ?? [];
  if (given.length === 0) return null;
  return (
    <ul className="l-given" aria-label={words.yours}>
      {given.map(({ to, card, textId }) => (
        <li key={`${to}-${card}-${textId}`}>
          <Chip seat={to} />
          <span>
            {words.given(nameOf(room, to))}: {scene.cards.find(({ id }) => id === card)?.text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Up to three cards to team-mates, each with an optional line. */
function Giving({ scene }: { scene: Kudos }) {
  const room = useRoom();
  const { view, me, mine, send } = room;
  const [to, setTo] = useState<string | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const [line, setLine] = useState("");
  const [giving, setGiving] = useState(false);
  const left = mine?.kudosLeft ?? 0;
  if (!me || mine?.observer) return null;
  const others = view.people.filter((one) => one.seat !== me && !one.observer);
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
    <div className="l-kudos">
      {left > 0 && (
        <>
          <fieldset>
            <legend>{words.to}</legend>
            <div className="l-whom">
              {others.map((one) => (
                <button
                  type="button"
                  key={one.seat}
                  aria-pressed={to === one.seat}
                  onClick={() => setTo(one.seat)}
                >
                  <span className="l-whom-face">
                    <Portrait seat={one.seat} />
                  </span>
                  {nameOf(room, one.seat)}
                </button>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>{words.card}</legend>
            <div className="l-cards">
              {scene.cards.map(({ id, symbol, text }) => (
                <button type="button" key={id} aria-pressed={card === id} onClick={() => setCard(id)}>
                  <Glyph of={symbol} />
                  <span lang={room.info.locale}>{text}</span>
                </button>
              ))}
            </div>
          </fieldset>
          <div className="l-give">
            <input
              className="l-field"
              value={line}
              maxLength={KUDOS_TEXT_MAX}
              aria-label={words.line}
              placeholder={words.line}
              onChange={(event) => setLine(event.target.value)}
            />
            <StageButton
              tone={to && card ? "solid" : "line"}
              icon={Gift}
              disabled={!to || !card || giving}
              onClick={give}
            >
              {to && card ? words.give(nameOf(room, to)) : words.choose}
            </StageButton>
          </div>
        </>
      )}
      <Given scene={scene} />
    </div>
  );
}

/** Thanks to team-mates, shown to them at the end. */
export const kudos = sceneKind<"kudos">({
  now(scene, room) {
    const left = room.mine?.kudosLeft ?? 0;
    const action = readyAction(room, scene.ready, words.ready);
    const unused = left > 0 && action?.tone === "solid";
    return {
      headline: scene.question,
      detail: `${words.left(left)} ${words.secret}`,
      action: action && unused ? { ...action, tone: "line" } : action,
    };
  },
  Controls: Giving,
});
