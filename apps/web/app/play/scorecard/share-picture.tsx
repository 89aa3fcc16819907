import type { ScorecardView } from "@lantern/engine/scorecard";
import { Image } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";

const texts = () => t.liveScorecard();

/** Saves the team's picture as a file. It is drawn on this page and sent nowhere. */
export function SharePicture({
  card,
  team,
  artBase,
}: {
  card: ScorecardView;
  team: string;
  artBase: string;
}) {
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
