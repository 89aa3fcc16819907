import type { StoredScorecard } from "@lantern/contract/live";
import { Link2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatDayHere } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { ArtContext } from "../stage/art.ts";
import { DirectoryContext } from "../stage/live-context.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { StageButton } from "../ui/buttons.tsx";
import { Awards } from "./awards.tsx";
import { Collaboration } from "./collaboration.tsx";
import { PointsSum } from "./points.tsx";
import { RoadList, RoadMap } from "./road-map.tsx";
import { RoadTable } from "./road-table.tsx";
import { Thanks } from "./thanks.tsx";
import "../styles/live.css";

const texts = t.liveScorecard;

/** Colors of the card that replaces a missing picture. A stored scorecard has no palette. */
const palette = { space: "#0b1b33", shadow: "#3a3160", ice: "#bfe3f2", amber: "#ffb84d" };

function CopyLink({ link, tone }: { link: string; tone: "solid" | "line" }) {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <StageButton tone={tone} icon={Link2} onClick={copy}>
      <span role="status">{copied ? texts.copied : texts.copy}</span>
    </StageButton>
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
  return (
    <ArtContext value={art}>
      <DirectoryContext value={directory}>
        <div className="l-page-card dusk">
          <header className="s-hero">
            {card.ending.art && <StoryPicture art={card.ending.art} className="s-hero-picture" />}
            <div className="s-bar">
              <BrandLogo />
              <span className="l-story">{card.experience.title}</span>
              <time>{day}</time>
              {link && <CopyLink link={link} tone="line" />}
            </div>
            <div className="s-header">
              <div>
                <p>{texts.team(names, card.team.nickname)}</p>
                <h1>{card.ending.title}</h1>
                <p className="s-share-line">{card.ending.share}</p>
              </div>
              <p className="s-total">
                <b>{card.points.total}</b>
                <span>{texts.ofTotal}</span>
              </p>
            </div>
            <RoadMap card={card} />
            <RoadList card={card} />
            <RoadTable card={card} />
          </header>
          <main>
            <PointsSum card={card} />
            <Awards awards={card.awards} name={you} />
            <Collaboration measures={card.measures} />
            <Thanks card={card} />
            {children}
          </main>
          <footer className="s-footer">
            <p>{card.ending.share}</p>
            {link && (
              <div>
                <CopyLink link={link} tone="solid" />
                <small>{texts.shareNote}</small>
              </div>
            )}
          </footer>
        </div>
      </DirectoryContext>
    </ArtContext>
  );
}
