import { randomNumbers, seeded } from "@lantern/engine/random";
import type { ArtView } from "@lantern/engine/views";

/** From the picture's id, so that its card is the same for everyone every time. */
function stars(seed: number): { x: number; y: number; r: number; o: number }[] {
  const next = randomNumbers(seed);
  return Array.from({ length: 46 }, () => ({
    x: next() * 1600,
    y: next() * 620,
    r: 0.6 + next() * 1.5,
    o: 0.15 + next() * 0.5,
  }));
}

/** Drawn where there is no picture: a night sky, an arc, mist and a light, in the story's colors. */
export function SceneCard({
  of,
  palette,
  className,
}: {
  of: ArtView;
  palette: Record<string, string>;
  className?: string;
}) {
  const seed = seeded(of.id);
  const colors = Object.values(palette);
  const night = palette.space ?? colors[0] ?? "#0b1b33";
  const depth = palette.shadow ?? colors[1] ?? "#4b3f72";
  const light = palette.amber ?? colors[3] ?? "#ffb84d";
  const far = palette.ice ?? colors[2] ?? "#bfe3f2";
  const id = `card-${seed}`;
  const lightX = 380 + (seed % 820);
  const arc = 250 + (seed % 170);
  return (
    <svg
      className={className}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={of.alt}
    >
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2=".35" y2="1">
          <stop stopColor="#080d1e" />
          <stop offset=".5" stopColor={night} />
          <stop offset="1" stopColor={depth} />
        </linearGradient>
        <radialGradient id={`${id}-lamp`}>
          <stop stopColor={light} stopOpacity=".95" />
          <stop offset=".12" stopColor={light} stopOpacity=".5" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
        <filter id={`${id}-mist`} x="-10%" width="120%">
          <feTurbulence type="fractalNoise" baseFrequency=".0026 .011" numOctaves="3" seed={seed % 97} />
          <feColorMatrix values="0 0 0 0 .62  0 0 0 0 .7  0 0 0 0 .8  0 0 0 1.7 -.72" />
        </filter>
        <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity="0" />
          <stop offset=".5" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <mask id={`${id}-veil`}>
          <rect y="330" width="1600" height="480" fill={`url(#${id}-fade)`} />
        </mask>
      </defs>
      <rect width="1600" height="900" fill={`url(#${id}-sky)`} />
      {stars(seed).map((star) => (
        <circle key={`${star.x}`} cx={star.x} cy={star.y} r={star.r} fill="#e8efff" opacity={star.o} />
      ))}
      <g fill="none" stroke={far}>
        <path
          d={`M-60 ${arc + 320}C420 ${arc - 90} 1180 ${arc - 150} 1680 ${arc + 210}`}
          strokeOpacity=".34"
          strokeWidth="3"
        />
        <path
          d={`M-60 ${arc + 348}C420 ${arc - 62} 1180 ${arc - 122} 1680 ${arc + 238}`}
          strokeOpacity=".14"
          strokeWidth="10"
        />
        <path
          d={`M-60 ${arc + 392}C420 ${arc - 18} 1180 ${arc - 78} 1680 ${arc + 282}`}
          strokeOpacity=".08"
          strokeWidth="26"
        />
      </g>
      <g mask={`url(#${id}-veil)`} opacity=".55">
        <rect y="330" width="1600" height="480" filter={`url(#${id}-mist)`} />
      </g>
      <circle cx={lightX} cy="500" r="330" fill={`url(#${id}-lamp)`} opacity=".5" />
      <circle cx={lightX} cy="500" r="9" fill="#fff6de" />
      <path d="M0 900V724C260 660 520 742 800 708s520-84 800-20v212Z" fill="#070c1c" opacity=".9" />
    </svg>
  );
}
