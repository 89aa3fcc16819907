import type { ScorecardView } from "@lantern/engine/views";
import { t } from "../../i18n/index.ts";
import { useDirectory } from "../stage/live-context.ts";
import { Glyph } from "../ui/glyph.tsx";
import { Chip } from "../ui/portrait.tsx";

const texts = t.liveScorecard;

/** Cards from teammates, and the team's commitment. */
export function Thanks({ card }: { card: ScorecardView }) {
  const { people, texts: textsById } = useDirectory();
  const textOf = (id: string) => textsById[id] ?? texts.removed;
  return (
    <section className="s-section s-two">
      <div>
        <h2>{texts.thanks}</h2>
        {card.kudos.length === 0 && <p className="s-intro">{texts.noThanks}</p>}
        <ul className="s-notes">
          {card.kudos.map(({ from, card: { symbol, text }, textId }) => (
            <li key={`${from}-${text}-${textId}`}>
              <Glyph of={symbol} />
              <b>{text}</b>
              {textId && <q>{textOf(textId)}</q>}
              <span>
                <Chip seat={from} />
                <span aria-hidden="true">{people[from]?.name}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{texts.promise}</h2>
        {card.commitmentTextId ? (
          <>
            <p className="s-promise">{textOf(card.commitmentTextId)}</p>
            <p className="s-intro">{texts.promiseNote}</p>
          </>
        ) : (
          <p className="s-intro">{texts.noPromise}</p>
        )}
      </div>
    </section>
  );
}
