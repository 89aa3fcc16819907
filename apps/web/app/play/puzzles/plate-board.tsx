import { useContext } from "react";
import { ArtContext } from "../stage/art.ts";
import type { SceneOf } from "../stage/kind.ts";
import { useLive } from "../stage/live-context.ts";

/** Where a thing is on the plate of its board: the properties of its element. Without an area it stands in a row. */
export function areaOf({ skin }: SceneOf<"puzzle">, id: string) {
  const area = skin?.areas?.[id];
  if (!area) return {};
  const [x, y, w, h] = area;
  return {
    "data-area": true,
    style: { "--x": x, "--y": y, "--w": w, "--h": h } as React.CSSProperties,
  };
}

interface PlateBoardProps {
  scene: SceneOf<"puzzle">;
  label: string;
  className?: string;
  children: React.ReactNode;
}

/** A board that is a picture of the story: what can be touched lies on it. The picture shows no state. */
export function PlateBoard({ scene, label, className = "", children }: PlateBoardProps) {
  const base = useContext(ArtContext)?.artBase;
  const plate = scene.skin?.plate;
  return (
    <section
      className={`${plate || scene.skin?.areas ? "l-plate-board" : ""} ${className}`}
      aria-label={label}
      lang={useLive(({ info }) => info.locale)}
    >
      {base && plate && (
        <img className="l-plate" src={`${base}/${plate}.avif`} alt="" draggable={false} decoding="async" />
      )}
      {children}
    </section>
  );
}
