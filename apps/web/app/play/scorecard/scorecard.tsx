import { commitmentSentence } from "@lantern/contract/commitment";
import type { Language } from "@lantern/contract/languages";
import type { StoredScorecard } from "@lantern/contract/live";
import type { ScorecardView } from "@lantern/engine/scorecard";
import { Image } from "lucide-react";
import { type ReactNode, useState } from "react";
import { language } from "../../i18n/current.ts";
import { formatDayHere } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { ArtContext } from "../stage/art.ts";
import { DirectoryContext, useDirectory } from "../stage/live-context.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { Chip } from "../ui/portrait.tsx";
import { Awards } from "./awards.tsx";
import { Collaboration } from "./collaboration.tsx";
import { palette } from "./palette.ts";
import { PointsSum } from "./points.tsx";
import { Note, Section, Title, width } from "./section.tsx";
import { Summary } from "./summary.tsx";
import "../styles/live.css";

const texts = () => t.liveScorecard();

/** The whole scorecard: road, points, awards, collaboration, thanks. */
export function Scorecard({
  stored,
  isStored,
  shareLink,
  children,
}: {
  stored: StoredScorecard;
  /** Nothing is stored after a rehearsal, so there is nothing to share. */
  isStored: boolean;
  /** At the top, beside the day. */
  shareLink?: ReactNode;
  /** Below the thanks. */
  children?: ReactNode;
}) {
  const { scorecard: card, directory } = stored;
  const [art] = useState({ artBase: `/content/${card.experience.slug}/art`, palette });
  const names = card.team.seats.map((seat) => directory.people[seat]?.name ?? "").filter(Boolean);
  const you = card.you ? (directory.people[card.you]?.name ?? "") : "";
  const day = formatDayHere(card.endedAt);
  // A scene is too short for points and measures. Its path is all there is to show.
  const { scene } = card.experience;
  return (
    <ArtContext value={art}>
      <DirectoryContext value={directory}>
        <div className="scorecard dusk min-h-dvh">
          <Summary
            card={card}
            team={texts().team(names, card.team.nickname)}
            picture={card.ending.art && <StoryPicture art={card.ending.art} />}
            bar={
              <div className={`${width} flex items-center gap-3 pt-4 text-sm`}>
                <BrandLogo />
                <span className="font-display text-md">{card.experience.title}</span>
                <time className="max-md:hidden">{day}</time>
                {shareLink}
              </div>
            }
          />
          <main>
            {!scene && (
              <>
                <LogBook card={card} />
                <PointsSum card={card} />
                <Awards awards={card.awards} personal={texts().you(you)} artBase={art.artBase} />
                <Collaboration measures={card.measures} />
                <Thanks card={card} language={stored.language ?? language()} />
              </>
            )}
            {children}
          </main>
          {!scene && (
            <footer
              className={`${width} flex flex-col items-start gap-5 py-9 md:flex-row md:items-center md:gap-10 md:py-11`}
            >
              <p className="max-w-[22em] flex-1 font-display text-xl leading-[1.3] text-balance">
                {card.ending.share}
              </p>
              {isStored && (
                <div className="grid justify-items-start gap-2 md:ms-auto">
                  <SharePicture
                    card={card}
                    team={texts().team(names, card.team.nickname)}
                    artBase={art.artBase}
                  />
                  <small className="text-sm text-ink-soft">{texts().shareNote}</small>
                </div>
              )}
            </footer>
          )}
        </div>
      </DirectoryContext>
    </ArtContext>
  );
}

const STORED = /\{text:([^{}]+)\}/g;

/** A company's own text with its braces and slashes: see `captionText`, which would load the whole stage here. */
const withOwnCharacters = (line: string) => line.replaceAll("{brace}", "{").replaceAll("{slash}", "/");

/** The team's page of the story's log: who they were, what they chose, and the lines that they kept. */
function LogBook({ card }: { card: ScorecardView }) {
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
                  <q dir="auto">{line}</q>
                </li>
              ))}
            </ul>
          );
        })}
      </article>
    </Section>
  );
}

/** Saves the team's picture as a file. It is drawn on this page and sent nowhere. */
function SharePicture({ card, team, artBase }: { card: ScorecardView; team: string; artBase: string }) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    const art = card.ending.art && `${artBase}/${card.ending.art.id}.avif`;
    const { drawSharing } = await import("./share-drawing.ts");
    const picture = await drawSharing({ card, team, art });
    setFailed(picture === null);
    if (!picture) return;
    const href = URL.createObjectURL(picture);
    Object.assign(document.createElement("a"), { href, download: `${card.experience.slug}.png` }).click();
    URL.revokeObjectURL(href);
  };
  return (
    <>
      <Button size="lg" onClick={() => void save().catch(() => setFailed(true))}>
        <Image aria-hidden="true" strokeWidth={1.5} />
        {texts().picture}
      </Button>
      <small className="text-sm text-ink-soft" role={failed ? "alert" : undefined}>
        {failed ? texts().pictureFailed : texts().pictureNote}
      </small>
    </>
  );
}

/**
 * Cards from teammates, and the team's commitment.
 * @param language in which the team wrote it
 */
function Thanks({ card, language }: { card: ScorecardView; language: Language }) {
  const { people, texts: textsById } = useDirectory();
  const textOf = (id: string) => textsById[id] ?? texts().removed;
  return (
    <Section className="grid gap-9 lg:grid-cols-[1.25fr_1fr] lg:gap-16">
      {card.kudos.length > 0 && (
        <div>
          <Title>{texts().thanks}</Title>
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
      )}
      <div>
        <Title>{texts().promise}</Title>
        {card.commitmentTextId ? (
          <>
            <p
              lang={language}
              className="mt-4 mb-4 font-display text-xl leading-[1.28] text-balance wrap-anywhere before:mb-4 before:block before:h-1 before:w-14 before:rounded-sm before:bg-ember md:text-2xl"
            >
              {commitmentSentence(textOf(card.commitmentTextId), language)}
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
