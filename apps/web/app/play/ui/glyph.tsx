import type { ReactElement, SVGProps } from "react";

const star = "M12 2.6l2.8 6 6.6.7-4.9 4.4 1.4 6.5L12 17l-5.9 3.2 1.4-6.5L2.6 9.3l6.6-.7Z";
const moon = "M15.5 3.2a9 9 0 1 0 5.3 13.1A7.6 7.6 0 0 1 15.5 3.2Z";
const wave = "M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0";
const line = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.7,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
const full = { fill: "currentColor", stroke: "none" } as const;

/** The eight symbols of the stories. Each has its own shape, so color is never the only difference. */
const signs: Record<string, ReactElement> = {
  "●": <circle cx="12" cy="12" r="8" {...full} />,
  "▲": <path d="M12 3.4 21 20H3Z" {...full} />,
  "■": <rect x="4.4" y="4.4" width="15.2" height="15.2" {...full} />,
  "★": <path d={star} {...full} />,
  "☾": <path d={moon} {...full} />,
  "≈": <path d={wave} {...line} strokeWidth={2.6} />,
  "◆": <path d="M12 2.4 21.6 12 12 21.6 2.4 12Z" {...full} />,
  "✚": <path d="M8.6 3h6.8v5.6H21v6.8h-5.6V21H8.6v-5.6H3V8.600h5.6Z" {...full} />,
};

const dots = (...at: [number, number][]) => (
  <g {...full}>
    {at.map(([x, y]) => (
      <circle key={`${x},${y}`} cx={x} cy={y} r="2.2" />
    ))}
  </g>
);

/** Pictures that a story may name. An unknown name falls back to a small light. */
const pictures: Record<string, ReactElement> = {
  bell: (
    <path
      d="M12 3v1.500M5 17.500c2-2 2-4 2-7a5 5 0 0 1 10 0c0 3 0 5 2 7ZM10 20.500a2 2 0 0 0 4 0"
      {...line}
    />
  ),
  "one-dot": <circle cx="12" cy="12" r="4.2" {...full} />,
  "seven-dots": dots([12, 12], [12, 5], [18, 8.5], [18, 15.5], [12, 19], [6, 15.5], [6, 8.5]),
  "closed-eye": <path d="M3 11c4 5 14 5 18 0M6 14l-2 3M12 15.500V19M18 14l2 3" {...line} />,
  lamp: <path d="M9 3h6l3 9H6ZM12 12v6M8 21h8M12 18v3" {...line} />,
  door: <path d="M6 21V4h12v17M3.5 21h17M14.5 12.500v.2" {...line} />,
  ring: (
    <path
      d="M2.6 15.500C4 9 20 5.5 21.5 9.500c1 3.5-9 8.5-15.5 8M8.5 11.500a4.2 4.2 0 1 1 6.6 3.4"
      {...line}
    />
  ),
  leaf: <path d="M5 19C4 9 9 4 20 4c.500 11-5 16-13 14M5 21c1-5 4-8.5 9-11" {...line} />,
  hat: (
    <path
      d="M2.5 15.5c3-2.600 5-3.200 5.5-3.500C8 6.500 9.500 5 12 5s4 1.500 4 7c.5.300 2.500.900 5.500 3.500-3 2-6 2.800-9.500 2.800s-6.500-.8-9.500-2.800ZM8 12c2.500 1.400 5.500 1.400 8 0"
      {...line}
    />
  ),
  bowl: (
    <path
      d="M3 11h18c-.4 5-4 8-9 8s-8.600-3-9-8ZM9 7.500c-1-1.300 1-2 0-3.500M14 7.500c-1-1.300 1-2 0-3.500"
      {...line}
    />
  ),
  pomelo: (
    <path
      d="M12 7a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM12 7c0-1.500.5-2.500 1.500-3.500M13 5.500c2-2 4.500-2 6-.500-2 1.300-4.200 1.500-6 .5Z"
      {...line}
    />
  ),
  disc: <circle cx="12" cy="12" r="8.5" {...full} />,
  sun: (
    <path
      d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.7 5.700l1 1M17.3 17.300l1 1M18.3 5.700l-1 1M6.7 17.300l-1 1"
      {...line}
    />
  ),
  far: (
    <>
      {dots([3.6, 12], [20.4, 12])}
      <path d="M8 12h8" {...line} strokeDasharray="1.5 2.5" />
    </>
  ),
  feather: <path d="M20 4c-8 0-13 4-13 12l-3 4M7 16c6 0 11-3 13-12M8 14h6M10 10.500h6" {...line} />,
  snail: (
    <path
      d="M3 18h14a4 4 0 0 0 4-4V9M21 9l1-3M21 9l-2.5-2.500M13 18a5.5 5.5 0 1 0-5.5-5.5 3.5 3.5 0 0 0 6.5 1.8 2 2 0 0 0-3-2.3"
      {...line}
    />
  ),
  hourglass: (
    <path
      d="M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9"
      {...line}
    />
  ),
  "half-door": <path d="M5 21V4h14v17M3 21h18M5 4l8 3.500V21M10 13.500v.2" {...line} />,
  note: (
    <path
      d="M9 18V5l10-2v12M9 18a2.8 2.8 0 1 1-2.8-2.500A2.7 2.7 0 0 1 9 18ZM19 15a2.8 2.8 0 1 1-2.8-2.500A2.7 2.7 0 0 1 19 15Z"
      {...line}
    />
  ),
  arrow: (
    <>
      <path d="M3 12h11M10 7.500l4.5 4.5-4.5 4.5" {...line} />
      {dots([20, 12])}
    </>
  ),
  hexagon: <path d="M12 2.8 20 7.400v9.200l-8 4.6-8-4.600V7.400Z" {...line} />,
  spoon: (
    <path
      d="M12 12v9.500M12 12c-2.4 0-3.9-2-3.9-4.800S9.8 2.5 12 2.500s3.9 1.9 3.9 4.700S14.4 12 12 12Z"
      {...line}
    />
  ),
  gear: (
    <path
      d="M12 8.600a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.800ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.600l2.1 2.100M16.3 16.300l2.1 2.100M18.4 5.600l-2.1 2.100M7.7 16.300l-2.1 2.1"
      {...line}
    />
  ),
  arch: <path d="M5 21V12a7 7 0 0 1 14 0v9M3 21h18M9 21v-8.500a3 3 0 0 1 6 0V21" {...line} />,
  book: (
    <path
      d="M12 6.500C10 4.5 6.5 4 3.5 4.500V19c3-.500 6.5 0 8.5 2 2-2 5.5-2.5 8.5-2V4.500C17.5 4 14 4.5 12 6.500ZM12 6.500V21"
      {...line}
    />
  ),
  box: <path d="M12 2.8 20.5 7v10L12 21.2 3.5 17V7ZM3.5 7 12 11.5 20.5 7M12 11.500v9.7" {...line} />,
  bed: (
    <path d="M3 5v15M3 16.500h18V20M21 16.500V13a3 3 0 0 0-3-3h-7v6.500M7 10.500a2 2 0 1 0 0 .1" {...line} />
  ),
  drop: <path d="M12 3c3.5 4.5 6.5 7.5 6.5 11.500a6.5 6.5 0 0 1-13 0C5.5 10.5 8.5 7.5 12 3Z" {...line} />,
  dish: (
    <path
      d="M4 10.500a8.5 8.5 0 0 0 10 10ZM9 15.5 15.5 9M15 5.500a4.5 4.5 0 0 1 4 4M15 2.500a7.5 7.5 0 0 1 7 7"
      {...line}
    />
  ),
  pot: (
    <path d="M5 10h14v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3ZM3 10h18M9 7c0-2 2-2 2-4M14 7c0-2 2-2 2-4" {...line} />
  ),
  slipper: <path d="M3 17v-3c4 0 6-2 8-5 4 3 10 3 10 8Z M3 17v2h18v-2" {...line} />,
  bag: <path d="M5 9h14l1.500 12H3.5ZM8.500 9V7a3.5 3.500 0 0 1 7 0v2" {...line} />,
  frame: <path d="M3 5h18v14H3ZM6.500 8.500h11v7h-11ZM12 5l-2.500-2.500M12 5l2.500-2.500" {...line} />,
  cup: (
    <path
      d="M4 8h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5ZM17 10h1.500a2.5 2.500 0 0 1 0 5H17M3 21.500h15M8 5V3M12 5V3"
      {...line}
    />
  ),
  clock: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.500 2.500" {...line} />,
  compass: (
    <path
      d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM15.500 8.500 13.500 13.500 8.500 15.500 10.500 10.500Z"
      {...line}
    />
  ),
  circle: <circle cx="12" cy="12" r="8" {...line} />,
  mirror: (
    <path
      d="M12 2.500c3.600 0 6 3.200 6 7s-2.400 7-6 7-6-3.200-6-7 2.400-7 6-7ZM12 16.500v3M8.500 21.500h7M9.500 9.500l4-4"
      {...line}
    />
  ),
  key: <path d="M8 12a4 4 0 1 0-.010 0ZM10.800 10.800 20.500 20.500M17 17l2-2M14.500 14.500l2-2" {...line} />,
  boat: <path d="M3 16h18l-2.500 4.500h-13ZM12 16V3l7 10H12M10.500 7 6 13h4.500" {...line} />,
  bird: (
    <path
      d="M3 13c4 0 5-5 9-5 1-3 5-3.500 6.500-.500L21.500 9l-3 1c0 6-4 9-8.500 9-3 0-5-2-7-6ZM9 19v2.500M13 18.500v3"
      {...line}
    />
  ),
  cat: <path d="M5 20V5l4 3.500h6L19 5v15ZM9.500 13v.2M14.500 13v.2M10.500 16.500c1 1 2 1 3 0" {...line} />,
  cook: (
    <path
      d="M7 20h10v-6.500c2.500-.300 4-2 4-4a4 4 0 0 0-4.500-4A5 5 0 0 0 12 3a5 5 0 0 0-4.500 2.500A4 4 0 0 0 3 9.500c0 2 1.500 3.700 4 4ZM7 17h10"
      {...line}
    />
  ),
  florist: (
    <path
      d="M12 21v-8M12 13c-3 0-5-2.500-5-8 1.700.500 3 1.500 3.500 2.500C11 6 11.500 4.500 12 3c.500 1.500 1 3 1.500 4.500C14 6.500 15.300 5.500 17 5c0 5.500-2 8-5 8ZM12 19c2.500 0 4.500-1.500 5-4"
      {...line}
    />
  ),
  photographer: (
    <path
      d="M3 8h4l1.500-2.500h7L17 8h4v11H3ZM12 10a3.400 3.400 0 1 0 0 6.800 3.400 3.400 0 0 0 0-6.800Z"
      {...line}
    />
  ),
  cleaner: <path d="M5 9h14l-1.500 11h-11ZM5 9c0-4 3-6 7-6s7 2 7 6" {...line} />,
  dentist: (
    <path
      d="M8 3.500c2 0 2.500 1 4 1s2-1 4-1c3 0 4 2.500 4 5 0 4-2 5-2.500 8-.400 2.500-.800 4-2 4-1.500 0-1.500-6-3.500-6s-2 6-3.500 6c-1.200 0-1.600-1.500-2-4C6 13.500 4 12.500 4 8.500c0-2.500 1-5 4-5Z"
      {...line}
    />
  ),
  heron: (
    <path
      d="M12 21v-6M9.500 21H14M12 15c5 0 8-2 9-6-3 1.500-5.500 1-8 0C11 8 14 5 11 3.500 8.500 3 8 5 8 5L3 6l5 1c2 0 1.500 2 1 4s.5 4 3 4Z"
      {...line}
    />
  ),
  seal: (
    <path
      d="M2 18c3-1 5-3 6-7 .500-3 2-5 5-5 2.500 0 4 1.500 4 3.500 0 4 1 6 5 8.500ZM12.500 9.500v.2M10 18l-2 2.500"
      {...line}
    />
  ),
  tuesday: <path d="M4 6h16v14H4ZM4 10.500h16M8.500 3v4.500M15.500 3v4.500M8 15h3" {...line} />,
  good: <path d="M4 12.500l5 5L20 6.500" {...line} strokeWidth={2.6} />,
  biscuit: (
    <>
      <circle cx="12" cy="12" r="9" {...line} />
      {dots([9, 8.5], [15.5, 11], [10, 15])}
    </>
  ),
  "open-eye": (
    <path
      d="M2.500 12c5-7.500 14-7.500 19 0-5 7.500-14 7.500-19 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"
      {...line}
    />
  ),
};

/** Other names under which a story may ask for the same picture. */
const aliases: Record<string, string> = {
  dot: "one-dot",
  "small-light": "one-dot",
  "many-lights": "seven-dots",
  dots: "seven-dots",
  sleeper: "closed-eye",
  eye: "closed-eye",
  arc: "ring",
  garden: "leaf",
  dark: "disc",
  warm: "sun",
  line: "far",
  "dots-line": "far",
  soft: "feather",
  slow: "snail",
  wait: "hourglass",
  open: "half-door",
  sing: "note",
  come: "arrow",
  dock: "hexagon",
  kitchen: "spoon",
  workshop: "gear",
  hall: "arch",
  library: "book",
  store: "box",
  memory: "lamp",
  tank: "drop",
  musician: "note",
};

/** The drawing of a symbol or a named picture, if there is one. */
export const glyphOf = (name: string): ReactElement | undefined =>
  signs[name] ?? pictures[name] ?? pictures[aliases[name] ?? ""];

/**
 * A symbol (● ▲ ■ …) or a named picture in the current color. It is hidden from screen readers, so it needs a text
 * beside it.
 */
export function Glyph({
  of,
  className,
  ...rest
}: { of: string; className?: string } & SVGProps<SVGSVGElement>) {
  const drawing = glyphOf(of) ?? dots([12, 12]);
  return (
    <svg viewBox="0 0 24 24" className={className ?? "size-6.5 shrink-0"} aria-hidden="true" {...rest}>
      {drawing}
    </svg>
  );
}
