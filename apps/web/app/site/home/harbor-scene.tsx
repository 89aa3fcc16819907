import type { CSSProperties } from "react";
import { Harbor } from "../sections/harbor.tsx";

/** Position of each lantern's light in the picture (1920 × 1080 px), and the radius of its glow. */
const farLights = [
  { x: 1178, y: 664, reach: 190 },
  { x: 1420, y: 664, reach: 210 },
  { x: 1868, y: 664, reach: 210 },
];
const nearLights = [
  { x: 154, y: 820, reach: 170 },
  { x: 517, y: 748, reach: 300 },
  { x: 625, y: 820, reach: 170 },
];
/** Windows that are dark in the picture and light up one by one. */
const windows = [
  { x: 1417, y: 503, w: 34, h: 58 },
  { x: 1535, y: 364, w: 29, h: 34 },
  { x: 1643, y: 393, w: 35, h: 54 },
  { x: 1711, y: 603, w: 35, h: 57 },
  { x: 1777, y: 283, w: 34, h: 60 },
];
/** Sparks over the water: start position, and delay in seconds. */
const embers = [
  { x: 300, y: 980, after: 0 },
  { x: 760, y: 900, after: 5 },
  { x: 1010, y: 760, after: 9 },
  { x: 1290, y: 820, after: 3 },
  { x: 1600, y: 780, after: 12 },
  { x: 540, y: 860, after: 14 },
];

const across = (x: number) => `${((x / 1920) * 100).toFixed(2)}%`;
const down = (y: number) => `${((y / 1080) * 100).toFixed(2)}%`;

/**
 * The harbor in layers: far shore, lights and windows, mist, and the jetty in front. A still picture without script or
 * with reduced motion.
 */
export function HarborScene() {
  return (
    <div className="harbor" aria-hidden="true">
      <div className="layers">
        <Harbor className="far" sizes="(max-width: 760px) 1244px, 100vw" first />
        {windows.map(({ x, y, w, h }, index) => (
          <i
            key={x}
            className="window"
            style={{ left: across(x), top: down(y), width: across(w), height: down(h), ...turn(index) }}
          />
        ))}
        {farLights.map((light, index) => (
          <Light key={light.x} {...light} index={index} />
        ))}
        <i className="mist" />
        <i className="mist low" />
        <div className="jetty">
          <picture>
            <source type="image/avif" srcSet="/art/jetty.avif" />
            <img src="/art/jetty.webp" alt="" width="900" height="420" loading="lazy" />
          </picture>
        </div>
        {nearLights.map((light, index) => (
          <Light key={light.x} {...light} index={index + farLights.length} />
        ))}
        {embers.map(({ x, y, after }) => (
          <i
            key={x}
            className="ember"
            style={{ left: across(x), top: down(y), animationDelay: `${after}s` }}
          />
        ))}
      </div>
    </div>
  );
}

const turn = (index: number) => ({ "--turn": index }) as CSSProperties;

function Light({ x, y, reach, index }: { x: number; y: number; reach: number; index: number }) {
  return (
    <i className="glow" style={{ left: across(x), top: down(y), width: across(reach * 2), ...turn(index) }} />
  );
}
