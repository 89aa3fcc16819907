import { commitmentSentence } from "@lantern/contract/commitment";
import type { ScorecardView } from "@lantern/engine/scorecard";
import { language } from "../../i18n/current.ts";
import { t } from "../../i18n/index.ts";
import { useDirectory } from "../stage/live-context.ts";
import { Glyph } from "../ui/glyph.tsx";
import { Chip } from "../ui/portrait.tsx";
import { Note, Section, Title } from "./section.tsx";

const texts = () => t.liveScorecard();

/** Cards from teammates, and the team's commitment. */
export function Thanks({ card }: { card: ScorecardView }) {
  const { people, texts: textsById } = useDirectory();
  const textOf = (id: string) => textsById[id] ?? texts().removed;
  return (
    <Section className="grid gap-9 lg:grid-cols-[1.25fr_1fr] lg:gap-16">
      <div>
        <Title>{texts().thanks}</Title>
        {card.kudos.length === 0 && <Note>{texts().noThanks}</Note>}
        <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-3">
          {card.kudos.map(({ from, card: { symbol, text }, textId }) => (
            <li className="paper-note" key={`${from}-${text}-${textId}`}>
              <Glyph of={symbol} className="mb-2 size-5 text-(--paper-soft)" />
              <b className="font-display text-lg leading-[1.2] font-medium">{text}</b>
              {textId && (
                <q dir="auto" className="mt-2 font-display text-base leading-[1.35] italic [quotes:none]">
                  {textOf(textId)}
                </q>
              )}
              <span className="mt-auto flex items-center gap-2 pt-3 text-sm font-semibold">
                <Chip seat={from} />
                <span aria-hidden="true">{people[from]?.name}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Title>{texts().promise}</Title>
        {card.commitmentTextId ? (
          <>
            <p className="mt-4 mb-4 font-display text-xl leading-[1.28] text-balance wrap-anywhere before:mb-4 before:block before:h-1 before:w-14 before:rounded-sm before:bg-ember md:text-2xl">
              {commitmentSentence(textOf(card.commitmentTextId), language())}
            </p>
            <Note>{texts().promiseNote}</Note>
          </>
        ) : (
          <Note>{texts().noPromise}</Note>
        )}
      </div>
    </Section>
  );
}
