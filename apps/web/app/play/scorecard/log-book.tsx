import type { ScorecardView } from "@lantern/engine/scorecard";
import { formatDayHere } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { useDirectory } from "../stage/live-context.ts";
import { Section } from "./section.tsx";

const texts = () => t.liveScorecard();
const STORED = /\{text:([^{}]+)\}/g;

/** A company's own text with its braces and slashes: see `captionText`, which would load the whole stage here. */
const withOwnCharacters = (line: string) => line.replaceAll("{brace}", "{").replaceAll("{slash}", "/");

/** The team's page of the story's log: who they were, what they chose, and the lines that they kept. */
export function LogBook({ card }: { card: ScorecardView }) {
  const { people, texts: textsById } = useDirectory();
  if (!card.log || card.log.length === 0) return null;
  const textOf = (id: string) => textsById[id] ?? texts().removed;
  const names = card.team.seats.map((seat) => people[seat]?.name ?? "").filter(Boolean);
  const choices = card.path.filter(({ kind }) => kind === "decision");
  return (
    <Section title={texts().log} intro={texts().logIntro}>
      <article className="log-page mt-6 grid max-w-180 gap-5 p-6 font-display text-lg leading-[1.45] wrap-anywhere md:p-10">
        <header>
          <p className="text-md">{formatDayHere(card.endedAt)}</p>
          <h3 className="text-2xl leading-[1.15] font-medium">{card.ending.title}</h3>
          <p>{texts().team(names, card.team.nickname)}</p>
        </header>
        <ul className="grid gap-1">
          {choices.map(({ scene, title, chosen }) => (
            <li key={scene}>
              {/[?!]$/.test(title) ? title : `${title}:`} <b className="font-semibold">{chosen}</b>
            </li>
          ))}
        </ul>
        {card.log.map(({ who, text }) => {
          const lines = [...text.matchAll(STORED)].map(([, id]) => textOf(id ?? ""));
          if (lines.length === 0)
            return (
              <p key={text}>
                {who && `${who}: `}
                {withOwnCharacters(text.replaceAll(" / ", " "))}
              </p>
            );
          return (
            <ul key={text} className="grid gap-2 italic">
              {lines.map((line) => (
                <li key={line}>
                  <q>{line}</q>
                </li>
              ))}
            </ul>
          );
        })}
      </article>
    </Section>
  );
}
