import type { StoredScorecard } from "@lantern/contract/live";
import { Link2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatDayHere } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { copy } from "../../ui/clipboard.ts";
import { ArtContext } from "../stage/art.ts";
import { DirectoryContext } from "../stage/live-context.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { Awards } from "./awards.tsx";
import { Collaboration } from "./collaboration.tsx";
import { LogBook } from "./log-book.tsx";
import { PointsSum } from "./points.tsx";
import { width } from "./section.tsx";
import { SharePicture } from "./share-picture.tsx";
import { Summary } from "./summary.tsx";
import { Thanks } from "./thanks.tsx";
import "../styles/live.css";

const texts = () => t.liveScorecard();

/** Colors of the card that replaces a missing picture. A stored scorecard has no palette. */
const palette = { space: "#0b1b33", shadow: "#3a3160", ice: "#bfe3f2", amber: "#ffb84d" };

function CopyLink({
  link,
  tone = "plain",
  labelVisible = false,
}: {
  link: string;
  tone?: "primary" | "plain";
  /** On phones too. */
  labelVisible?: boolean;
}) {
  const [copied, setCopied] = useState(false);
  return (
    <Button
      size="lg"
      tone={tone}
      onClick={() => copy(link).then(setCopied)}
      className={labelVisible ? "" : "ml-auto"}
    >
      <Link2 aria-hidden="true" strokeWidth={1.5} />
      <span role="status" className={labelVisible ? "" : "max-md:sr-only"}>
        {copied ? texts().copied : texts().copy}
      </span>
    </Button>
  );
}

/** The whole scorecard: road, points, awards, collaboration, thanks. */
export function Scorecard({
  stored,
  link,
  children,
}: {
  stored: StoredScorecard;
  /** Address of this page. Null where nothing is stored, as after a rehearsal. */
  link: string | null;
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
                {link && <CopyLink link={link} />}
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
                <Thanks card={card} />
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
              {link && (
                <div className="grid justify-items-start gap-2 md:ml-auto">
                  <SharePicture
                    card={card}
                    team={texts().team(names, card.team.nickname)}
                    artBase={art.artBase}
                  />
                  <CopyLink link={link} tone="primary" labelVisible />
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
