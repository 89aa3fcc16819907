import type { SceneView } from "@lantern/engine/views";
import { useContext } from "react";
import { ArtContext } from "../stage/art.ts";

/** A drawing of the story's own. Without `alt` it is decorative: what it stands for is in a text beside it. */
export function SkinDrawing({
  of,
  alt = "",
  className,
  onMissing,
}: {
  of: string;
  alt?: string;
  className?: string;
  /** Called where there is no such drawing. */
  onMissing?: () => void;
}) {
  const base = useContext(ArtContext)?.artBase;
  const file = of.endsWith(".avif") ? of : `${of}.svg`;
  return (
    base && (
      <img
        src={`${base}/skin/${file}`}
        alt={alt}
        draggable={false}
        className={className}
        onError={onMissing}
      />
    )
  );
}

/** Drawn over the scene's picture, where the story's board needs its own background. */
export function SkinBackdrop({ scene }: { scene: Extract<SceneView, { kind: "puzzle" }> }) {
  const backdrop = scene.skin?.backdrop;
  return backdrop && <SkinDrawing of={backdrop} />;
}
