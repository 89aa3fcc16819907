import type { ArtView } from "@lantern/engine/views";
import { useState } from "react";
import { useLive } from "./room.ts";
import { SceneCard } from "./scene-card.tsx";

/** A story picture in the size the screen asks for; a calm card in the story's colours while or where there is none. */
export function StoryPicture({ art, className }: { art: ArtView; className?: string }) {
  const { artBase, palette } = useLive().info;
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === art.id) return <SceneCard of={art} palette={palette} className={className} />;
  const from = `${artBase}/${art.id}`;
  const sources = (type: string) => `${from}-800.${type} 800w, ${from}.${type} 1600w`;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sources("avif")} sizes="100vw" />
      <img
        src={`${from}.webp`}
        srcSet={sources("webp")}
        sizes="100vw"
        alt={art.alt}
        decoding="async"
        onError={() => setMissing(art.id)}
      />
    </picture>
  );
}

/** The stage's picture: it has no box, it melts into the dusk. The one before fades out underneath. */
export function StagePicture({ art, children }: { art: ArtView | null; children?: React.ReactNode }) {
  return (
    <div className="l-picture">
      {art && <StoryPicture key={art.id} art={art} className="l-picture-in" />}
      {children}
    </div>
  );
}
