import { useContext } from "react";
import { ArtContext } from "../stage/art.ts";
import { playing, type SceneOf } from "../stage/kind.ts";
import { useLive, useServerNow, useStage } from "../stage/live-context.ts";
import { pressing } from "./together.ts";

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

interface TriedProps {
  scene: SceneOf<"puzzle">;
  /** How many of all press. */
  pressingText: (count: number, all: number) => string;
  /** How many of all are right. */
  triedText: (right: number, of: number) => string;
}

/** Who presses now, else what the last try said: how many are right, and never which. */
export function Tried({ scene: { puzzle, tried, status }, pressingText, triedText }: TriedProps) {
  const seats = pressing(puzzle, useServerNow(250));
  const all = useStage((stage) => playing(stage).length);
  if (status !== "open" || (seats.length === 0 && !tried)) return null;
  return (
    <p className="l-plate-note">
      {seats.length > 0 ? pressingText(seats.length, all) : tried && triedText(tried.right, tried.of)}
    </p>
  );
}
