/** The motif of a badge, drawn around the origin within a circle of about 42. */
export interface Motif {
  title: string;
  /** Team badges have a golden rim, personal ones a silver rim. */
  rim: "gold" | "silver";
  drawing: string;
}

const RIMS = {
  gold: ["#ffe6b0", "#d99a3c", "#7a4a1c"],
  silver: ["#f2f8fc", "#9fb3c8", "#4a5a78"],
} as const;

/** One badge as a whole SVG file, 160 by 160: a round window, riveted, with the ring of Serena and a light behind the motif. */
export function badge(name: string, { title, rim, drawing }: Motif): string {
  const [bright, plain, deep] = RIMS[rim];
  const rivets = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2;
    return `<circle cx="${(Math.cos(a) * 68).toFixed(1)}" cy="${(Math.sin(a) * 68).toFixed(1)}" r="2.2"/>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160" width="160" height="160" role="img">
<title>${title}</title>
<defs>
<linearGradient id="${name}-rim" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${bright}"/><stop offset=".5" stop-color="${plain}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<linearGradient id="${name}-sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0b1b33"/><stop offset="1" stop-color="#3a3768"/></linearGradient>
<radialGradient id="${name}-light"><stop stop-color="#ffb84d" stop-opacity=".6"/><stop offset=".6" stop-color="#ffb84d" stop-opacity=".16"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>
<clipPath id="${name}-glass"><circle r="58"/></clipPath>
</defs>
<circle r="77" fill="url(#${name}-rim)"/>
<circle r="75.5" fill="none" stroke="#fff" stroke-opacity=".35"/>
<g fill="${deep}" fill-opacity=".75">${rivets}</g>
<circle r="61" fill="#0a1226"/>
<g clip-path="url(#${name}-glass)">
<circle r="58" fill="url(#${name}-sky)"/>
<g fill="#eef4ff" fill-opacity=".7"><circle cx="-34" cy="-30" r="1.3"/><circle cx="36" cy="-36" r="1.6"/><circle cx="44" cy="2" r="1.1"/><circle cx="-46" cy="10" r="1.1"/><circle cx="8" cy="-50" r="1.2"/></g>
<path d="M-70 44C-30 22 30 18 70 32" fill="none" stroke="#bfe3f2" stroke-opacity=".38" stroke-width="7"/>
<path d="M-70 54C-30 32 30 28 70 42" fill="none" stroke="#bfe3f2" stroke-opacity=".2" stroke-width="3"/>
<circle r="52" fill="url(#${name}-light)"/>
</g>
<g fill="none" stroke="#fff4d6" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>
<path d="M-50 -22A55 55 0 0 1 -22 -50" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>
</svg>
`;
}
